import type { RosterEntry } from '@app/contract/import-rows';
import { fixRows as call } from '@app/contract/imports';
import type { z } from 'zod/mini';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { lockVersion } from './guard.ts';
import { findingsOf } from './rows/judge.ts';
import { atOf, saveRows } from './rows/roster-store.ts';
import { type KeptRow, openRoster } from './rows/roster-text.ts';
import { stateOf } from './wire.ts';

type Patch = Pick<z.output<typeof call.input>, 'rows' | 'removed' | 'order'>;

export const fixRows = answer(call, async (context) => {
  const { tx, input, session, language } = context;
  const job = await lockVersion(tx, input);
  const at = await atOf(context);
  const { rows, left } = await openRoster(at, job);
  const { judgements, job: saved } = await saveRows(at, job, {
    rows: patched(rows, input),
    left,
    policy_id: input.policy_id,
    start_date: input.start_date,
    by: session.user,
  });
  // Another start or policy is another question for every row.
  const isMoved = input.policy_id !== undefined || input.start_date !== undefined;
  const touched = new Set(input.rows.map(({ row_no }) => row_no));
  const found = judgements.filter(({ row_no }) => isMoved || touched.has(row_no));
  return { ...stateOf(saved, language), rows: findingsOf(found, language) };
});

/** The rows with a patch applied. A row that is written anew is no longer the one that a draft holds. */
function patched(rows: readonly KeptRow[], { rows: entries, removed, order }: Patch) {
  const byNumber = new Map(rows.map((row) => [row.row_no, row]));
  for (const entry of entries) byNumber.set(entry.row_no, written(byNumber.get(entry.row_no), entry));
  for (const row_no of removed) byNumber.delete(row_no);
  if (order === undefined) return [...byNumber.values()];

  const ordered = [...new Set(order)].flatMap((row_no) => byNumber.get(row_no) ?? []);
  if (ordered.length < byNumber.size) throw new Refusal('VALIDATION', { fields: ['order'] });
  return ordered;
}

const written = (before: KeptRow | undefined, { row_no, values, source_row }: RosterEntry): KeptRow => ({
  row_no,
  values,
  source_row: before?.source_row ?? source_row ?? null,
  said: before?.said ?? null,
});
