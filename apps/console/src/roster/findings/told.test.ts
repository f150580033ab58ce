import { describe, expect, it, vi } from 'vitest';
import { applyFix, gravest, takeAllAlike } from './fixes.ts';
import { appendRows, writeCells } from '../store/edits.ts';
import type { RosterEntry } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { codesAt, createRoster, persons } from '../../../test/roster-world.ts';

const screen = { open: vi.fn(), start: vi.fn(), restore: vi.fn(), forget: vi.fn() };

/** Presses the fix of the gravest finding of a row. */
function press(roster: RosterStore, at: number) {
  const view = roster.view(roster.keys()[at] ?? -1);
  const first = view && gravest(view.shown);
  const fix = view && first ? roster.judging().fixOf(first, view) : null;
  if (!view || !first || !fix) throw new RangeError('nothing to press');
  applyFix(roster, { key: view.entry.key, code: first.code, fix }, screen);
  return { fix };
}

const numbers = [persons.wang, persons.li, persons.zhao, '320506199003100113', '320506199003110135'];

describe('what a list says of a person', () => {
  const told = (roster: RosterStore, rows: readonly Partial<RosterEntry>[]) =>
    appendRows(
      roster,
      rows.map((row, at) => ({
        name: ['王伟', '李娜', '赵敏', '孙丽', '钱多'][at]!,
        idcard: numbers[at]!,
        work_company: '苏州精工电子有限公司',
        occupation: '包装工',
        ...row,
      })),
    );
  const leaves = { kind: 'leave', words: '离职：王伟', of: '' } as const;

  it('B3 insures nobody against the words of the list before somebody says so, and asks no other question by that', () => {
    const roster = createRoster();
    told(roster, [{ intent: leaves }, { intent: { ...leaves, words: '李娜不来了' } }]);
    expect(codesAt(roster, 0)).toEqual(['INTENT_LEAVE']);

    expect(press(roster, 0).fix).toEqual({ kind: 'takeAllTheSame' });

    expect(roster.offer()).toBeNull();
    expect([codesAt(roster, 0), codesAt(roster, 1)]).toEqual([[], ['INTENT_LEAVE']]);
    roster.undo();
    expect(codesAt(roster, 0)).toEqual(['INTENT_LEAVE']);
  });

  it('B3 takes all of whom the list says the same in the same words by one more press, and undoes it as one', () => {
    const roster = createRoster();
    const same = { intent: leaves };
    const other = { intent: { ...leaves, words: '李娜不来了' } };
    told(roster, [same, other, same, { intent: { ...leaves, kind: 'wait' } }, same]);
    const codes = () => [0, 1, 2, 3, 4].map((at) => codesAt(roster, at)?.[0] ?? 'ready');

    press(roster, 2);
    expect(roster.offer()).toMatchObject({ rows: 2 });
    roster.offer()?.act();
    expect(codes()).toEqual(['ready', 'INTENT_LEAVE', 'ready', 'INTENT_WAIT', 'ready']);
    roster.undo();
    roster.undo();

    takeAllAlike(roster, roster.keys()[0]!);
    expect(codes()).toEqual(['ready', 'INTENT_LEAVE', 'ready', 'INTENT_WAIT', 'ready']);
    roster.undo();
    expect(codes()[4]).toBe('INTENT_LEAVE');
  });

  it('B3 keeps a doubt until somebody says that it is right, or writes the cell anew', () => {
    const roster = createRoster();
    const doubts = [
      { field: 'name', words: '孙 建国', others: ['建国'] },
      { field: 'start_date', words: '3/4', others: ['2026-04-03'] },
    ] as const;
    told(roster, [{ doubts }, { doubts }]);
    expect(codesAt(roster, 0)).toEqual(['DOUBT', 'DOUBT']);

    expect(press(roster, 0).fix).toEqual({ kind: 'isRight', field: 'name' });
    expect(roster.entryOf(roster.keys()[0]!)?.doubts).toEqual([doubts[1]]);
    writeCells(roster, 1, [{ field: 'start_date', text: '2026-12-03' }]);
    expect(roster.entryOf(roster.keys()[1]!)?.doubts).toEqual([doubts[0]]);
  });
});
