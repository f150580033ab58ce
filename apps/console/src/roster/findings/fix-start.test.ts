import { expect, it, vi } from 'vitest';
import { createRoster, judging, pasteAt, persons } from '../../../test/roster-world.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { applyFix, gravest } from './fixes.ts';

/** Presses the fix of a row's start, where there is one. */
function press(roster: RosterStore, at: number) {
  const view = roster.view(roster.keys()[at] ?? -1)!;
  const finding = gravest(view.shown)!;
  const fix = roster.judging().fixOf(finding, view);
  const on = { open: vi.fn(), start: vi.fn(), restore: vi.fn(), forget: vi.fn() };
  if (fix) applyFix(roster, { key: view.entry.key, code: finding.code, fix }, on);
  return fix;
}

/** Persons of one company, each with a start of their own. */
function starting(...starts: readonly string[]): RosterStore {
  const roster = createRoster();
  const [names, numbers] = [
    ['王伟', '李娜', '赵敏', '张强'],
    [persons.wang, persons.li, persons.zhao, '510107197608152013'],
  ];
  const rows = starts.map((start, at) => [
    names[at]!,
    numbers[at]!,
    '苏州精工电子有限公司',
    '包装工',
    '',
    start,
  ]);
  pasteAt(roster, 0, 'name', rows);
  return roster;
}

const startsOf = (roster: RosterStore) => roster.entries().map(({ start_date }) => start_date);

it('B2 offers the day that a refused start is moved to for all that can begin on it, whyever theirs was refused', () => {
  const roster = starting('2026-11-20', '尽快', '2026-11-30', '2027-01-02');

  expect(press(roster, 0)).toMatchObject({ kind: 'startOn', day: '2026-12-01' });
  expect(roster.offer()).toMatchObject({ rows: 2 });
  roster.offer()?.act();

  expect(startsOf(roster)).toEqual(['2026-12-01', '2026-12-01', '2026-12-01', '2027-01-02']);
});

it('B2 moves no row along that has no start of its own: it begins with the others', () => {
  const roster = starting('2026-11-20', '');
  roster.judgeBy(judging('2026-11-29'));

  expect(press(roster, 0)).toMatchObject({ kind: 'startOn', own: true });

  expect(roster.offer()).toBeNull();
  expect(startsOf(roster)[1]).toBe('');
});

it('B2 offers no day to whoever begins after what the policy takes, neither alone nor with others', () => {
  const roster = starting('2027-01-01', '尽快', '2027-01-02');
  expect(press(roster, 0)).toBeNull();

  expect(press(roster, 1)).toMatchObject({ kind: 'startOn', day: '2026-12-01' });
  expect(roster.offer()).toBeNull();
});
