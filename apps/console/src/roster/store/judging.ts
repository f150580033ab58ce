import type { Directory } from '@app/domain/roster/directory';
import type { PremiumLine } from '@app/domain/money/premium';
import { withRepeats } from '@app/domain/roster/duplicates';
import { judgeRow, type RosterContext, type RowJudgement } from '@app/domain/roster/roster';
import type { Verdict } from '@app/domain/roster/verdict';
import type { Readings } from '../choices/readings.ts';
import { judgedRow } from './judged-row.ts';
import { isBlank, type RosterEntry } from './roster-row.ts';
import type { RowSource } from './row-notes.ts';
import type { Share } from './tally.ts';

/** What rows are judged against, and what their choices mean. */
export type Judging = {
  readonly context: RosterContext;
  readonly directory: Directory;
  /** How the names of the choices are read aloud; null until that is here. */
  readonly readings: Readings | null;
};

/** A row with all that is known of it. A new object whenever something of it changed. */
export type RowView = {
  readonly entry: RosterEntry;
  /** Null for a row in which nothing is written, and for one that waits to be judged. */
  readonly judgement: RowJudgement | null;
  /** Every finding, of here and of the server, in the order of reporting. */
  readonly verdicts: readonly Verdict[];
  /** The findings on cells that were left once: nobody is corrected while still typing. */
  readonly shown: readonly Verdict[];
  /** Null while anything keeps the row from being insured. */
  readonly premium: PremiumLine | null;
  /** In order as far as it is known here; whether the person is covered elsewhere is still being asked. */
  readonly isChecking: boolean;
  /** What was said of the row elsewhere, such as by the insurer. */
  readonly said: string | null;
  /** Null when it was typed. */
  readonly source: RowSource | null;
  /** The whole number that a ruined one can be, hidden but for its ends. */
  readonly number: string | null;
};

/** Judges one row by itself. */
export const judged = (entry: RosterEntry, { context, directory }: Judging): RowJudgement | null =>
  isBlank(entry) ? null : judgeRow(judgedRow(entry, directory), context);

/** Puts together what one row shows. */
export function viewOf(
  entry: RosterEntry,
  judgement: RowJudgement | null,
  known: {
    /** What is wrong with the row because others have its number. */
    readonly repeats: readonly Verdict[];
    readonly fromServer: readonly Verdict[];
    readonly isAsked: boolean;
    readonly left: ReadonlySet<string>;
    readonly said: string | null;
    readonly source: RowSource | null;
    readonly number: string | null;
  },
): RowView {
  const { said, source, number } = known;
  const beside = { said, source, number };
  if (judgement === null)
    return { entry, judgement, verdicts: [], shown: [], premium: null, isChecking: false, ...beside };

  const verdicts = withRepeats(withRepeats(judgement.verdicts, known.fromServer), known.repeats);
  const shown = verdicts.filter(({ field }) => field === 'start_date' || known.left.has(field));
  const isInsurable = verdicts.every(({ level }) => level !== 'error');
  return {
    entry,
    judgement,
    verdicts,
    shown,
    premium: isInsurable ? judgement.premium : null,
    isChecking: isInsurable && !known.isAsked,
    ...beside,
  };
}

/** What a row adds to the totals. */
export const shareOf = ({ judgement, premium, verdicts, shown, isChecking }: RowView): Share => ({
  head: judgement !== null,
  valid: premium !== null,
  checking: isChecking,
  premium_fen: premium?.premium_fen ?? 0,
  from: verdicts.some(isOfStart) ? null : (judgement?.cover?.from ?? null),
  shown,
});

/** Whether nobody can begin on a row's day: it is none on which cover begins. */
const isOfStart = ({ field, level }: Verdict): boolean => field === 'start_date' && level === 'error';
