import type { FileLimit } from '@app/contract/refusals';
import { columns_max } from '@app/domain/list/limits';

/**
 * What a file may hold, so that nobody's list costs others their time: a file of a few kilobytes may unpack to gigabytes,
 * name a million rows, or put a cell into the last column there is. Far above any list that a change can hold.
 */
export const limits = {
  /** Files inside the file. */
  parts: 200,
  unpacked_mb: 64,
  /** Unpacked to packed, of a part that is large enough to matter. */
  ratio: 100,
  /** Rows of a sheet in which something stands. */
  rows: 100_000,
  columns: columns_max,
  /** Of one cell. */
  characters: 2_000,
  /** Cells in which something stands, in the whole file. */
  cells: 2_000_000,
  /** The time of the processor that a file may take. */
  reading_ms: 10_000,
  memory_mb: 256,
} as const satisfies Readonly<Record<FileLimit | 'reading_ms' | 'memory_mb', number>>;
