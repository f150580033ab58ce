import { expect, it } from 'vitest';
import { createRoster, pasteAt, persons } from '../../../test/roster-world.ts';
import { writeCells } from './edits.ts';

const company = '苏州精工电子有限公司';
const row = (name: string, idcard: string, start: string, work = '包装工') =>
  [name, idcard, company, work, ''].concat(start);

it('B2 tells the first day on which cover of the list begins, and whether others begin later', () => {
  const roster = createRoster();
  const startsOf = () => roster.summary().starts;
  expect(startsOf()).toEqual({ first: null, isOne: true });

  pasteAt(roster, 0, 'name', [
    row('王伟', persons.wang, '2026-12-11'),
    row('李娜', persons.li, '2026-12-10'),
  ]);
  expect(startsOf()).toEqual({ first: '2026-12-10', isOne: false });

  writeCells(roster, 1, [{ field: 'start_date', text: '2026-12-11' }]);
  expect(startsOf()).toEqual({ first: '2026-12-11', isOne: true });
  writeCells(roster, 1, [{ field: 'start_date', text: '' }]);
  expect(startsOf()).toEqual({ first: '2026-12-02', isOne: false });
});

it('B2 counts the starts of those who can be insured, of all where nobody can, and none that cannot be had', () => {
  const roster = createRoster();
  const startsOf = () => roster.summary().starts;
  pasteAt(roster, 0, 'name', [
    row('王伟', persons.wang, '2026-12-11', '?'),
    row('李娜', persons.li, '2026-12-12', '?'),
    row('赵敏', persons.zhao, '2026-11-01'),
  ]);
  expect(startsOf()).toEqual({ first: '2026-12-11', isOne: false });

  writeCells(roster, 1, [{ field: 'occupation', text: '包装工' }]);
  expect(startsOf()).toEqual({ first: '2026-12-12', isOne: true });
});
