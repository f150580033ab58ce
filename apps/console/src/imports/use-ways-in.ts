import { file_mb_max } from '@app/contract/call';
import { rows_max } from '@app/contract/policy-changes';
import type { Refused } from '@app/contract/refusals';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { importStatus } from '@app/domain/list/import-status';
import { useRef, useState } from 'react';
import { NoAnswerError, RefusedError } from '../platform/api.ts';
import { useText } from '../platform/text.ts';
import { appendRows, isBlank } from '../roster/roster.tsx';
import type { Desk } from './desk.ts';
import { discard, type FileProgress, readAgain, readFile, type ReadingChoice } from './file-list.ts';
import type { Aim } from './keeping.ts';
import { readPastedText } from './read-text.ts';
import { readTextFile } from './read-text-file.ts';
import { type Reading, readingOfFile } from './reading.ts';
import { openRows, readRows, type StoredJob } from './stored-list.ts';
import { writtenValues } from './values.ts';
import { importWords } from './words/words.ts';

/** A list that came in: what was made of it, and how to have it read in another way. */
export type Arrival = { readonly reading: Reading; readonly again: (choice: ReadingChoice) => void };

/** A text that was pasted, with what was made of it and under which numbers its rows stand on the list. */
export type Source = { readonly text: string; readonly reading: Reading; readonly keys: readonly number[] };

export type WaysIn = {
  readonly arrival: Arrival | null;
  /** The text that was read last: it stays in sight when what was told of it is closed. */
  readonly source: Source | null;
  readonly closeArrival: () => void;
  readonly progress: FileProgress | null;
  readonly cancel: () => void;
  /** Why nothing came in: a sentence, or what the server refused. */
  readonly failure: string | Refused | null;
  readonly closeFailure: () => void;
  readonly takeText: (text: string) => void;
  readonly takeFile: (file: File) => void;
};

type TextTaken = {
  readonly pasted: string;
  /** The file's name, when it was one. */
  readonly name?: string | null;
  readonly choice?: ReadingChoice;
  /** The rows that an earlier reading made of it. */
  readonly instead?: readonly number[];
};

/**
 * How lists come to the desk from elsewhere. A text is read here; a file is read by the server into a stored list, which an empty desk
 * takes as its own, and of which a desk with rows takes the persons.
 *
 * @param onJob the desk's list is stored under this number now
 */
export function useWaysIn(desk: Desk, aim: Aim, onJob: (import_job_id: number) => void): WaysIn {
  const text = useText(importWords);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [source, setSource] = useState<Source | null>(null);
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const [failure, setFailure] = useState<WaysIn['failure']>(null);
  const stopper = useRef<AbortController>(null);
  const { roster, keeper } = desk;

  async function takeText({ pasted, name = null, choice, instead = [] }: TextTaken): Promise<void> {
    const { context, directory } = roster.judging();
    const around = { today: shanghaiDay(context.now), directory };
    const { reading, persons, sourceRows } = await readPastedText(pasted, around, choice);
    if (persons.length === 0 && !choice) return setFailure(text('nobodyFound'));
    if (roster.keys().length - instead.length + persons.length > rows_max)
      return setFailure(text('tooMany', { max: rows_max }));

    setFailure(null);
    const keys = appendRows(roster, persons, { instead, sourceRows });
    desk.cursor.ask({ at: roster.placeOf(keys[0] ?? -1) ?? 0 });
    setSource({ text: pasted, reading, keys });
    setArrival({
      reading: { ...reading, name },
      again: (next) => void takeText({ pasted, name, choice: next, instead: keys }),
    });
  }

  /** A message that was saved as a text is read as a pasted one. */
  async function takeTextFile(file: File): Promise<void> {
    const pasted = await readTextFile(file);
    return pasted === undefined ? setFailure(text('noText')) : takeText({ pasted, name: file.name });
  }

  /** Takes the stored list for the desk's own. */
  async function adopt(job: StoredJob): Promise<void> {
    await openRows(desk, job);
    desk.cursor.ask({ at: 0 });
    onJob(job.import_job_id);
  }

  /** Takes the persons of a stored list, which is then needed no more. */
  async function append(file: File, job: StoredJob, instead: readonly number[]): Promise<void> {
    const { rows } = await readRows(job.import_job_id);
    await discard(job.import_job_id);
    if (roster.keys().length - instead.length + rows.length > rows_max)
      return setFailure(text('tooMany', { max: rows_max }));
    const keys = appendRows(
      roster,
      rows.map(({ values }) => writtenValues(values)),
      {
        instead,
        sourceRows: rows.map(({ source_row }) => source_row),
        sourceSheets: rows.map(({ source_sheet }) => source_sheet),
      },
    );
    desk.cursor.ask({ at: roster.placeOf(keys[0] ?? -1) ?? 0 });
    setArrival({
      reading: readingOfFile(job),
      again: (choice) => void take(file, { choice, instead: keys }),
    });
  }

  async function arrive(file: File, job: StoredJob, instead: readonly number[] | undefined): Promise<void> {
    if (job.status === importStatus.unreadable) {
      setFailure(job.failure?.msg ?? text('notRead'));
      return void discard(job.import_job_id);
    }
    if (job.continued_in !== null) {
      const { import_job_id } = job;
      await adopt({ ...job, import_job_id: job.continued_in });
      if (import_job_id !== job.continued_in) void discard(import_job_id);
      return setArrival({ reading: { ...readingOfFile(job), isTable: false }, again: () => undefined });
    }
    if (instead !== undefined || roster.entries().some((entry) => !isBlank(entry)))
      return append(file, job, instead ?? []);
    await adopt(job);
    const { file_id, import_job_id } = job;
    const again = (choice: ReadingChoice) =>
      void watch(async (ways) => {
        if (file_id !== null)
          await arriveAgain(file, await readAgain({ file_id, aim, choice, import_job_id }, ways), again);
      });
    setArrival({ reading: readingOfFile(job), again });
  }

  async function arriveAgain(file: File, job: StoredJob, again: Arrival['again']): Promise<void> {
    if (job.status === importStatus.unreadable) return arrive(file, job, undefined);
    await adopt(job);
    setArrival({ reading: readingOfFile(job), again });
  }

  /** Does something with a file that takes its time, shows how far it has come, and says why it did not go. */
  async function watch(
    work: (ways: { signal: AbortSignal; onProgress: (progress: FileProgress) => void }) => Promise<void>,
  ): Promise<void> {
    stopper.current?.abort();
    const controller = new AbortController();
    stopper.current = controller;
    setFailure(null);
    setArrival(null);
    setSource(null);
    try {
      await work({
        signal: controller.signal,
        onProgress: (next) => !controller.signal.aborted && setProgress(next),
      });
    } catch (error) {
      if (!controller.signal.aborted) setFailure(failureOf(error));
    } finally {
      if (stopper.current === controller) setProgress(null);
    }
  }

  function take(file: File, again?: { choice: ReadingChoice; instead: readonly number[] }): Promise<void> {
    return watch(async (ways) => {
      setProgress({ step: 'sending', part: 0 });
      await keeper.flush();
      const job = await readFile(file, aim, ways, again?.choice);
      await arrive(file, job, again?.instead);
    });
  }

  return {
    arrival,
    source,
    closeArrival: () => setArrival(null),
    progress,
    cancel() {
      stopper.current?.abort();
      setProgress(null);
    },
    failure,
    closeFailure: () => setFailure(null),
    takeText: (pasted) => void takeText({ pasted }),
    takeFile(file) {
      if (file.size > file_mb_max * 1024 * 1024) setFailure(text('fileTooLarge', { max: file_mb_max }));
      else void (/\.txt$/i.test(file.name) ? takeTextFile(file) : take(file));
    },
  };
}

function failureOf(error: unknown): string | Refused {
  if (error instanceof RefusedError) return error.refused;
  return error instanceof NoAnswerError ? error.message : String(error);
}
