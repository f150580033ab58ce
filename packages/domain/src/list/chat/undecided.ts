import { rowsBefore } from './above.ts';
import { type Draft, isPerson } from './draft.ts';
import type { ChatLine } from './line.ts';
import { fewOf } from './excepted.ts';
import { intentOf, type Scene } from './scene.ts';
import { decidesSurely, mayDecide } from '../words/decisions.ts';

/** Lines that may say who is to be insured and did nothing to anybody: whom they may mean is asked about. */
export type Undecided = {
  /** Does what a line says, and keeps the line in mind where it may decide and nobody shows it. */
  readonly watch: (line: ChatLine, source_row: number, act: () => void) => void;
  /** @param used the lines that gave facts to somebody */
  readonly settle: (used: ReadonlySet<number>) => void;
};

export function createUndecided(scene: Scene): Undecided {
  const open: { readonly text: string; readonly source_row: number }[] = [];
  return {
    watch: ({ text }, source_row, act) => {
      const isWatched =
        open.length < lines_max &&
        scene.persons.length < persons_max &&
        !/[:：]\s*$/u.test(text) &&
        text.length < text_max &&
        mayDecide(text);
      if (!isWatched) return act();
      const isSure = decidesSurely(text);
      const before = stateOf(scene, isSure);
      act();
      if (stateOf(scene, isSure) === before) open.push({ text, source_row });
    },
    settle: (used) => {
      for (const { text, source_row } of open) {
        if (used.has(source_row) && !decidesSurely(text)) continue;
        const above = scene.persons.slice(0, rowsBefore(scene.persons, source_row)).filter(isPerson);
        const meant = above.length > 0 ? above : scene.persons.filter(isPerson);
        if ((fewOf(text) ?? 0) >= meant.length) continue;
        for (const person of meant) person.intent ??= intentOf('unclear', text);
      }
    },
  };
}

/** All by which a line may have shown; of one that decides for certain, what it says of whether they come. */
const stateOf = ({ persons, others, section, led, question, place, again }: Scene, isSure: boolean): string =>
  [
    others.length,
    section?.words,
    led?.source_row,
    question?.words,
    place?.words,
    again?.words,
    ...persons.map((person) => (isSure ? (person.intent?.words ?? '') : shown(person))),
  ].join('\n');

const shown = ({ intent, doubts, values }: Draft): string =>
  [intent?.words, doubts.length, ...Object.values(values)].join('\t');

const lines_max = 50;
const persons_max = 1_000;
const text_max = 300;
