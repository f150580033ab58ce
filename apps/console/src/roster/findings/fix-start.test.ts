import { expect, it, vi } from 'vitest';
import { createRoster, pasteAt, persons } from '../roster-world.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { fixOf } from './fix.ts';
import { applyFix } from './fixes.ts';

/** Presses the fix of a row's start, where there is one. */
function press(roster: RosterStore, at: number) {
  const view = roster.view(roster.keys()[at] ?? -1)!;
  const finding = view.shown.find(({ code }) => code === 'DATE_BEYOND_POLICY')!;
  const fix = fixOf(finding, view, roster.judging());
  const on = { open: vi.fn(), start: vi.fn(), restore: vi.fn(), forget: vi.fn() };
  if (fix) applyFix(roster, { key: view.entry.key, code: finding.code, fix }, on);
  return fix;
}

it('B2 offers no day to whoever begins after what the policy takes, neither alone nor with others', () => {
  const roster = createRoster();
  const row = (name: string, idcard: string, start: string) =>
    [name, idcard, '苏州精工电子有限公司', '包装工', ''].concat(start);
  pasteAt(roster, 0, 'name', [
    row('王伟', persons.wang, '2027-01-01'),
    row('李娜', persons.li, '尽快'),
    row('赵敏', persons.zhao, '2027-01-02'),
  ]);
  expect(press(roster, 0)).toBeNull();

  expect(press(roster, 1)).toMatchObject({ kind: 'startOn', day: '2026-12-01' });
  expect(roster.offer()).toBeNull();
});
