import type { RowEnd } from '@app/contract/imports/rows';
import { withRepeats } from '@app/domain/roster/duplicates';
import type { Verdict } from '@app/domain/roster/verdict';
import type { Judging } from '../sheet.ts';
import { isBlank, type RosterEntry } from './roster-row.ts';
import type { RowSource } from './row-notes.ts';
import type { Judged, RowView } from './row-view.ts';
import type { Share } from './tally.ts';

/** Judges one row by itself. */
export const judged = (entry: RosterEntry, { judge }: Judging): Judged | null =>
  isBlank(entry) ? null : judge(entry);

/** Puts together what one row shows. */
export function viewOf(
  entry: RosterEntry,
  judgement: Judged | null,
  known: {
    /** What is wrong with the row because others have its number. */
    readonly repeats: readonly Verdict[];
    readonly fromServer: readonly Verdict[];
    readonly ends: RowEnd | null;
    readonly isAsked: boolean;
    readonly left: ReadonlySet<string>;
    readonly said: string | null;
    readonly source: RowSource | null;
    readonly number: string | null;
  },
): RowView {
  const { said, source, number, ends } = known;
  const beside = { said, source, number };
  if (judgement === null) return { entry, judgement, ...nothingFound, ...beside };

  const verdicts = withRepeats(withRepeats(judgement.verdicts, known.fromServer), known.repeats);
  const shown = verdicts.filter(({ field }) => field === 'start_date' || known.left.has(field));
  const isReady = verdicts.every(({ level }) => level !== 'error');
  return {
    entry,
    judgement,
    verdicts,
    shown,
    isReady,
    amount_fen: isReady ? (ends?.refund_fen ?? judgement.amount_fen) : null,
    ends,
    isChecking: isReady && !known.isAsked,
    ...beside,
  };
}

const nothingFound = {
  verdicts: [],
  shown: [],
  isReady: false,
  amount_fen: null,
  ends: null,
  isChecking: false,
} satisfies Partial<RowView>;

/** What a row adds to the totals. */
export const shareOf = ({
  judgement,
  isReady,
  amount_fen,
  verdicts,
  shown,
  isChecking,
  ends,
}: RowView): Share => ({
  head: judgement !== null,
  valid: isReady,
  checking: isChecking,
  amount_fen: amount_fen ?? 0,
  from: verdicts.some(isOfStart) ? null : (ends?.start_date ?? judgement?.from ?? null),
  shown,
});

/** Whether the row's day is none on which it can be done. */
const isOfStart = ({ field, level }: Verdict): boolean => field === 'start_date' && level === 'error';
