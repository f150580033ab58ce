import type { Draft } from './draft.ts';
import { headsWords } from './heads.ts';
import { isMerelyPolite } from './polite.ts';
import type { Miscount } from '../table.ts';

/** A line that says how many there are and nothing of them: 一共4人, 以上3人麻烦加一下. */
type Total = { readonly source_row: number; readonly said: number; readonly before: number };

/** Compares such lines with who was found, when all are here. */
export type Totals = {
  /** @param before how many have come before the line */
  readonly say: (text: string, total: Total) => void;
  /**
   * Each line, with both numbers where they differ.
   *
   * @param others how many are named without a number
   */
  readonly end: (
    persons: readonly Draft[],
    others: number,
  ) => readonly (readonly [number, Miscount | undefined])[];
};

export function createTotals(): Totals {
  const totals: Total[] = [];
  return {
    say: (text, total) => {
      if (totals.length < totals_max && isBare(text)) totals.push(total);
    },
    end: (persons, others) =>
      totals.map((one, at) => {
        const { source_row, said, before } = one;
        const spans = [
          [0, undefined],
          [0, before],
          [before, undefined],
          [totals[at - 1]?.before ?? 0, before],
          [before, totals[at + 1]?.before],
        ] as const;
        const counts = spans.flatMap(([from, to]) => {
          const some = persons.slice(from, to);
          return [some.length, some.filter(({ intent }) => intent?.kind !== 'leave').length];
        });
        const added = persons.filter(({ intent }) => intent === undefined).length;
        const all = persons.length + others;
        const isRight = [...counts, added, all].includes(said);
        return [source_row, isRight ? undefined : { said, found: all }] as const;
      }),
  };
}

/** More of them than anybody writes: each is compared with everybody. */
const totals_max = 50;

/** 再来一个 and 还有2个 say that more are to come, not how many there are. */
const isBare = (text: string): boolean =>
  !/[再还另又]/u.test(text) && isMerelyPolite(text.replace(headsWords, ' ').replace(ofAll, ' '));

const ofAll = /一共|总[共计数]|合计|共计?|总人数|人数|新增|增员|入职|加入|参加|\btotal\b/giu;
