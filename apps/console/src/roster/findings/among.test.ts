import { createDirectory } from '@app/domain/roster/directory';
import { readingsFrom } from '../../platform/readings.ts';
import { expect, it } from 'vitest';
import { hanSyllables } from '../../../build/han-pinyin.ts';
import { judgingBy } from '../../policy-changes/kinds/add/sheet/judging.tsx';
import { addSheet } from '../../policy-changes/kinds/add/sheet/sheet.ts';
import { contextOf, directory, pasteAt, persons } from '../../../test/roster-world.ts';
import { createRosterStore } from '../store/roster-store.ts';
import { createColumnChoice } from '../store/shown-columns.ts';
import { rowsAlike, takeAmong } from './fixes.ts';

const readings = readingsFrom(hanSyllables());
const names = ['锦绣纺织', '保税区供应链', '港务', '金港钢铁', '沙洲冶金', '暨阳针织'].map(
  (name) => `张家港${name}有限公司`,
);

function rosterOf(companies: readonly string[]) {
  const open = companies.map((name, at) => ({ id: 10 + at, name, status: 10, occupation_codes: ['MFG03'] }));
  const context = {
    ...contextOf(),
    workCompanies: new Map(open.map(({ id }) => [id, { status: 10, occupation_ids: new Set([11]) }])),
  };
  const judging = judgingBy({
    directory: createDirectory([...directory.companies, ...open], directory.occupations),
    readings,
    context,
  });
  const roster = createRosterStore(
    judging,
    createColumnChoice(addSheet, { getItem: () => null, setItem: () => undefined }),
  );
  pasteAt(roster, 0, 'name', [
    ['王伟', persons.wang, '张家港', '包装工'],
    ['李娜', persons.li, ' 张家港', '包装工'],
    ['赵敏', persons.zhao, '苏州', '包装工'],
  ]);
  return roster;
}

const fixAt = (roster: ReturnType<typeof rosterOf>, at: number) => {
  const view = roster.view(roster.keys()[at] ?? -1);
  const unknown = view?.verdicts.find(({ code }) => code === 'WC_UNKNOWN');
  return view && unknown ? roster.judging().fixOf(unknown, view) : null;
};

it('B3 offers each company that the words may mean, and takes one in all rows that say the same', () => {
  const roster = rosterOf(names.slice(0, 2));
  const fix = fixAt(roster, 0);
  if (fix?.kind !== 'choose' || fix.among === undefined) throw new RangeError('nothing to choose among');
  expect(fix.among.map(({ text }) => text)).toEqual(expect.arrayContaining(names.slice(0, 2)));

  const first = roster.entryOf(roster.keys()[0] ?? -1)!;
  expect(rowsAlike(roster, first, 'work_company')).toHaveLength(2);
  takeAmong(roster, first.key, { field: 'work_company', text: names[1]!, id: 11 });

  const companies = () => roster.keys().map((key) => roster.entryOf(key)?.work_company);
  expect(companies()).toEqual([names[1], names[1], '苏州']);
  roster.undo();
  expect(companies()).toEqual(['张家港', ' 张家港', '苏州']);
});

it('B3 offers five at most, and takes the only one by its name', () => {
  const many = fixAt(rosterOf(names), 0);
  expect(many?.kind === 'choose' ? many.among : []).toHaveLength(5);
  expect(fixAt(rosterOf(names.slice(0, 1)), 0)).toMatchObject({ kind: 'take', label: names[0] });
});
