import { type CompanyChoice, createDirectory, type OccupationChoice } from '@app/domain/roster/directory';
import type { FileReading } from './reading.ts';
import { type ListOptions, readList } from './read-list.ts';
import { type Fault, Unreadable } from './unreadable.ts';

// Runs as a process of its own, which may run out of memory or time without anyone else noticing: it is given the bytes
// and how to read them, tells how far it is, then what it read, and ends.

export type Given = {
  readonly bytes: Uint8Array;
  readonly options: Omit<ListOptions, 'directory'> & {
    readonly companies: readonly CompanyChoice[];
    readonly occupations: readonly OccupationChoice[];
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

process.once('message', ({ bytes, options: { companies, occupations, ...options } }: Given) => {
  const directory = createDirectory(companies, occupations);
  void readList(bytes, { ...options, directory }, (rows_read) => void tell({ rows_read }))
    .then(
      (reading): Told => ({ reading }),
      (error: unknown): Told => ({
        fault: error instanceof Unreadable ? error.fault : { reason: 'FILE_BROKEN' },
      }),
    )
    .then(tell)
    .then(() => process.disconnect());
});
