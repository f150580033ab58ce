import { runInChild } from '../platform/child.ts';
import { limits } from './limits.ts';
import type { Given, Told } from './read-in-child.ts';
import type { FileReading } from './reading.ts';
import type { Fault } from './unreadable.ts';

export { fileKindOf } from './file-kind.ts';
export { limits } from './limits.ts';
export { rowKeyHeading, type FileReading } from './reading.ts';
export { type Fault, Unreadable } from './unreadable.ts';
export { type SheetToWrite, writeWorkbook } from './write-workbook.ts';

export type HowToRead = Given['options'];

type Watching = {
  /** The enterprise that waits for it; its other files come after this one. */
  readonly owner: number;
  readonly onProgress: (rows_read: number) => void;
  /** Calls the reading off. */
  readonly signal: AbortSignal;
};

/**
 * Reads the list in a file, in a process of its own.
 *
 * @returns the reading, or why there is none; undefined when it was called off
 */
export async function readListFile(
  bytes: Uint8Array,
  options: HowToRead,
  { owner, onProgress, signal }: Watching,
): Promise<{ readonly reading: FileReading } | { readonly fault: Fault } | undefined> {
  const given: Given = { bytes, options };
  const end = await runInChild<Told>({
    owner,
    module: new URL('./read-in-child.ts', import.meta.url),
    given,
    limits: { memory_mb: limits.memory_mb, time_ms: limits.reading_ms },
    isLast: (told) => {
      if (!('rows_read' in told)) return true;
      onProgress(told.rows_read);
      return false;
    },
    signal,
  });
  if ('last' in end) return 'rows_read' in end.last ? { fault: { reason: 'FILE_BROKEN' } } : end.last;
  if (end.ended === 'called_off') return undefined;
  if (end.ended === 'late') return { fault: { reason: 'FILE_TOO_SLOW' } };
  // It ran out of memory: more was in it than the limits foresee.
  return { fault: { reason: 'FILE_TOO_LARGE_INSIDE', what: 'cells' } };
}
