import type { ListType } from '@app/domain/changes/kinds';
import { readAs } from '@app/domain/list/read-as';
import { Unreadable } from './unreadable.ts';
import { type FileReading, readFile, type ReadingOptions } from './reading.ts';

/** How a file is to be read, and as what. */
export type ListOptions = ReadingOptions & {
  /** The kind of change that the list is for. */
  readonly kind: ListType;
  /** What the file is called, without what tells its kind. */
  readonly called: string;
};

/**
 * Reads the list of persons that a file holds, as a change of its kind means it; a text that was pasted with all that it says.
 *
 * @throws Unreadable when there is none, or the file is not what it should be
 */
export async function readList(
  bytes: Uint8Array,
  { called, ...options }: ListOptions,
  onProgress: (rows_read: number) => void,
): Promise<FileReading> {
  const { kind, today, directory, pasted } = options;
  const reading = await readFile(bytes, options, onProgress);
  const { sheets, list } = reading;
  const titles = [...(sheets.length === 1 ? [sheets[0]!.name] : []), called];
  const text = pasted ? new TextDecoder().decode(bytes) : undefined;
  const meant = readAs(kind, list, { today, directory, text, titles, sheets });
  // Who is only named in a message is found there by what the list is for.
  if (pasted && meant.rows.length === 0) throw new Unreadable('LIST_NOT_FOUND');
  return { ...reading, list: meant };
}
