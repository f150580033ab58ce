import { fixAlike as call } from '@app/contract/imports';
import { answer } from '../platform/answer.ts';
import { lockVersion } from './guard.ts';
import { findingsOf } from './rows/judge.ts';
import { withValues } from './rows/person-of-row.ts';
import { atOf, saveRows } from './rows/roster-store.ts';
import { openRoster } from './rows/roster-text.ts';
import { stateOf } from './wire.ts';

export const fixAlike = answer(call, async (context) => {
  const { tx, input, session, language } = context;
  const job = await lockVersion(tx, input);
  const at = await atOf(context);
  const { rows, left } = await openRoster(at, job);
  const touched = new Set<number>();
  const fixed = rows.map((row) => {
    if ((row.values[input.field] ?? '') !== input.match) return row;
    touched.add(row.row_no);
    const { sent: _, ...free } = row;
    return { ...free, values: withValues(row.values, input.values) };
  });
  const { judgements, job: saved } = await saveRows(at, job, {
    rows: fixed,
    left,
    by: session.user,
  });
  const found = judgements.filter(({ row_no }) => touched.has(row_no));
  return { ...stateOf(saved, language), rows: findingsOf(found, language) };
});
