import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSheet } from '../../policy-changes/kinds/add/sheet/sheet.ts';
import { firstColumn } from '../store/columns.ts';
import { type GridState, keyAct } from './grid-keys.ts';

const { columnOf } = addSheet.columns;
const plain = { shift: false, ctrl: false, alt: false };
/** The four columns that must be filled in, and what stands behind them. */
const shown = (
  ['number', 'name', 'idcard', 'work_company', 'occupation', 'verdict', 'amount', 'remove'] as const
).map(columnOf);
const [, , idColumn = 0, companyColumn = 0, lastEntryColumn = 0] = shown;
const lastColumn = columnOf('remove');
const at = (place: Partial<GridState>): GridState => ({
  at: 1,
  column: firstColumn,
  end: 3,
  editing: 'no',
  home: firstColumn,
  columns: addSheet.columns,
  shown,
  ...place,
});
const go = (row: number, column: number, keepsHome = false) => ({ act: 'go', at: row, column, keepsHome });

describe('Tab', () => {
  it('goes from cell to cell that is filled in, then to the next row', () => {
    expect(keyAct({ ...plain, key: 'Tab' }, at({ column: idColumn }))).toEqual(go(1, companyColumn, true));
    expect(keyAct({ ...plain, key: 'Tab' }, at({ column: lastEntryColumn }))).toEqual(
      go(2, firstColumn, true),
    );
    expect(keyAct({ ...plain, key: 'Tab' }, at({ column: lastColumn }))).toEqual(go(2, firstColumn, true));
  });

  it('goes back with Shift, and out at the first cell', () => {
    const back = { ...plain, shift: true, key: 'Tab' };
    expect(keyAct(back, at({ column: firstColumn }))).toEqual(go(0, lastEntryColumn, true));
    expect(keyAct(back, at({ at: 0, column: firstColumn }))).toEqual({ act: 'leave' });
  });

  it('leaves the grid from the empty row at the end, so that nobody is caught in it', () => {
    expect(keyAct({ ...plain, key: 'Tab' }, at({ at: 3 }))).toEqual({ act: 'leave' });
    expect(keyAct({ ...plain, key: 'Tab' }, at({ at: 3, editing: 'typed' }))).toEqual(go(3, idColumn, true));
  });

  it('makes a new row from the last cell of the row that is being typed at the end', () => {
    const typing = at({ at: 3, column: lastEntryColumn, editing: 'typed' });
    expect(keyAct({ ...plain, key: 'Tab' }, typing)).toEqual(go(4, firstColumn, true));
  });
});

describe('Enter', () => {
  it('goes down to the column where the run of Tabs began', () => {
    expect(keyAct({ ...plain, key: 'Enter' }, at({ column: idColumn, home: 1 }))).toEqual(go(2, 1, true));
    expect(keyAct({ ...plain, key: 'Enter' }, at({ column: idColumn, home: 1, editing: 'typed' }))).toEqual(
      go(2, 1, true),
    );
  });

  it('presses what a cell offers that is not filled in', () => {
    expect(keyAct({ ...plain, key: 'Enter' }, at({ column: lastColumn }))).toEqual({ act: 'press' });
  });

  it('takes a choice in a choice cell, and adds a row with Ctrl', () => {
    expect(keyAct({ ...plain, key: 'Enter' }, at({ column: companyColumn, editing: 'opened' }))).toEqual({
      act: 'choose',
    });
    expect(keyAct({ ...plain, ctrl: true, key: 'Enter' }, at({}))).toEqual({ act: 'addRow' });
  });
});

describe('arrows', () => {
  it('move on from a cell that was typed into, and within the text of one that was opened', () => {
    expect(keyAct({ ...plain, key: 'ArrowDown' }, at({ editing: 'typed' }))).toEqual(go(2, 1));
    expect(keyAct({ ...plain, key: 'ArrowDown' }, at({ editing: 'opened' }))).toBeUndefined();
    expect(keyAct({ ...plain, key: 'ArrowLeft' }, at({ editing: 'typed' }))).toBeUndefined();
  });

  it('choose in the list of a choice cell', () => {
    expect(keyAct({ ...plain, key: 'ArrowUp' }, at({ column: lastEntryColumn, editing: 'typed' }))).toEqual({
      act: 'option',
      by: -1,
    });
  });
});

it.each([
  ['z', false, { act: 'undo' }],
  ['Z', true, { act: 'redo' }],
  ['y', false, { act: 'redo' }],
  ['d', false, { act: 'fillDown' }],
  ['v', false, undefined],
])('reads Ctrl+%s', (key, shift, act) => {
  expect(keyAct({ ...plain, shift, ctrl: true, key }, at({}))).toEqual(act);
});

it('leaves Ctrl+Z to the text while one is written', () => {
  expect(keyAct({ ...plain, ctrl: true, key: 'z' }, at({ editing: 'typed' }))).toBeUndefined();
});

it('never lets a moving cursor leave the rows and columns', () => {
  const key = fc.constantFrom(
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'PageUp',
    'PageDown',
    'Home',
    'End',
    'Enter',
  );
  const place = fc.record({ at: fc.nat(3), column: fc.constantFrom(...shown.slice(1)) });
  fc.assert(
    fc.property(key, place, fc.boolean(), fc.boolean(), (pressed, { at: row, column }, ctrl, shift) => {
      const act = keyAct(
        { ...plain, shift, ctrl: ctrl && pressed !== 'Enter', key: pressed },
        at({ at: row, column }),
      );
      if (act?.act !== 'go' && act?.act !== 'mark') return;
      expect(act.at).toBeGreaterThanOrEqual(0);
      expect(act.at).toBeLessThanOrEqual(3);
      expect(shown.slice(1)).toContain(act.column);
    }),
    { numRuns: 200 },
  );
});
