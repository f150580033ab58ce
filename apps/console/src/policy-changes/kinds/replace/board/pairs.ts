import type { SentPair } from '@app/contract/policy-changes/pairs';
import { readPairs, readPersons } from '@app/domain/list/pairs';
import type { Forecast } from '../../../confirm/forecasts.ts';

/** A pair as it is written on the board: who leaves beside who comes. */
export type BoardPair = {
  readonly key: number;
  readonly off_name: string;
  readonly off_idcard: string;
  readonly name: string;
  readonly idcard: string;
};

/** The cells of a pair, side by side. */
export const pairFields = ['off_name', 'off_idcard', 'name', 'idcard'] as const;

export type PairField = (typeof pairFields)[number];

/** So many pairs are written at once; more of them come over the API. */
const pairs_max = 500;

let last = 0;

export const blankPair = (): BoardPair => ({
  key: (last += 1),
  off_name: '',
  off_idcard: '',
  name: '',
  idcard: '',
});

export const isBlankPair = (pair: BoardPair): boolean =>
  pairFields.every((field) => pair[field].trim() === '');

/** The pairs that somebody wrote in, as they are sent. */
export const sentOf = (pairs: readonly BoardPair[]): SentPair[] =>
  pairs.flatMap((pair, place) =>
    isBlankPair(pair)
      ? []
      : [
          {
            row_no: place + 1,
            off_name: pair.off_name.trim(),
            off_idcard: pair.off_idcard.trim(),
            name: pair.name.trim(),
            idcard: pair.idcard.trim().toUpperCase(),
          },
        ],
  );

/** The keys of the pairs that can be done as they were reckoned. */
export function soundOf(
  pairs: readonly BoardPair[],
  forecast: Pick<Forecast, 'list'> | undefined,
): readonly number[] {
  const faulty = new Set(
    (forecast?.list ?? []).flatMap(({ row_no, level }) => (level === 'error' ? [row_no] : [])),
  );
  return pairs.flatMap((pair, place) => (isBlankPair(pair) || faulty.has(place + 1) ? [] : [pair.key]));
}

/** With one blank pair at the end, into which the next is written. */
export function withBlank(pairs: readonly BoardPair[]): readonly BoardPair[] {
  const end = pairs.at(-1);
  return (end && isBlankPair(end)) || pairs.length >= pairs_max ? pairs : [...pairs, blankPair()];
}

/** Puts a pasted text into the pairs from one on: both sides where it has two columns, else one side down the rows, by their order. */
export function pasted(
  pairs: readonly BoardPair[],
  text: string,
  { at, side }: { readonly at: number; readonly side: 'leaver' | 'newcomer' },
): readonly BoardPair[] {
  const both = readPairs(text);
  const hasBoth = both.some(({ leaver, newcomer }) => leaver.name !== '' && newcomer.name !== '');
  const cells = hasBoth
    ? both.map(({ leaver, newcomer }) => ({ ...asLeaver(leaver), ...newcomer }))
    : readPersons(text).map((person) => (side === 'leaver' ? asLeaver(person) : person));
  const length = Math.min(pairs_max, Math.max(pairs.length, at + cells.length));
  return withBlank(
    Array.from({ length }, (_, place) => ({ ...(pairs[place] ?? blankPair()), ...cells[place - at] })),
  );
}

/** Puts pairs behind those that are written, each once. */
export const withPairs = (
  pairs: readonly BoardPair[],
  further: readonly Omit<BoardPair, 'key'>[],
): readonly BoardPair[] =>
  further.reduce(
    (before, pair) =>
      before.length >= pairs_max ||
      before.some((one) => pairFields.every((field) => one[field] === pair[field]))
        ? before
        : [...before, { ...blankPair(), ...pair }],
    pairs.filter((pair) => !isBlankPair(pair)),
  );

const asLeaver = ({ name, idcard }: { readonly name: string; readonly idcard: string }) => ({
  off_name: name,
  off_idcard: idcard,
});
