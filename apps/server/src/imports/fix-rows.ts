import type { RosterEntry } from '@app/contract/imports/rows';
import { fixRows as call } from '@app/contract/imports/fix-rows';
import type { z } from 'zod/mini';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { type ListJudgement, listKindOf } from '../policy-changes/policy-changes.ts';
import { lockVersion } from './guard.ts';
import type { StoredJob } from './queries.ts';
import { keptAskedStart } from './rows/asked-start.ts';
import { findingsOf } from './rows/judge.ts';
import { standingOrOut, withPast } from './rows/past-rows.ts';
import { atOf, saveRows } from './rows/roster-store.ts';
import { type KeptRow, openRoster, type Roster } from './rows/roster-text.ts';
import { type By, openedRow } from './rows/seen-rows.ts';
import { stateOf } from './wire.ts';

type Patch = Pick<z.output<typeof call.input>, 'rows' | 'removed' | 'order'>;

export const fixRows = answer(call, async (context) => {
  const { tx, input, session, language } = context;
  const job = await lockVersion(tx, input);
  const at = await atOf(context);
  const before = await openRoster(at, job);
  const {
    judgements,
    job: saved,
    isTwin,
  } = await saveRows(at, job, {
    ...withPast(
      before,
      patched(before, input, {
        sealer: at.sealer,
        user_id: session.user.id,
        today: context.today,
        import_job_id: job.import_job_id,
      }),
    ),
    left: before.left,
    policy_id: input.policy_id,
    start_date: input.start_date,
    by: session.user,
  });
  // Another start or policy is another question for every row.
  const isMoved = input.policy_id !== undefined || input.start_date !== undefined;
  const touched = new Set(input.rows.map(({ row_no }) => row_no));
  // Whoever is named twice, or was until now, is told so in each row, whichever of them was touched.
  const twins = new Set(before.rows.flatMap(({ row_no, twin }) => (twin ? [row_no] : [])));
  const isOfOthers = othersOf(job, before, judgements);
  const found = findingsOf(job, judgements, language, isTwin).filter(
    ({ row_no }, place) =>
      isMoved || touched.has(row_no) || twins.has(row_no) || isTwin(place) || isOfOthers(place),
  );
  return { ...stateOf(saved, language), rows: found };
});

/** Says by its place whether a row that was not touched is judged otherwise for another's sake, now or until now. */
function othersOf(job: StoredJob, { rows }: Pick<Roster, 'rows'>, judgements: readonly ListJudgement[]) {
  const { isOfOthers } = listKindOf(job);
  const faulty = new Set(rows.flatMap(({ row_no, fault }) => (fault ? [row_no] : [])));
  return (place: number): boolean => {
    const { row_no, verdicts, insurable, found } = judgements[place]!;
    return verdicts.some(isOfOthers) || (insurable && found !== undefined && faulty.has(row_no));
  };
}

/** The rows with a patch applied. A row that is written anew is no longer the one that a draft holds. */
function patched(before: Pick<Roster, 'rows' | 'past'>, { rows: entries, removed, order }: Patch, by: By) {
  const byNumber = new Map(before.rows.map((row) => [row.row_no, row]));
  const known = standingOrOut(before);
  for (const entry of entries) {
    const { row_no, source_row = null } = entry;
    byNumber.set(row_no, written(byNumber.get(row_no) ?? known({ row_no, source_row }), entry, by));
  }
  for (const row_no of removed) byNumber.delete(row_no);
  if (order === undefined) return [...byNumber.values()];

  const ordered = [...new Set(order)].flatMap((row_no) => byNumber.get(row_no) ?? []);
  if (ordered.length < byNumber.size) throw new Refusal('VALIDATION', { fields: ['order'] });
  return ordered;
}

/** What a list says of a row stays its question until it is answered by null: left out, it is not. */
const questionOf = ({ intent }: RosterEntry['values'], before: KeptRow | undefined) => ({
  intent: intent === undefined ? (before?.values.intent ?? undefined) : (intent ?? undefined),
});

function written(
  before: KeptRow | undefined,
  { row_no, values, source_row, source_sheet, source_hidden, asked_date }: RosterEntry,
  by: By,
): KeptRow {
  return {
    row_no,
    ...openedRow(by, { ...values, ...questionOf(values, before) }, before),
    source_row: before?.source_row ?? source_row ?? null,
    source_sheet: before ? before.source_sheet : source_sheet,
    source_hidden: before ? before.source_hidden : source_hidden,
    origin: before?.origin,
    said: before?.said ?? null,
    asked: keptAskedStart(before, { values, asked_date }),
  };
}
