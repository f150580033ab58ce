import { describe, expect, it } from 'vitest';
import { appendRows, edited, type RosterEntry, type RosterStore } from '../roster/roster.tsx';
import { createRoster } from '../../test/roster-world.ts';
import { removeRows } from '../roster/store/edits.ts';
import { type Earlier, leavesOut, type Read, reread, showAnew, workOn } from './reread.ts';

const persons = (...names: readonly string[]): readonly Partial<RosterEntry>[] =>
  names.map((name) => ({ name, remark: `甲${name}` }));

const readOf = (rows: readonly Partial<RosterEntry>[], from = 2): Read => ({
  persons: rows,
  sourceRows: rows.map((_, at) => at + from),
});

/** A list of three as it came in. */
function listed() {
  const roster = createRoster();
  const read = readOf(persons('王伟', '李娜', '赵敏'));
  const keys = appendRows(roster, read.persons, { sourceRows: read.sourceRows });
  const entries = keys.flatMap((key) => roster.entryOf(key) ?? []);
  return { roster, keys, earlier: { ...read, entries } satisfies Earlier };
}

const write = (roster: RosterStore, key: number, field: 'mobile' | 'remark', text: string) => {
  const before = roster.entryOf(key);
  const at = roster.placeOf(key) ?? 0;
  if (before) roster.change([{ at, before, after: edited(before, { field, text }) }]);
};

const shown = (roster: RosterStore) =>
  roster.entries().map(({ name, mobile, remark }) => [name, mobile, remark].join(' '));

const otherColumn = readOf(persons('王伟', '李娜', '赵敏').map((one) => ({ ...one, remark: '乙' })));

describe('N17 a list that is read in another way', () => {
  it('keeps what was typed and taken out, under the numbers that rows have, and takes it all back in one step', () => {
    const { roster, keys, earlier } = listed();
    write(roster, keys[0] ?? 0, 'mobile', '13812345678');
    write(roster, keys[1] ?? 0, 'remark', '');
    removeRows(roster, [keys[2] ?? 0]);
    const before = shown(roster);

    const { lost, apply, keys: again, further } = reread(roster, earlier, otherColumn);
    apply();

    expect([lost, further]).toEqual([[], 0]);
    expect(again).toEqual(keys.slice(0, 2));
    expect(shown(roster)).toEqual(['王伟 13812345678 乙', '李娜  ']);
    roster.undo();
    expect(shown(roster)).toEqual(before);
  });

  it('takes what is read as read again after it was undone, and not as typed', () => {
    const { roster, earlier } = listed();
    const first = reread(roster, earlier, otherColumn);
    first.apply();
    roster.undo();

    const third = readOf(persons('王伟', '李娜', '赵敏').map((one) => ({ ...one, remark: '丙' })));
    reread(roster, first.rows, third).apply();
    expect(shown(roster)).toEqual(['王伟  丙', '李娜  丙', '赵敏  丙']);
  });

  it('says whom it would lose with their work before it does, and brings them back with it', () => {
    const { roster, keys, earlier } = listed();
    write(roster, keys[0] ?? 0, 'mobile', '13812345678');

    const fewer = reread(roster, earlier, readOf(persons('李娜', '赵敏'), 3));
    expect(fewer.lost.map(({ name }) => name)).toEqual(['王伟']);
    expect(shown(roster)).toHaveLength(3);
    fewer.apply();
    expect(shown(roster)).toEqual(['李娜  甲李娜', '赵敏  甲赵敏']);

    reread(roster, fewer.rows, otherColumn).apply();
    expect(shown(roster).toSorted()).toEqual(['李娜  乙', '王伟 13812345678 乙', '赵敏  乙']);
  });

  it('drops a doubt that somebody has looked at, and keeps one that nobody has', () => {
    const doubt = (field: 'name' | 'mobile') => ({ field, words: '孙 建国', others: [] });
    const roster = createRoster();
    const read = readOf([{ name: '孙建国', doubts: [doubt('name'), doubt('mobile')] }]);
    const [key = 0] = appendRows(roster, read.persons, { sourceRows: read.sourceRows });
    const entries = roster.entries();
    write(roster, key, 'mobile', '13812345678');
    reread(roster, { ...read, entries }, read).apply();
    expect(roster.entryOf(key)?.doubts).toEqual([doubt('name')]);
  });

  it('shows a stored list anew in one step, and takes no number twice', () => {
    const { roster, keys } = listed();
    const stored = roster.entries().slice(1);
    const added = { ...(stored[0] as RosterEntry), key: 40, name: '周涛' };
    showAnew(roster, [...stored, added]);
    expect(roster.entries().map(({ name }) => name)).toEqual(['李娜', '赵敏', '周涛']);
    expect(roster.nextKey()).toBe(41);
    roster.undo();
    expect(roster.keys()).toEqual(keys);
  });

  it('knows who of a file would go with a sheet or above a heading, of those that somebody worked on', () => {
    const { roster, keys, earlier } = listed();
    roster.cite(
      keys.map((key, at) => [key, { source_row: at + 2, source_sheet: at === 2 ? '乙' : '甲' }] as const),
    );
    for (const key of [0, 2]) write(roster, keys[key] ?? 0, 'mobile', '1');
    const sheet = { hidden: 0 as const, row_count: 3 };
    const sheets = [
      { ...sheet, name: '甲' },
      { ...sheet, name: '乙' },
    ];
    const lostBy = (choice: Parameters<typeof leavesOut>[1]) =>
      workOn(roster, earlier.entries, leavesOut({ sheets }, choice)).lost.map(({ name }) => name);

    expect(lostBy({ sheets: [{ sheet: 1, taken: 0 }] })).toEqual(['赵敏']);
    expect(lostBy({ sheets: [{ sheet: 0, heading_row: 2 }] })).toEqual(['王伟']);
    expect(lostBy({ mapping: [{ index: 0, field: 'name' }] })).toEqual([]);
  });
});
