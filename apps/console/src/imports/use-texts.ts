import type { ListType } from '@app/domain/changes/kinds';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { tooMuchOf } from '@app/domain/list/limits';
import { useState } from 'react';
import { useText } from '../platform/text.ts';
import type { OpenList } from './open-list.ts';
import type { ReadingChoice } from './file-list.ts';
import type { Placed, Series } from './place-read.ts';
import { readPastedText } from './read-text.ts';
import type { Reading } from './reading.ts';
import type { Read } from './reread.ts';
import { lineEnd } from './source-of.ts';
import { importWords } from './words/words.ts';

/** A pasted text that was not taken, and why. */
export type RefusedText = { readonly pasted: string; readonly why: string };

export type Refuse = (why: string) => void;

type TextTaken = {
  readonly pasted: string;
  /** The file's name, when it was one. */
  readonly name?: string | null;
  readonly choice?: ReadingChoice;
  /** Its readings so far. */
  readonly series?: TextSeries;
};

/** One text, however often it is read: of several readings that are under way only the last is wanted. */
type TextSeries = Series & { under?: AbortController };

const tooMuchWords = { lines: 'tooManyLines', characters: 'tooManyCharacters' } as const;

type Taken = {
  readonly pasted: string;
  readonly reading: Reading;
  readonly placed: Placed;
  readonly isAnew: boolean;
  readonly again: (choice: ReadingChoice) => Promise<void>;
};

type Place = (read: Read, series: Series, refuse: Refuse) => Promise<Placed | undefined>;

/** How pasted texts come to the list: which are being read, and the last that was refused, which is kept with the reason. */
export function useTexts(
  list: OpenList,
  { kind, place }: { readonly kind: ListType; readonly place: Place },
  onTaken: (taken: Taken) => void,
) {
  const text = useText(importWords);
  const { read, progress, stop } = useReadings();
  const [refused, setRefused] = useState<RefusedText | null>(null);

  /** Reads a text and puts its persons on the list; whatever keeps them from it, the text is kept. */
  async function take(asked: TextTaken): Promise<void> {
    const refuse = (why: string) => setRefused({ pasted: asked.pasted, why });
    const series = asked.series ?? {};
    series.under?.abort();
    const { signal } = (series.under = new AbortController());
    try {
      const taken = await placed({ ...asked, series, signal }, refuse);
      if (!taken) return;
      // What was refused while this one was read is told all the same.
      setRefused((now) => (now === refused ? null : now));
      onTaken(taken);
    } catch (error) {
      if (signal.aborted) return;
      refuse(isCalledOff(error) ? text('calledOff') : String(error));
    }
  }

  async function placed(
    { pasted, name = null, choice, series, signal }: TextTaken & { series: TextSeries; signal: AbortSignal },
    refuse: Refuse,
  ): Promise<Taken | undefined> {
    const tooMuch = tooMuchOf(pasted);
    if (tooMuch) {
      refuse(text(tooMuchWords[tooMuch.what], { max: tooMuch.max }));
      return undefined;
    }
    const { now, directory } = list.roster.judging();
    const { reading, ...persons } = await read(
      pasted,
      { kind, today: shanghaiDay(now), directory, headings: await headingsKnown() },
      choice,
    );
    if (persons.persons.length === 0 && !choice) {
      refuse(text('nobodyFound'));
      return undefined;
    }
    signal.throwIfAborted();
    const isAnew = series.earlier !== undefined;
    const stands = await place(persons, series, refuse);
    if (!stands) return undefined;
    return {
      pasted,
      reading: { ...reading, name },
      placed: stands,
      isAnew,
      again: (next) => take({ pasted, name, choice: next, series }),
    };
  }

  return { take, progress, stop, refused, closeRefused: () => setRefused(null) };
}

type Work = { readonly lines: number; readonly stop: () => void };

/** Before that nobody waits: what is shown and gone again only flickers. */
const shown_after_ms = 1_000;

/** The texts that have been read for a while: how many lines they have, and a way to stop them all. One does not wait for another. */
function useReadings() {
  const [works, setWorks] = useState<readonly Work[]>([]);

  async function read(...[pasted, around, choice]: TextAsked) {
    const controller = new AbortController();
    const work = { lines: pasted.split(lineEnd).length, stop: () => controller.abort() };
    const showing = setTimeout(() => setWorks((before) => [...before, work]), shown_after_ms);
    try {
      return await readPastedText(pasted, around, { choice, signal: controller.signal });
    } finally {
      clearTimeout(showing);
      setWorks((before) => before.filter((one) => one !== work));
    }
  }

  const lines = works.reduce((sum, work) => sum + work.lines, 0);
  return {
    read,
    progress: works.length > 0 ? ({ step: 'text', lines } as const) : null,
    stop: () => works.forEach((work) => work.stop()),
  };
}

type TextAsked = readonly [
  pasted: string,
  around: Parameters<typeof readPastedText>[1],
  choice: Parameters<typeof readPastedText>[2]['choice'],
];

/** What headings were matched to by hand, for which a text waits only once in a while. */
const headingsKnown = async () => (await import('../aliases/aliases.ts')).readHeadings();

const isCalledOff = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
