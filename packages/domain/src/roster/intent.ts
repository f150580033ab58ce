import type { doubtFields } from './cells.ts';
import { type Verdict, type VerdictCode, verdict } from './verdict.ts';

/**
 * Why a person stands in a list other than for what the list is for. `start`: they begin, in a list of those who leave. `out`: whoever works on it leaves them out, and the sender is told;
 * all others are what the list says.
 */
export const intentKinds = [
  'leave',
  'wait',
  'replace',
  'correct',
  'again',
  'unclear',
  'start',
  'out',
] as const;

/** Why a person stands in a list, in the list's own words; of `out` in those of whoever left them out, if any. */
export type Intent = {
  readonly kind: (typeof intentKinds)[number];
  readonly words: string;
  /** Whom somebody replaces, or whose line is corrected; empty where the list does not say. */
  readonly of: string;
};

/** Whether nothing has to be done any more for those whom a list of additions names so; all others are still to be insured, or asked about. */
export const isSettled = (kind: Intent['kind']): boolean =>
  kind === 'leave' || kind === 'start' || kind === 'out';

/** Whether a list does not ask to insure whom it names so. */
export const isUnasked = (kind: string | undefined): boolean =>
  kind === 'leave' || kind === 'wait' || kind === 'correct' || kind === 'again';

/** Those who are still to be insured, or asked about, before those for whom nothing has to be done any more. */
export function bySettled<Told extends Pick<Intent, 'kind'>>(
  told: readonly Told[],
): readonly (readonly [group: 'open' | 'settled', those: readonly Told[]])[] {
  const groups = Map.groupBy(told, ({ kind }) => (isSettled(kind) ? 'settled' : 'open'));
  return (['open', 'settled'] as const).flatMap((group) => {
    const those = groups.get(group);
    return those ? [[group, those] as const] : [];
  });
}

/** A cell that could be read in another way: the words that it was read from, and the other readings. */
export type Doubt = {
  readonly field: (typeof doubtFields)[number];
  readonly words: string;
  readonly others: readonly string[];
};

/** What a list said of a row beside its cells. */
export type Told = { readonly intent?: Intent | null; readonly doubts?: readonly Doubt[] };

/** The finding of each kind of thing that a list says of a person. */
export const intentCodes = {
  leave: 'INTENT_LEAVE',
  wait: 'INTENT_WAIT',
  replace: 'INTENT_REPLACE',
  correct: 'INTENT_CORRECT',
  again: 'INTENT_AGAIN',
  unclear: 'INTENT_UNCLEAR',
  start: 'INTENT_START',
  out: 'INTENT_OUT',
} as const satisfies Record<Intent['kind'], VerdictCode>;

/**
 * Nobody is insured against the words of the list that names them, or with a cell that was only one way to read it, before
 * somebody has looked.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export const toldFaults = ({ intent, doubts = [] }: Told): readonly Verdict[] => [
  ...(intent ? [intentFault(intent)] : []),
  ...doubts.map(({ field, words, others }) => ({
    ...verdict('DOUBT', { words, others: others.join(' / ') }),
    field,
  })),
];

function intentFault({ kind, words, of }: Intent): Verdict {
  if (kind === 'replace' || kind === 'correct') return verdict(intentCodes[kind], { words, of });
  if (kind === 'start') return verdict(intentCodes.start, { words });
  return verdict(intentCodes[kind], { words });
}
