import { file_mb_max } from '@app/contract/call';
import { rows_max } from '@app/contract/policy-changes/fields';
import type { Refused } from '@app/contract/refusals';
import { importStatus } from '@app/domain/list/import-status';
import { useCallback, useRef, useState } from 'react';
import { NoAnswerError, RefusedError } from '../platform/api.ts';
import { useText } from '../platform/text.ts';
import { isBlank, type RosterEntry } from '../roster/roster.tsx';
import { useBeingRead } from './being-read.ts';
import type { OpenList } from './open-list.ts';
import {
  discard,
  type FileProgress,
  readAgain,
  readFile,
  readToItsEnd,
  type ReadingChoice,
} from './file-list.ts';
import type { Aim } from './keeping.ts';
import { placeRead, type Series } from './place-read.ts';
import type { Read } from './reread.ts';
import { readingOfFile } from './reading.ts';
import { type Arrival, readAnew } from './shown-arrival.ts';
import { openRows, readRows, type StoredJob } from './stored-list.ts';
import { type Source, sourceOf } from './source-of.ts';
import { useLine } from './use-line.ts';
import { type Refuse, type RefusedText, useTexts } from './use-texts.ts';
import { writtenValues } from './values.ts';
import { importWords } from './words/words.ts';

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
 * How persons come to the list from elsewhere. A text is read here; a file is read by the server into a stored list, which an empty one
 * takes as its own, and of which one with rows takes the persons.
 *
 * @param onJob the list is stored under this number now
 */
export function useWaysIn(list: OpenList, aim: Aim, onJob: (import_job_id: number) => void): WaysIn {
  const text = useText(importWords);
  const { arrival, come, close } = useArrival(list);
  const [source, setSource] = useState<Source | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<WaysIn['failure']>(null);
  const line = useLine();
  const beingRead = useBeingRead(list);
  const { roster, keeper } = list;

  const ask = (lost: readonly RosterEntry[]): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (goesOn: boolean) => {
        setQuestion(null);
        resolve(goesOn);
      };
      setQuestion({ lost, answer });
    });

  const place = (read: Read, series: Series, refuse: Refuse) => {
    setFailure(null);
    const tooMany = () => refuse(text('tooMany', { max: rows_max }));
    return placeRead(list, { read, series }, { ask, tooMany });
  };

  const texts = useTexts(list, { kind: aim.kind, place }, ({ pasted, reading, placed, isAnew, again }) => {
    // A table's rows stand on the list as they stood in the text.
    setSource(reading.isTable ? null : sourceOf(pasted, reading, placed.keys));
    come({ reading, again }, isAnew ? placed.before : null);
  });

  /** A message that was saved as a text is read as a pasted one. */
  async function takeTextFile(file: File): Promise<void> {
    const { readTextFile } = await import('./read-text-file.ts');
    const pasted = await readTextFile(file);
    return pasted === undefined ? setFailure(text('noText')) : texts.take({ pasted, name: file.name });
  }

  /** Takes a stored list for the open one. */
  async function adopt(job: StoredJob): Promise<void> {
    await openRows(list, job);
    list.cursor.ask({ at: 0 });
    onJob(job.import_job_id);
  }

  /** Takes the persons of a stored list, which is then needed no more. */
  async function append(file: File, job: StoredJob, series: Series): Promise<void> {
    const { rows } = await readRows(job.import_job_id);
    await discard(job.import_job_id);
    const read = {
      persons: rows.map(({ values }) => writtenValues(values)),
      sourceRows: rows.map(({ source_row }) => source_row),
      sourceSheets: rows.map(({ source_sheet }) => source_sheet),
      sourceHidden: rows.map(({ source_hidden }) => source_hidden === 1),
    };
    const isAnew = series.earlier !== undefined;
    const placed = await place(read, series, setFailure);
    if (!placed) return;
    const again = (choice: ReadingChoice) => take(file, { choice, series });
    come({ reading: readingOfFile(job), again }, isAnew ? placed.before : null);
  }

  async function arrive(file: File, job: StoredJob, series?: Series): Promise<void> {
    if (job.status === importStatus.unreadable) {
      setFailure(job.failure?.msg ?? text('notRead'));
      return void discard(job.import_job_id);
    }
    if (job.continued_in !== null) {
      const { import_job_id } = job;
      await adopt({ ...job, import_job_id: job.continued_in });
      if (import_job_id !== job.continued_in) void discard(import_job_id);
      const again = () => Promise.resolve();
      return come({ reading: { ...readingOfFile(job), isTable: false }, again }, null);
    }
    if (series || roster.entries().some((entry) => !isBlank(entry))) return append(file, job, series ?? {});
    await adopt(job);
    const own = { job, asRead: roster.entries() };
    come({ reading: readingOfFile(job), again: (choice) => readOwnAgain(file, own, choice) }, null);
  }

  /** Reads a file in another way that was read into this list: the server keeps what was done to its rows. */
  function readOwnAgain(file: File, own: OwnList, choice: ReadingChoice): Promise<void> {
    return watch(async (ways) => {
      const { leavesOut, showWithTyped, workOn } = await import('./read-anew.ts');
      const { file_id, import_job_id } = own.job;
      const { touched, lost } = workOn(roster, own.asRead, leavesOut(readingOfFile(own.job), choice));
      if (file_id === null) return;
      const goesOn = lost.length === 0 || (await ask(lost));
      // While it is being read for an earlier choice it takes no rows: what was typed since waits until it has been.
      if (!beingRead.isOn() && !(goesOn && (await keeper.flush()))) return;
      const stored = beingRead.begin();
      // Whoever keeps the rows that this choice would cost has those of the earlier one, which it broke off.
      const job = goesOn
        ? await readAgain({ file_id, aim, choice, import_job_id }, ways)
        : await readToItsEnd(import_job_id, { ...ways, isNew: false });
      if (job.status === importStatus.unreadable) return arrive(file, job);
      const { show, putTyped } = showWithTyped(stored);
      const before = roster.entries();
      await openRows(list, job, { show });
      beingRead.end();
      putTyped();
      list.cursor.ask({ at: 0 });
      Object.assign(own, {
        job,
        asRead: roster.entries().map((entry) => touched.get(entry.key) ?? entry),
      });
      come({ reading: readingOfFile(job), again: (next) => readOwnAgain(file, own, next) }, before);
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
        beingRead.end();
        setFailure(failureOf(error));
      },
      work: (ways) => {
        setFailure(null);
        if (!isAnew) {
          close();
          setSource(null);
        }
        return work(ways);
      },
    });
  }

  function take(file: File, again?: { choice: ReadingChoice; series: Series }): Promise<void> {
    return watch(async (ways) => {
      ways.onProgress({ step: 'sending', part: 0 });
      if (!beingRead.isOn()) await keeper.flush();
      const job = await readFile(file, aim, ways, again?.choice);
      await arrive(file, job, again?.series);
    }, again !== undefined);
  }

  return {
    arrival,
    source,
    closeArrival: close,
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

/** The stored list that is the open one: as it was read last, and which rows that made. */
type OwnList = { job: StoredJob; asRead: readonly RosterEntry[] };

/** The list that came in last. */
function useArrival({ roster }: OpenList) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const last = useRef<Arrival>(null);
  return {
    arrival,
    close: useCallback(() => setArrival(null), []),
    /** @param before the rows just before it took the place of its earlier reading; null where there was none */
    come(read: Pick<Arrival, 'reading' | 'again'>, before: readonly RosterEntry[] | null): void {
      const anew = before && last.current ? readAnew(last.current, before, roster) : null;
      last.current = { ...read, anew };
      setArrival(last.current);
    },
  };
}

function failureOf(error: unknown): string | Refused {
  if (error instanceof RefusedError) return error.refused;
  return error instanceof NoAnswerError ? error.message : String(error);
}
