import { file_mb_max } from '@app/contract/call';
import { rows_max } from '@app/contract/policy-changes';
import type { Refused } from '@app/contract/refusals';
import { importStatus } from '@app/domain/list/import-status';
import { useRef, useState } from 'react';
import { NoAnswerError, RefusedError } from '../platform/api.ts';
import { useText } from '../platform/text.ts';
import { isBlank, type RosterEntry } from '../roster/roster.tsx';
import type { Desk } from './desk.ts';
import { discard, type FileProgress, readAgain, readFile, type ReadingChoice } from './file-list.ts';
import type { Aim } from './keeping.ts';
import { placeRead } from './place-read.ts';
import type { Earlier, Read } from './reread.ts';
import { type Reading, readingOfFile } from './reading.ts';
import { openRows, readRows, type StoredJob } from './stored-list.ts';
import { type Source, sourceOf } from './source-of.ts';
import { useLine } from './use-line.ts';
import { type Refuse, type RefusedText, useTexts } from './use-texts.ts';
import { writtenValues } from './values.ts';
import { importWords } from './words/words.ts';

/** A list that came in: what was made of it, and how to have it read in another way, which ends once that is done or was not. */
export type Arrival = { readonly reading: Reading; readonly again: (choice: ReadingChoice) => Promise<void> };

/** How far a list has come: a file, or the lines of a pasted text, which is read in one go. */
export type Progress = FileProgress | { readonly step: 'text'; readonly lines: number };

export type WaysIn = {
  readonly arrival: Arrival | null;
  /** The text that was read last: it stays in sight when what was told of it is closed. */
  readonly source: Source | null;
  readonly closeArrival: () => void;
  readonly progress: Progress | null;
  readonly cancel: () => void;
  /** Whom somebody worked on and who would go from the list; what was asked for waits for the answer. */
  readonly question: Question | null;
  /** Why nothing came in: a sentence, or what the server refused. */
  readonly failure: string | Refused | null;
  readonly closeFailure: () => void;
  /** A pasted text that was not taken, and why: it stays until one is taken or somebody puts it away. */
  readonly refused: RefusedText | null;
  readonly closeRefused: () => void;
  readonly takeText: (text: string) => void;
  readonly takeFile: (file: File) => void;
};

export type Question = {
  readonly lost: readonly RosterEntry[];
  readonly answer: (goesOn: boolean) => void;
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
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<WaysIn['failure']>(null);
  const line = useLine();
  /** The rows of the desk's own list as they were stored before it began to be read anew. */
  const beingRead = useRef<ReadonlyMap<number, RosterEntry>>(null);
  const { roster, keeper } = desk;

  const ask = (lost: readonly RosterEntry[]): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (goesOn: boolean) => {
        setQuestion(null);
        resolve(goesOn);
      };
      setQuestion({ lost, answer });
    });

  const place = (read: Read, earlier: Earlier | undefined, refuse: Refuse) => {
    setFailure(null);
    const tooMany = () => refuse(text('tooMany', { max: rows_max }));
    return placeRead(desk, { read, earlier }, { ask, tooMany });
  };

  const texts = useTexts(desk, place, ({ pasted, reading, keys, again }) => {
    // A table's rows stand on the list as they stood in the text.
    setSource(reading.isTable ? null : sourceOf(pasted, reading, keys));
    setArrival({ reading, again });
  });

  /** A message that was saved as a text is read as a pasted one. */
  async function takeTextFile(file: File): Promise<void> {
    const { readTextFile } = await import('./read-text-file.ts');
    const pasted = await readTextFile(file);
    return pasted === undefined ? setFailure(text('noText')) : texts.take({ pasted, name: file.name });
  }

  /** Takes the stored list for the desk's own. */
  async function adopt(job: StoredJob): Promise<void> {
    await openRows(desk, job);
    desk.cursor.ask({ at: 0 });
    onJob(job.import_job_id);
  }

  /** Takes the persons of a stored list, which is then needed no more. */
  async function append(file: File, job: StoredJob, earlier: Earlier | undefined): Promise<void> {
    const { rows } = await readRows(job.import_job_id);
    await discard(job.import_job_id);
    const read = {
      persons: rows.map(({ values }) => writtenValues(values)),
      sourceRows: rows.map(({ source_row }) => source_row),
      sourceSheets: rows.map(({ source_sheet }) => source_sheet),
      sourceHidden: rows.map(({ source_hidden }) => source_hidden === 1),
    };
    const placed = await place(read, earlier, setFailure);
    if (!placed) return;
    setArrival({
      reading: readingOfFile(job),
      again: (choice) => take(file, { choice, earlier: placed.earlier }),
    });
  }

  async function arrive(file: File, job: StoredJob, earlier: Earlier | undefined): Promise<void> {
    if (job.status === importStatus.unreadable) {
      setFailure(job.failure?.msg ?? text('notRead'));
      return void discard(job.import_job_id);
    }
    if (job.continued_in !== null) {
      const { import_job_id } = job;
      await adopt({ ...job, import_job_id: job.continued_in });
      if (import_job_id !== job.continued_in) void discard(import_job_id);
      return setArrival({
        reading: { ...readingOfFile(job), isTable: false },
        again: () => Promise.resolve(),
      });
    }
    if (earlier || roster.entries().some((entry) => !isBlank(entry))) return append(file, job, earlier);
    await adopt(job);
    setArrival({ reading: readingOfFile(job), again: againOf(file, job, roster.entries()) });
  }

  /** How a file that was read into the desk's own list is read in another way: the server keeps what was done to its rows. */
  function againOf(file: File, before: StoredJob, asRead: readonly RosterEntry[]): Arrival['again'] {
    const { file_id, import_job_id } = before;
    return (choice) =>
      watch(async (ways) => {
        const { leavesOut, showWithTyped, storedRows, workOn } = await import('./read-anew.ts');
        const { touched, lost } = workOn(roster, asRead, leavesOut(readingOfFile(before), choice));
        if (file_id === null || (lost.length > 0 && !(await ask(lost)))) return;
        // While it is being read for an earlier choice it takes no rows: what was typed since waits until it has been.
        if (!beingRead.current && !(await keeper.flush())) return;
        const stored = (beingRead.current ??= storedRows(roster));
        const job = await readAgain({ file_id, aim, choice, import_job_id }, ways);
        if (job.status === importStatus.unreadable) return arrive(file, job, undefined);
        const { show, putTyped } = showWithTyped(stored);
        await openRows(desk, job, { show });
        beingRead.current = null;
        putTyped();
        desk.cursor.ask({ at: 0 });
        const read = roster.entries().map((entry) => touched.get(entry.key) ?? entry);
        setArrival({ reading: readingOfFile(job), again: againOf(file, job, read) });
      }, true);
  }

  /** Does something with a file that takes its time, behind whatever is under way, and says why it did not go. */
  function watch(
    work: (ways: { signal: AbortSignal; onProgress: (progress: FileProgress) => void }) => Promise<void>,
    isAnew = false,
  ): Promise<void> {
    return line.next({
      isAnew,
      onFail: (error) => {
        beingRead.current = null;
        setFailure(failureOf(error));
      },
      work: (ways) => {
        setFailure(null);
        if (!isAnew) {
          setArrival(null);
          setSource(null);
        }
        return work(ways);
      },
    });
  }

  function take(file: File, again?: { choice: ReadingChoice; earlier: Earlier }): Promise<void> {
    return watch(async (ways) => {
      ways.onProgress({ step: 'sending', part: 0 });
      await keeper.flush();
      const job = await readFile(file, aim, ways, again?.choice);
      await arrive(file, job, again?.earlier);
    }, again !== undefined);
  }

  return {
    arrival,
    source,
    closeArrival: () => setArrival(null),
    progress: line.progress ?? texts.progress,
    question,
    cancel: line.progress ? line.cancel : texts.stop,
    failure,
    closeFailure: () => setFailure(null),
    refused: texts.refused,
    closeRefused: texts.closeRefused,
    takeText: (pasted) => void texts.take({ pasted }),
    takeFile(file) {
      if (file.size > file_mb_max * 1024 * 1024) setFailure(text('fileTooLarge', { max: file_mb_max }));
      else if (/\.txt$/i.test(file.name)) void watch(() => takeTextFile(file));
      else void take(file);
    },
  };
}

function failureOf(error: unknown): string | Refused {
  if (error instanceof RefusedError) return error.refused;
  return error instanceof NoAnswerError ? error.message : String(error);
}
