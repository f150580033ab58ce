import { expect, it } from 'vitest';
import { createRoster, forgetful, judging } from '../../../test/roster-world.ts';
import { offJudging } from '../../policy-changes/kinds/off/sheet/judging.tsx';
import { day } from '@app/domain/calendar/day';
import { offSheet } from '../../policy-changes/kinds/off/sheet/sheet.ts';
import { appendRows, takeOut } from './edits.ts';
import { createRosterStore } from './roster-store.ts';
import { createColumnChoice } from './shown-columns.ts';

const leavers = () =>
  createRosterStore(
    offJudging({ companies: [], start_date: day('2026-12-02'), now: judging().now, readings: null }),
    createColumnChoice(offSheet, forgetful),
  );

it('B3 N14 leaves a leaver out whom somebody sent, so that the reply tells it, and takes the row away at the second press', () => {
  const roster = leavers();
  const [sent = -1] = appendRows(roster, [{ name: '王伟' }], { sourceRows: [3] });
  const [typed = -1] = appendRows(roster, [{ name: '李娜' }]);

  takeOut(roster, typed);
  takeOut(roster, sent);
  expect(roster.keys()).toEqual([sent]);
  expect(roster.entryOf(sent)?.intent).toEqual({ kind: 'out', words: '', of: '' });
  takeOut(roster, sent);
  expect(roster.keys()).toEqual([]);
  roster.undo();
  roster.undo();
  expect(roster.entryOf(sent)?.intent).toBeNull();
});

it('B3 takes a row of those who join away at once', () => {
  const roster = createRoster();
  const [sent = -1] = appendRows(roster, [{ name: '王伟' }], { sourceRows: [3] });
  takeOut(roster, sent);
  expect(roster.keys()).toEqual([]);
});
