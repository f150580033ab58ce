import type { ListType } from '@app/domain/changes/kinds';
import { readAs } from '@app/domain/list/read-as';
import { type CompanyChoice, createDirectory, type OccupationChoice } from '@app/domain/roster/directory';
import { type FileReading, readFile, type ReadingOptions } from './reading.ts';
import { type Fault, Unreadable } from './unreadable.ts';

// Runs as a process of its own, which may run out of memory or time without anyone else noticing: it is given the bytes
// and how to read them, tells how far it is, then what it read, and ends.

export type Given = {
  readonly bytes: Uint8Array;
  readonly options: Omit<ReadingOptions, 'directory'> & {
    readonly companies: readonly CompanyChoice[];
    readonly occupations: readonly OccupationChoice[];
    /** The kind of change that the list is for. */
    readonly kind: ListType;
    /** What the file is called, without what tells its kind. */
    readonly called: string;
  };
};

export type Told =
  | { readonly rows_read: number }
  | { readonly reading: FileReading }
  | { readonly fault: Fault };

const tell = (told: Told): Promise<void> =>
  new Promise((done) => {
    process.send?.(told, undefined, undefined, () => done());
  });

// Nobody waits for what is read once the server is gone.
process.once('disconnect', () => process.exit());

/** A list of thousands of rows with as many lines around it is long work too. */
function meantAs(
  { kind, called, today }: Pick<Given['options'], 'kind' | 'called' | 'today'>,
  reading: FileReading,
): FileReading {
  const { sheets, list } = reading;
  const titles = [...(sheets.length === 1 ? [sheets[0]!.name] : []), called];
  return { ...reading, list: readAs(kind, list, { today, titles, sheets }) };
}

process.once('message', ({ bytes, options: { companies, occupations, ...options } }: Given) => {
  const directory = createDirectory(companies, occupations);
  void readFile(bytes, { ...options, directory }, (rows_read) => void tell({ rows_read }))
    .then(
      (reading): Told => ({ reading: meantAs(options, reading) }),
      (error: unknown): Told => ({
        fault: error instanceof Unreadable ? error.fault : { reason: 'FILE_BROKEN' },
      }),
    )
    .then(tell)
    .then(() => process.disconnect());
});
