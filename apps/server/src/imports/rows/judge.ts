import type { Language } from '@app/contract/words/languages';
import { wordVerdict } from '@app/contract/words/words';
import type { Day } from '@app/domain/calendar/day';
import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import type { Verdict } from '@app/domain/roster/verdict';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { Sealer } from '../../platform/vault.ts';
import { type ListJudgement, listKindOf, wireVerdicts } from '../../policy-changes/policy-changes.ts';
import type { Choices } from './choices.ts';
import { personOfRow } from './person-of-row.ts';
import type { KeptRow } from './roster-text.ts';
import { isSeenBy } from './seen-rows.ts';

/** Whose rows are looked at, and when. */
export type At = {
  readonly tx: EnterpriseTx;
  readonly sealer: Sealer;
  readonly now: Date;
  /** The user who is told, or whose file it is; undefined where nobody is. */
  readonly user_id?: number | undefined;
};

type Wanted = Choices & {
  readonly kind: string;
  readonly start_date: Day | null;
  readonly rows: readonly KeptRow[];
};

/** Judges the rows of a list as its kind does, as they would be judged if they were submitted now. */
export async function judge(
  { tx, sealer, now, user_id }: At,
  { kind, policy, directory, start_date, rows: kept }: Wanted,
): Promise<readonly ListJudgement[]> {
  if (kept.length === 0) return [];
  const rows = await inSlices(kept, (row) => personOfRow(row, directory));
  const typing =
    user_id === undefined
      ? undefined
      : { user_id, isTyped: (place: number) => isSeenBy(kept[place]!, user_id) };
  const judgements = await listKindOf({ kind }).judge(tx, { policy, rows, start_date, sealer, now, typing });
  return judgements.map((one) => ({ ...one, verdicts: one.verdicts.map(withoutNumbers) }));
}

/** A finding that quotes a cell is told to more users than typed it, and in files: it says no number of a person. */
const withoutNumbers = (found: Verdict): Verdict => {
  if (found.detail === null) return found;
  const told = Object.entries(found.detail).map(([key, value]) => [
    key,
    typeof value === 'string' ? withoutNumbersOfPersons(value) : value,
  ]);
  return { ...found, detail: Object.fromEntries(told) };
};

const isRepeat = ({ code }: Verdict): boolean => code === 'DUP_ROW' || code === 'ID_NAME_MISMATCH';

/**
 * The findings on each row that only the server could make, in the caller's words.
 *
 * @param isTwin by the place of a row, whether its repeats cannot be seen on the page either
 */
export function findingsOf(
  job: { readonly kind: string },
  judgements: readonly ListJudgement[],
  language: Language,
  isTwin: (place: number) => boolean,
) {
  const { isTold } = listKindOf(job);
  return judgements.map(({ row_no, verdicts, found }, place) => {
    const told = verdicts.filter((one) => isTold(one) || (isTwin(place) && isRepeat(one)));
    return { row_no, verdicts: wireVerdicts(told, language), ...(found ? { ends: found } : {}) };
  });
}

/** All that is wrong with a row, in one text. */
export const reasonsOf = ({ verdicts }: ListJudgement, language: Language): string =>
  verdicts
    .filter(({ level }) => level === 'error')
    .map((verdict) => wordVerdict(language, verdict))
    .join(' ');
