import { setCompanyAlias, setOccupationAlias } from '@app/contract/aliases';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendPressed } from '../platform/pressed.ts';
import { mendCell } from '../roster/findings/fixes.ts';
import { createRoster, pasteAt, persons } from '../../test/roster-world.ts';
import { rememberPicks } from './picks.ts';

vi.mock('../platform/pressed.ts', () => ({ sendPressed: vi.fn(() => Promise.resolve({})) }));

const company = { field: 'work_company', text: '苏州精工电子有限公司', id: 1 } as const;
const other = { field: 'work_company', text: '宁波港务', id: 2 } as const;
const work = { field: 'occupation', text: '包装工', code: 'MFG03' } as const;

/** A list of two that says a company and a work type in words of its own. */
function aList(words = '老厂') {
  const roster = createRoster();
  const row = (name: string, idcard: string) => [name, idcard, words, '线上的'];
  pasteAt(roster, 0, 'name', [row('王伟', persons.wang), row('李娜', persons.li)]);
  return roster;
}

const remembered = () => vi.mocked(sendPressed).mock.calls.map(([call, input]) => [call.path, input]);

beforeEach(() => void vi.mocked(sendPressed).mockClear());

it('N13 has remembered what was chosen for words that nothing is called by, once each', async () => {
  const roster = aList(' 老厂 ');
  mendCell(roster, 0, company);
  roster.offer()?.act();
  mendCell(roster, 0, work);

  await rememberPicks(roster);
  await rememberPicks(roster);

  expect(remembered()).toEqual([
    [setCompanyAlias.path, { alias: '老厂', company_id: 1 }],
    [setOccupationAlias.path, { alias: '线上的', occupation_code: 'MFG03' }],
  ]);
});

it('N13 remembers nothing that was taken back, nor words that were matched to two things', async () => {
  const roster = aList();
  mendCell(roster, 0, company);
  roster.undo();
  await rememberPicks(roster);
  mendCell(roster, 0, company);
  mendCell(roster, 1, other);
  await rememberPicks(roster);

  expect(remembered()).toEqual([]);
});

it('N13 remembers nothing where a name was chosen before, or the cell was empty', async () => {
  const roster = aList('');
  mendCell(roster, 0, company);
  mendCell(roster, 0, other);

  await rememberPicks(roster);

  expect(remembered()).toEqual([]);
});
