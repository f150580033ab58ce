import { list_characters_max, rows_max } from '@app/contract/policy-changes/fields';
import type { Day } from '@app/domain/calendar/day';
import type { Context } from '../../platform/context.ts';
import type { EnterpriseId } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ListJudgement } from '../../policy-changes/policy-changes.ts';
import { type StoredJob, updateJob } from '../queries.ts';
import { statusOf } from '@app/domain/list/import-status';
import { readChoices } from './choices.ts';
import { type At, judge } from './judge.ts';
import { type KeptRow, type Roster, sealText } from './roster-text.ts';
import { guardNumbers } from './row-numbers.ts';
import { twinsUnseen } from './seen-rows.ts';

/** How long a list that nobody touches is kept. Source: docs/business-rules.md#unfinished-lists */
const kept_days = 90;

const day_ms = 86_400_000;

/** The moment until which what is stored now is kept. */
export const keptUntil = (now: Date, days: number): Date => new Date(now.getTime() + days * day_ms);

/** What it takes to open and store a list of an enterprise, whoever does it. */
export type Opening = Pick<Context<unknown>, 'tx' | 'vault' | 'now'> & {
  readonly session: {
    readonly enterprise: { readonly id: EnterpriseId };
    readonly user?: { readonly id: number };
  };
};

export const atOf = async ({ tx, vault, session, now }: Opening): Promise<At> => ({
  tx,
  sealer: await vault.sealerOf(tx, session.enterprise.id, now),
  now,
  user_id: session.user?.id,
});

type Saving = {
  readonly rows: readonly KeptRow[];
  readonly past: Roster['past'];
  readonly left: Roster['left'];
  readonly policy_id?: number | undefined;
  /** Undefined: as it was. */
  readonly start_date?: Day | null | undefined;
  /** Who saves; undefined for what nobody did. */
  readonly by?: { readonly id: number; readonly name: string };
};

/** What a save answers: the numbers that the list has now, and how its rows were judged. */
export type Saved = {
  readonly job: Pick<
    StoredJob,
    'import_job_id' | 'status' | 'version' | 'row_count' | 'fault_count' | 'updated_at'
  >;
  readonly judgements: readonly ListJudgement[];
  /** By the place of a row, whether it names somebody twice in a way that whoever saves cannot see. */
  readonly isTwin: (place: number) => boolean;
};

/**
 * Stores the rows of a list, judged, as its next version. Refuses a list that no change could hold, one whose cells hold
 * too much together, one with two rows of one number, and a policy that is not there.
 *
 * @param job locked
 */
export async function saveRows(at: At, job: StoredJob, saving: Saving): Promise<Saved> {
  if (saving.rows.length > rows_max) throw new Refusal('ROWS_TOO_MANY', { rows_max });
  guardLength(saving.rows);
  guardNumbers(saving);
  const policy_id = saving.policy_id ?? job.policy_id;
  const start_date = saving.start_date === undefined ? job.start_date : saving.start_date;
  const choices = await readChoices(at.tx, policy_id, at.now);
  const judgements = await judge(at, { ...choices, kind: job.kind, start_date, rows: saving.rows });
  const isTwin = twinsUnseen(saving.rows, judgements, saving.by?.id ?? job.user_id);
  const rows = saving.rows.map((row, place): KeptRow => {
    const { fault: _, twin: __, ...plain } = row;
    const marked = isTwin(place) ? { ...plain, twin: true as const } : plain;
    return judgements[place]!.insurable ? marked : { ...marked, fault: true };
  });
  const saved = await storeRows(at, job, {
    rows,
    past: saving.past,
    left: saving.left,
    fields: {
      policy_id,
      start_date,
      // A draft is one policy's: a list that moves to another begins a new one.
      ...(policy_id === job.policy_id ? {} : { policy_change_id: null }),
      ...(saving.by ? { user_id: saving.by.id, user_name: saving.by.name } : {}),
    },
  });
  return { job: saved, judgements, isTwin };
}

/** Every cell may be long, but not all of them: a list is opened, judged and sealed in the memory that others need too. */
function guardLength(rows: readonly KeptRow[]): void {
  let characters = 0;
  for (const { values } of rows)
    for (const cell of Object.values(values)) if (typeof cell === 'string') characters += cell.length;
  if (characters > list_characters_max)
    throw new Refusal('LIST_TOO_LONG', { characters_max: list_characters_max });
}

/** All that is kept of a list: whoever stores it says what becomes of each part. */
type Whole = Pick<Required<Roster>, 'rows' | 'left'> & { readonly past: Roster['past'] };

/** Stores rows that were judged before. */
export async function storeRows(
  { tx, sealer, now }: At,
  { import_job_id, version }: Pick<StoredJob, 'import_job_id' | 'version'>,
  { rows, past, left, fields }: Whole & { readonly fields: Parameters<typeof updateJob>[2] },
): Promise<Saved['job']> {
  const counts = { row_count: rows.length, fault_count: rows.filter(({ fault }) => fault).length };
  const saved = { version: version + 1, status: fields.status ?? statusOf(counts), ...counts };
  await updateJob(tx, import_job_id, {
    ...fields,
    ...saved,
    roster_enc: await sealText(sealer, { rows, past, left }, 'roster', import_job_id),
    keep_until: keptUntil(now, kept_days),
    updated_at: now,
  });
  return { import_job_id, ...saved, updated_at: now };
}
