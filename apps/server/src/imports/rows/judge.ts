import type { Language } from '@app/contract/words/languages';
import { wordVerdict } from '@app/contract/words/words';
import { type Day, later } from '@app/domain/calendar/day';
import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import type { RowJudgement } from '@app/domain/roster/roster';
import type { Verdict, VerdictCode } from '@app/domain/roster/verdict';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { Sealer } from '../../platform/vault.ts';
import { assess, earliestStartOf, rosterOf, wireVerdicts } from '../../policy-changes/policy-changes.ts';
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

type Wanted = Choices & { readonly start_date: Day | null; readonly rows: readonly KeptRow[] };

/**
 * Judges the rows of a list as they would be judged if they were submitted now. A start that has passed moves to the
 * earliest there is: an unfinished list waits, it does not spoil.
 */
export async function judge(
  { tx, sealer, now, user_id }: At,
  wanted: Wanted,
): Promise<readonly RowJudgement[]> {
  const { policy, directory, rows } = wanted;
  if (rows.length === 0) return [];
  const earliest = earliestStartOf(policy, now);
  const start_date = wanted.start_date === null ? earliest : later(wanted.start_date, earliest);
  const persons = await rosterOf(tx, await inSlices(rows, (row) => personOfRow(row, directory)));
  const typing =
    user_id === undefined
      ? undefined
      : { user_id, isTyped: (place: number) => isSeenBy(rows[place]!, user_id) };
  const { judgements } = await assess(tx, { policy, rows: persons, start_date, sealer, now, typing });
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

/** What a page cannot find out by itself: it has not seen the enterprise's other cover. */
const knownToServer: readonly VerdictCode[] = ['DUP_POLICY', 'DUP_INSURER', 'DUP_OTHER', 'GAP', 'BLACKLIST'];

/** Two rows of a list that contradict each other are seen on the page too, as they stand there by now. */
const isKnownToServer = ({ code, detail }: Verdict): boolean =>
  knownToServer.includes(code) || (code === 'ID_NAME_MISMATCH' && 'work_company' in detail);

const isRepeat = ({ code }: Verdict): boolean => code === 'DUP_ROW' || code === 'ID_NAME_MISMATCH';

/**
 * The findings on each row that only the server could make, in the caller's words.
 *
 * @param isTwin by the place of a row, whether its repeats cannot be seen on the page either
 */
export const findingsOf = (
  judgements: readonly RowJudgement[],
  language: Language,
  isTwin: (place: number) => boolean,
) =>
  judgements.map(({ row_no, verdicts }, place) => {
    const told = verdicts.filter((one) => isKnownToServer(one) || (isTwin(place) && isRepeat(one)));
    return { row_no, verdicts: wireVerdicts(told, language) };
  });

/** All that is wrong with a row, in one text. */
export const reasonsOf = ({ verdicts }: RowJudgement, language: Language): string =>
  verdicts
    .filter(({ level }) => level === 'error')
    .map((verdict) => wordVerdict(language, verdict))
    .join(' ');

/** The same, and what could be read in another way: whoever mends a row by hand looks at that too. */
export const remarksOf = ({ verdicts }: RowJudgement, language: Language): string =>
  verdicts
    .filter(({ level, code }) => level === 'error' || code === 'DOUBT')
    .map((verdict) => wordVerdict(language, verdict))
    .join(' ');
