import { uploadFile } from '@app/contract/imports/upload-file';
import { discardImport } from '@app/contract/imports/discard-import';
import { parseList } from '@app/contract/imports/parse-list';
import type { ListField } from '@app/domain/list/fields';
import { importStatus } from '@app/domain/list/import-status';
import { send } from '../platform/api.ts';
import { sendPressed, underKey } from '../platform/pressed.ts';
import { createKey } from '../platform/presses.ts';
import { sendFile } from '../platform/send-file.ts';
import type { Aim } from './keeping.ts';
import { readJob, type StoredJob } from './stored-list.ts';

/** How far a file has come: out of the house, or through the reading. */
export type FileProgress =
  | { readonly step: 'sending'; readonly part: number }
  | {
      readonly step: 'reading';
      readonly rows: number;
      /** Whether the list is new, so that the reading can be called off. */
      readonly isNew: boolean;
    };

/** How a person wants one sheet to be read, and whether its persons are taken. */
export type SheetChoice = {
  readonly sheet: number;
  readonly taken?: 0 | 1;
} & Pick<ReadingChoice, 'heading_row' | 'mapping'>;

/** How a person wants a file to be read, where it was not as it was recognised. */
export type ReadingChoice = {
  readonly sheets?: readonly SheetChoice[];
  readonly heading_row?: number | null;
  readonly mapping?: readonly { readonly index: number; readonly field: ListField | null }[];
};

type Watch = { readonly signal: AbortSignal; readonly onProgress: (progress: FileProgress) => void };

/** Sends a file and has it read into a list of its own. */
export async function readFile(
  file: File,
  aim: Aim,
  watch: Watch,
  choice: ReadingChoice = {},
): Promise<StoredJob> {
  const { name, size, lastModified } = file;
  const { file_id } = await underKey(uploadFile.path, { name, size, lastModified }, (idempotencyKey) =>
    sendFile(uploadFile, file, {
      signal: watch.signal,
      idempotencyKey,
      onProgress: (part) => watch.onProgress({ step: 'sending', part }),
    }),
  );
  return readAgain({ file_id, aim, choice }, watch);
}

/** Has a file that was sent read, perhaps in another way, into a new list or in place of what an earlier reading made. */
export async function readAgain(
  {
    file_id,
    aim,
    choice,
    import_job_id,
  }: {
    readonly file_id: number;
    readonly aim: Aim;
    readonly choice: ReadingChoice;
    readonly import_job_id?: number;
  },
  { signal, onProgress }: Watch,
): Promise<StoredJob> {
  const { mapping, sheets, ...rest } = choice;
  const isNew = import_job_id === undefined;
  onProgress({ step: 'reading', rows: 0, isNew });
  const begun = await sendPressed(
    parseList,
    {
      ...aim,
      ...rest,
      ...(mapping ? { mapping: [...mapping] } : {}),
      ...(sheets ? { sheets: sheets.map(sentChoice) } : {}),
      ...(import_job_id === undefined ? {} : { import_job_id }),
      file_id,
    },
    { quiet: true, signal, left: signal },
  );
  return readToItsEnd(begun.import_job_id, { signal, onProgress, isNew });
}

const sentChoice = ({ mapping, ...rest }: SheetChoice) => ({
  ...rest,
  ...(mapping ? { mapping: [...mapping] } : {}),
});

/** Asks how far a reading has come until it has ended; whoever calls it off ends the reading too. A list that stood before stays. */
export async function readToItsEnd(
  import_job_id: number,
  { signal, onProgress, isNew }: Watch & { readonly isNew: boolean },
): Promise<StoredJob> {
  try {
    for (;;) {
      signal.throwIfAborted();
      const job = await readJob(import_job_id, signal);
      if (job.status !== importStatus.reading) return job;
      onProgress({ step: 'reading', rows: job.rows_read, isNew });
      await wait(poll_ms, signal);
    }
  } catch (error) {
    // Not waited for: who calls off a reading whose line is silent goes on at once.
    if (signal.aborted && isNew) void discard(import_job_id);
    throw error;
  }
}

const poll_ms = 400;

/** Waits a little, or until it is called off. */
function wait(after_ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, after_ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Throws a stored list away. One that is gone already is no trouble. */
export const discard = (import_job_id: number): Promise<unknown> =>
  send(discardImport, { import_job_id }, { idempotencyKey: createKey(), quiet: true }).catch(() => undefined);
