import { day } from '@app/domain/calendar/day';
import { writeHidden } from '@app/domain/persons/hidden-document';
import { expect, it } from 'vitest';
import { codesAt, createRoster, pasteAt, write } from '../../../test/roster-world.ts';
import { appendRows, fillLike, writeCells } from './edits.ts';
import { rememberCopied } from './recalled.ts';
import type { RosterStore } from './roster-store.ts';

const mask = '320***********0011';

const reference = (hash: string, born = '1990-03-07') =>
  `${writeHidden({ idtype: 1, birthday: day(born), gender: 'male' }, hash.padEnd(22, '0'))}.sealed`;

const hidden = (name: string, person = reference('A'), idcard = mask) => ({
  name,
  idcard,
  person,
  mobile: '138****5678',
  work_company: '苏州精工电子有限公司',
  occupation: '包装工',
});

const entryAt = (roster: RosterStore, at: number) => roster.entryOf(roster.keys()[at] ?? -1);
const errorsAt = (roster: RosterStore, at: number) =>
  roster
    .view(roster.keys()[at] ?? -1)
    ?.verdicts.filter(({ level }) => level === 'error')
    .map(({ code }) => code);

it('B3 T21 judges and prices a person whose number is masked', () => {
  const roster = createRoster();
  appendRows(roster, [hidden('李伟')]);

  expect(codesAt(roster, 0)).toEqual([]);
  expect(roster.summary().valid).toBe(1);
});

it('B3 T21 judges the age of a person whose number is masked', () => {
  const roster = createRoster();
  appendRows(roster, [hidden('李伟', reference('B', '2012-08-15'))]);

  expect(errorsAt(roster, 0)).toEqual(['AGE_LOW']);
});

it('B3 T21 finds the same person twice, and only the same, where numbers are masked alike', () => {
  const roster = createRoster();
  appendRows(roster, [hidden('李伟'), hidden('李伟'), hidden('李伟', reference('C'))]);

  expect([0, 1, 2].map((at) => codesAt(roster, at))).toEqual([[], ['DUP_ROW'], []]);
});

it('B3 T21 takes a number typed over the mask for the number, and undo brings the person back', () => {
  const roster = createRoster();
  appendRows(roster, [hidden('李伟')]);
  writeCells(roster, 0, [{ field: 'idcard', text: '110101199003070011' }]);

  expect(entryAt(roster, 0)).toMatchObject({ idcard: '110101199003070011', person: null, mobile: '' });
  roster.undo();
  expect(entryAt(roster, 0)).toMatchObject({ idcard: mask, person: reference('A'), mobile: '138****5678' });
});

it('B3 T21 keeps the person of a cell that was opened and left as it was', () => {
  const roster = createRoster();
  appendRows(roster, [hidden('李伟')]);
  writeCells(roster, 0, [{ field: 'idcard', text: mask }]);

  expect(entryAt(roster, 0)?.person).toBe(reference('A'));
});

it('B3 T21 keeps the persons of rows that are copied and pasted, and of no others', () => {
  const roster = createRoster();
  appendRows(roster, [hidden('李伟'), hidden('王芳', reference('C'))]);
  rememberCopied(roster.entries());
  pasteAt(roster, 2, 'name', [
    ['王芳', mask],
    ['李伟', mask],
    ['张三', mask],
  ]);

  expect([2, 3, 4].map((at) => entryAt(roster, at)?.person)).toEqual([reference('C'), reference('A'), null]);
  expect(errorsAt(roster, 4)).toContain('ID_FORMAT');
});

it('B3 T21 fills a person down as a person', () => {
  const roster = createRoster();
  appendRows(roster, [hidden('李伟')]);
  write(roster, 1, '李伟', '');
  fillLike(roster, [roster.keys()[1]!], { like: entryAt(roster, 0)!, fields: ['idcard'] });

  expect(entryAt(roster, 1)).toMatchObject({ idcard: mask, person: reference('A') });
});
