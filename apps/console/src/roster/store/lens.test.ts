import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertRow, removeRows, writeCells, writeRows } from './edits.ts';
import { placeShown, shownPlace } from './lens.ts';
import { createRoster, pasteAt, persons } from '../../../test/roster-world.ts';

const listOf = () => {
  const roster = createRoster();
  pasteAt(roster, 0, 'name', [
    ['王伟', persons.wang, '苏州精工电子有限公司', '包装工'],
    ['李娜', '123', '苏州精工电子有限公司', '包装工'],
    ['赵敏', persons.zhao, '苏州精工电子有限公司', '厨师'],
  ]);
  return roster;
};

describe('only problems', () => {
  it('shows the rows that have one, under their own numbers', () => {
    const roster = listOf();
    roster.lens.look({ code: 'any' });
    expect(roster.lens.places()).toEqual([1, 2]);

    roster.lens.look({ code: 'OCC_UNKNOWN' });
    expect(roster.lens.places()).toEqual([2]);

    roster.lens.look(null);
    expect(roster.lens.places()).toBeNull();
  });

  it('keeps a row that is mended until one looks anew', () => {
    const roster = listOf();
    roster.lens.look({ code: 'any' });
    writeCells(roster, 1, [{ field: 'idcard', text: persons.li }]);
    expect(roster.lens.places()).toEqual([1, 2]);

    roster.lens.look({ code: 'any' });
    expect(roster.lens.places()).toEqual([2]);
  });

  it('follows its rows when others come and go', () => {
    const roster = listOf();
    roster.lens.look({ code: 'any' });
    insertRow(roster, 0);
    expect(roster.lens.places()).toEqual([2, 3]);

    removeRows(roster, roster.keys().slice(2, 3));
    expect(roster.lens.places()).toEqual([2]);
    roster.undo();
    expect(roster.lens.places()).toEqual([2, 3]);
  });
});

it('B3 folds away who begins by a list of those who leave, until one looks at them', () => {
  const roster = listOf();
  const intent = { kind: 'start', words: '后天来两个', of: '' } as const;
  writeRows(roster, roster.keys().slice(1, 2), (entry) => ({ ...entry, intent }));
  expect(roster.lens.places()).toEqual([0, 2]);

  writeRows(roster, roster.keys().slice(1, 2), (entry) => ({ ...entry, intent: null }));
  expect(roster.lens.places()).toBeNull();
});

it('finds a place again by how far down it is shown', () => {
  const places = fc.uniqueArray(fc.nat(50), { minLength: 1 }).map((list) => list.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(places, fc.nat(), (shown, pick) => {
      const index = pick % shown.length;
      expect(shownPlace(shown, placeShown(shown, index, 51))).toBe(index);
    }),
  );
});
