import { addDays } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { judgeRoster } from '@app/domain/roster/roster';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { insertRow, removeRows, tidied, writeCells } from './edits.ts';
import { judgedRow } from '../../policy-changes/kinds/add/sheet/judged-row.ts';
import { readBlock } from '../grid/paste.ts';
import { entryFields } from './roster-row.ts';
import type { RosterStore } from './roster-store.ts';
import {
  codesAt,
  contextOf,
  createRoster,
  directory,
  judging,
  pasteAt,
  persons,
  write,
} from '../../../test/roster-world.ts';

const textsOf = (roster: RosterStore) =>
  roster.keys().map((key) => entryFields.map((field) => roster.entryOf(key)?.[field]));

describe('writing', () => {
  it('prices a whole row at once', () => {
    const roster = createRoster();

    write(roster, 0, '王伟', persons.wang);

    expect(codesAt(roster, 0)).toEqual([]);
    expect(roster.summary()).toEqual({
      heads: 1,
      valid: 1,
      checking: 1,
      faulty: 0,
      amount_fen: 3000,
      starts: { first: '2026-12-02', isOne: true },
      kinds: [],
      left: 0,
    });
  });

  it.each([
    ['明天', 1],
    ['后天到岗', 2],
    ['今天', 0],
  ])('B3 takes %s in a cell for a day', (text, days) => {
    const roster = createRoster();

    writeCells(roster, 0, [{ field: 'start_date', text: tidied(roster, 'start_date', text) }]);

    const [key = -1] = roster.keys();
    expect(roster.entryOf(key)?.start_date).toBe(addDays(shanghaiDay(roster.judging().now), days));
    expect(tidied(roster, 'birthday', text)).toBe(text);
  });

  it('shows nothing on a cell that was never left, and the rest once it was', () => {
    const roster = createRoster();
    writeCells(roster, 0, [{ field: 'name', text: '王' }]);
    const key = roster.keys()[0] ?? -1;

    expect(roster.view(key)?.shown).toEqual([]);

    roster.leave([key], ['name']);

    expect(roster.view(key)?.shown.map(({ code }) => code)).toEqual(['NAME']);
    expect(roster.summary()).toMatchObject({ faulty: 1, kinds: [{ code: 'NAME', rows: 1, ready: 0 }] });
  });

  it('counts a row in which nothing is written as nobody', () => {
    const roster = createRoster();
    insertRow(roster, 0);
    writeCells(roster, 0, [{ field: 'name', text: '  ' }]);

    expect(roster.summary().heads).toBe(0);
    expect(roster.filled()).toEqual([]);
  });

  it('tells only the rows that changed, and each of them once', () => {
    const roster = createRoster();
    write(roster, 0, '王伟', persons.wang);
    write(roster, 1, '李娜', persons.li);
    const [first, second] = roster.keys().map((key) => {
      const listener = vi.fn();
      roster.subscribeRow(key)(listener);
      return listener;
    });

    writeCells(roster, 1, [{ field: 'name', text: '李娜娜' }]);

    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
    expect(roster.subscribeRow(7)).toBe(roster.subscribeRow(7));
  });
});

describe('the same person twice', () => {
  it('marks the later row, and frees it when the first one changes or goes', () => {
    const roster = createRoster();
    write(roster, 0, '王伟', persons.wang);
    write(roster, 1, '王伟', persons.wang);

    expect(codesAt(roster, 0)).toEqual([]);
    expect(codesAt(roster, 1)).toEqual(['DUP_ROW']);
    expect(roster.summary()).toMatchObject({ heads: 2, valid: 1, amount_fen: 3000 });

    removeRows(roster, [roster.keys()[0] ?? -1]);

    expect(codesAt(roster, 0)).toEqual([]);
  });

  it('points at the row where the first one stands now', () => {
    const roster = createRoster();
    write(roster, 0, '王伟', persons.wang);
    write(roster, 1, '王伟', persons.wang);

    insertRow(roster, 0);

    const [verdict] = roster.view(roster.keys()[2] ?? -1)?.verdicts ?? [];
    expect(verdict).toMatchObject({ code: 'DUP_ROW', detail: { row_no: 2 } });
  });
});

describe('undo', () => {
  it('takes a pasted block back in one step, and brings it again', () => {
    const roster = createRoster();
    write(roster, 0, '王伟', persons.wang);
    const before = textsOf(roster);

    pasteAt(roster, 0, 'name', readBlock(`李娜\t${persons.li}\n赵敏\t${persons.zhao}\n`));
    const after = textsOf(roster);
    roster.undo();

    expect(textsOf(roster)).toEqual(before);
    roster.redo();
    expect(textsOf(roster)).toEqual(after);
    expect(roster.canRedo()).toBe(false);
  });

  it('brings back the finding of the server with the row that it was about', () => {
    const roster = createRoster();
    write(roster, 0, '王伟', persons.wang);
    const key = roster.keys()[0] ?? -1;
    const detail = { ...contextOf().policy };
    roster.mark([{ key, verdicts: [{ code: 'DUP_POLICY', level: 'error', field: 'idcard', detail }] }]);
    expect(codesAt(roster, 0)).toEqual(['DUP_POLICY']);

    writeCells(roster, 0, [{ field: 'idcard', text: persons.li }]);
    expect(codesAt(roster, 0)).toEqual([]);

    roster.undo();
    expect(codesAt(roster, 0)).toEqual(['DUP_POLICY']);
    expect(roster.summary()).toMatchObject({ valid: 0, amount_fen: 0 });
  });

  it('B3 keeps the finding of the server while other cells change, and says until when it is not known', () => {
    const roster = createRoster();
    write(roster, 0, '王伟', persons.wang);
    const key = roster.keys()[0] ?? -1;
    const detail = { ...contextOf().policy };
    const work = [
      { field: 'work_company', text: '苏州精工电子有限公司', id: 1 },
      { field: 'occupation', text: '包装工', code: 'MFG03' },
    ] as const;
    writeCells(roster, 0, work);
    expect(roster.view(key)).toMatchObject({ isChecking: true });
    expect(roster.summary()).toMatchObject({ valid: 1, checking: 1 });

    roster.mark([{ key, verdicts: [] }]);
    expect(roster.summary()).toMatchObject({ valid: 1, checking: 0 });
    roster.mark([{ key, verdicts: [{ code: 'DUP_POLICY', level: 'error', field: 'idcard', detail }] }]);
    writeCells(roster, 0, [{ field: 'occupation', text: '普工', code: 'MFG04' }]);
    expect(codesAt(roster, 0)).toEqual(['DUP_POLICY']);
    expect(roster.summary()).toMatchObject({ valid: 0, checking: 0 });

    writeCells(roster, 0, [{ field: 'idcard', text: persons.li }]);
    expect(codesAt(roster, 0)).toEqual([]);
    expect(roster.summary()).toMatchObject({ valid: 1, checking: 1 });
  });
});

const text = fc.constantFrom(
  '',
  '王伟',
  '王',
  'Li Wei',
  '苏州精工电子有限公司',
  '宁波港务（集团）',
  '包装',
  '普工',
  'log01',
);
const idcard = fc.constantFrom(...Object.values(persons), '320506880229012', '11010119900307001', '');
const place = fc.nat(6);
const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), at: place, field: fc.constantFrom(...entryFields), text }),
  fc.record({
    kind: fc.constant('write' as const),
    at: place,
    field: fc.constant('idcard' as const),
    text: idcard,
  }),
  fc.record({
    kind: fc.constant('paste' as const),
    at: place,
    block: fc.array(fc.tuple(text, idcard, text, text), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constantFrom('insert' as const, 'remove' as const), at: place }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
  fc.record({
    kind: fc.constant('start' as const),
    start: fc.constantFrom('2026-12-01', '2026-12-02', '2027-01-05'),
  }),
);

function take(roster: RosterStore, one: typeof step extends fc.Arbitrary<infer Step> ? Step : never): void {
  if (one.kind === 'undo') roster.undo();
  else if (one.kind === 'redo') roster.redo();
  else if (one.kind === 'start') roster.judgeBy(judging(one.start));
  else if ('at' in one) {
    const at = Math.min(one.at, roster.keys().length);
    if (one.kind === 'write') writeCells(roster, at, [{ field: one.field, text: one.text }]);
    else if (one.kind === 'paste') pasteAt(roster, at, 'name', one.block);
    else if (one.kind === 'insert') insertRow(roster, at);
    else removeRows(roster, roster.keys().slice(at, at + 1));
  }
}

it('judges step by step what it would judge of the whole list at once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const roster = createRoster();
      for (const one of steps) take(roster, one);

      const rows = roster.filled().map(({ row_no, entry }) => ({ ...judgedRow(entry, directory), row_no }));
      const start = steps.findLast(({ kind }) => kind === 'start');
      const whole = judgeRoster(rows, contextOf(start && 'start' in start ? start.start : undefined));
      const shown = roster.filled().map(({ entry }) => roster.view(entry.key)?.verdicts);
      expect(shown).toEqual(whole.map(({ verdicts }) => verdicts));
      expect(roster.summary()).toMatchObject({
        heads: whole.length,
        valid: whole.filter(({ insurable }) => insurable).length,
        amount_fen: whole.reduce((total, { premium }) => total + (premium?.premium_fen ?? 0), 0),
      });
      while (roster.canUndo()) roster.undo();
      expect(roster.keys()).toEqual([]);
      const starts = { first: null, isOne: true };
      const counts = { heads: 0, valid: 0, checking: 0, faulty: 0, amount_fen: 0, left: 0 };
      const nobody = { ...counts, starts, kinds: [] };
      expect(roster.summary()).toEqual(nobody);
    }),
    { numRuns: 200 },
  );
});
