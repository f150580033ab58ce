import { describe, expect, it, vi } from 'vitest';
import { applyFix, gravest, mendCell, mendOn } from './fixes.ts';
import { writeCells } from '../store/edits.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { createRoster, pasteAt, persons } from '../../../test/roster-world.ts';

const screen = () => ({ open: vi.fn(), start: vi.fn(), restore: vi.fn(), forget: vi.fn() });

const companiesOf = (roster: RosterStore) => roster.keys().map((key) => roster.entryOf(key)?.work_company);

/** Presses the fix of the gravest finding of a row. */
function press(roster: RosterStore, at: number, on = screen()) {
  const view = roster.view(roster.keys()[at] ?? -1);
  const first = view && gravest(view.shown);
  const fix = view && first ? roster.judging().fixOf(first, view) : null;
  if (!view || !first || !fix) throw new RangeError('nothing to press');
  applyFix(roster, { key: view.entry.key, code: first.code, fix }, on);
  return { fix, on };
}

describe('apply to similar rows', () => {
  it('B3 offers a choice for the rows that say the same, and does it in one step', () => {
    const roster = createRoster();
    const row = (name: string, idcard: string, company: string) => [name, idcard, company, '包装工'];
    pasteAt(roster, 0, 'name', [
      row('王伟', persons.wang, '精工'),
      row('李娜', persons.li, ' 精工'),
      row('赵敏', persons.zhao, '宁波'),
    ]);

    mendCell(roster, 0, { field: 'work_company', text: '苏州精工电子有限公司', id: 1 });
    expect(roster.offer()?.rows).toBe(1);
    roster.offer()?.act();

    expect(companiesOf(roster)).toEqual(['苏州精工电子有限公司', '苏州精工电子有限公司', '宁波']);
    expect(roster.offer()).toBeNull();
    roster.undo();
    expect(companiesOf(roster)).toEqual(['苏州精工电子有限公司', ' 精工', '宁波']);
  });

  it('B3 offers a work type only for rows of the same work company, and only one that can be done there', () => {
    const roster = createRoster();
    const row = (name: string, idcard: string, company: string) => [name, idcard, company, '普工'];
    const here = '苏州精工电子有限公司';
    pasteAt(roster, 0, 'name', [
      row('王伟', persons.wang, here),
      row('李娜', persons.li, '宁波港务(集团)'),
      row('赵敏', persons.zhao, here),
    ]);

    mendCell(roster, 0, { field: 'occupation', text: '爆破工', code: 'CON09' });
    expect(roster.offer()).toBeNull();
    roster.undo();
    mendCell(roster, 0, { field: 'occupation', text: '包装工', code: 'MFG03' });
    expect(roster.offer()).toMatchObject({ rows: 1, companies: 1 });
    roster.offer()?.act();

    expect(roster.keys().map((key) => roster.entryOf(key)?.occupation)).toEqual(['包装工', '普工', '包装工']);
  });

  it('B3 says at how many work companies the rows are that it offers to change', () => {
    const roster = createRoster();
    pasteAt(roster, 0, 'name', [
      ['王伟', persons.wang, '苏州精工电子有限公司', '包装工', '1381'],
      ['李娜', persons.li, '宁波港务(集团)', '包装工', '无'],
    ]);
    roster.leave(roster.keys(), ['mobile']);
    const key = roster.keys()[0] ?? -1;
    applyFix(roster, { key, code: 'MOBILE', fix: { kind: 'clear', field: 'mobile' } }, screen());

    expect(roster.offer()).toMatchObject({ rows: 1, companies: 2 });
  });

  it('B3 judges a cell letter by letter as one step, and offers the same at the end', () => {
    const roster = createRoster();
    const row = (name: string, idcard: string) => [name, idcard, '精工', '包装工'];
    pasteAt(roster, 0, 'name', [row('王伟', persons.wang), row('李娜', persons.li)]);
    const mending = mendOn(roster, { at: 0, field: 'work_company' });
    for (const text of ['苏州精工', '苏州精工电子有限公司']) mending.write({ field: 'work_company', text });

    expect([roster.summary().valid, roster.offer()]).toEqual([1, null]);
    mending.end();
    expect(roster.offer()?.rows).toBe(1);
    roster.undo();
    expect(companiesOf(roster)).toEqual(['精工', '精工']);
    roster.redo();
    expect(companiesOf(roster)).toEqual(['苏州精工电子有限公司', '精工']);
  });

  it('offers nothing where nothing was to mend', () => {
    const roster = createRoster();
    pasteAt(roster, 0, 'name', [
      ['王伟', persons.wang, '苏州精工电子有限公司', '包装工'],
      ['李娜', persons.li, '苏州精工电子有限公司', '包装工'],
    ]);
    mendCell(roster, 0, { field: 'occupation', text: '流水线装配工', code: 'MFG04' });
    expect(roster.offer()).toBeNull();
  });

  it('offers to take out all rows that name someone again', () => {
    const roster = createRoster();
    pasteAt(
      roster,
      0,
      'name',
      Array.from({ length: 4 }, () => ['王伟', persons.wang, '苏州精工电子有限公司', '包装工']),
    );
    press(roster, 1);
    expect([roster.keys().length, roster.offer()?.rows]).toEqual([3, 2]);
    roster.offer()?.act();
    expect(roster.keys()).toHaveLength(1);
  });
});

it('takes what a text most likely stands for, when it is pressed and not before', () => {
  const roster = createRoster();
  pasteAt(roster, 0, 'name', [['王伟', persons.wang, '苏州精工电子', '包装工']]);
  expect(roster.summary().valid).toBe(0);

  expect(press(roster, 0).fix.kind).toBe('take');
  expect(roster.summary().valid).toBe(1);
});

it.each(['包庄工', 'bzg'])('B3 takes %s for the work type that sounds so', (written) => {
  const roster = createRoster();
  pasteAt(roster, 0, 'name', [['王伟', persons.wang, '苏州精工电子有限公司', written]]);

  expect(press(roster, 0).fix).toMatchObject({ kind: 'take', label: '包装工' });
  expect(roster.summary().valid).toBe(1);
});

it('moves the start of a row that has one of its own, and of the whole change otherwise', () => {
  const roster = createRoster();
  const row = ['王伟', persons.wang, '苏州精工电子有限公司', '包装工', ''];
  pasteAt(roster, 0, 'name', [[...row, '2026-11-01']]);
  const { on } = press(roster, 0);
  expect(on.start).not.toHaveBeenCalled();
  expect(roster.entryOf(roster.keys()[0] ?? -1)?.start_date).toBe('2026-12-01');
});

it('asks for a ruined number only when one was found, and only when it is pressed', () => {
  const roster = createRoster();
  pasteAt(roster, 0, 'name', [['王伟', '1.10101199003070E+17', '苏州精工电子有限公司', '包装工']]);
  const key = roster.keys()[0] ?? -1;
  expect(() => press(roster, 0)).toThrow('nothing to press');

  roster.offerNumbers(new Map([[roster.entryOf(key)!, '1101**********0011']]));
  const { fix, on } = press(roster, 0);
  expect(fix).toEqual({ kind: 'restore', mask: '1101**********0011' });
  expect(on.restore).toHaveBeenCalledWith([key]);
});

it('B3 takes a row out whose person no plan of this kind insures', () => {
  const roster = createRoster();
  pasteAt(roster, 0, 'name', [['童工', persons.child, '苏州精工电子有限公司', '包装工']]);
  expect(press(roster, 0).fix).toEqual({ kind: 'removeRow' });
  expect(roster.keys()).toEqual([]);
});

it('B3 ends cover on the nearest last day that can be had', () => {
  const roster = createRoster();
  const row = ['王伟', persons.wang, '苏州精工电子有限公司', '包装工'];
  pasteAt(roster, 0, 'name', [row]);
  writeCells(roster, 0, [{ field: 'end_date', text: '2027-03-01' }]);
  roster.leave(roster.keys(), ['end_date']);
  expect(press(roster, 0).fix).toEqual({ kind: 'endOn', day: '2026-12-31' });
  expect(roster.summary().valid).toBe(1);
});

it('B3 empties a mobile number that is none, in all such rows with a second press', () => {
  const roster = createRoster();
  const row = (name: string, idcard: string, mobile: string) => [
    name,
    idcard,
    '苏州精工电子有限公司',
    '包装工',
    mobile,
  ];
  pasteAt(roster, 0, 'name', [row('王伟', persons.wang, '1381'), row('李娜', persons.li, '无')]);
  press(roster, 0);
  roster.offer()?.act();
  expect(roster.keys().map((key) => roster.entryOf(key)?.mobile)).toEqual(['', '']);
  expect(roster.summary().valid).toBe(2);
});

it('B3 takes the one document whose shape the number has', () => {
  const roster = createRoster();
  pasteAt(roster, 0, 'name', [['王伟', persons.wang, '苏州精工电子有限公司', '包装工']]);
  writeCells(roster, 0, [{ field: 'idtype', text: '2' }]);
  roster.leave(roster.keys(), ['idtype']);
  expect(press(roster, 0).fix).toMatchObject({ kind: 'take', edit: { field: 'idtype', text: '1' } });
  expect(roster.summary().valid).toBe(1);
});
