import type { Day } from '../../calendar/day.ts';
import type { Directory } from '../../roster/directory.ts';
import { readAsMessage } from './notes-as-message.ts';
import type { ListReading, Sheet } from '../table.ts';
import { toldByNotes } from './told-by-notes.ts';

type Read = { readonly sheet: Sheet; readonly list: ListReading };

/** 第3、5号除外 on a sheet of nobody, beside the one list of a file, is said of those in the list. */
export function toldByCover<One extends Read>(
  reads: readonly One[],
  at: { readonly today: Day; readonly directory: Directory },
): readonly One[] {
  const [only, ...more] = reads.filter(({ list }) => list.rows.length > 0);
  const notes = reads
    .filter(({ list, sheet }) => list.rows.length === 0 && !sheet.hidden)
    .flatMap(({ list }) => list.skipped)
    .filter(({ text }) => !howTo.test(text))
    // Above all of those in the list, where nothing is said of everybody.
    .map((note) => ({ ...note, source_row: 0 }));
  if (only === undefined || more.length > 0 || notes.length === 0) return reads;
  const told = toldByNotes(only.list.rows, notes, only.sheet.rows).slice(0, only.list.rows.length);
  const rows = readAsMessage(told, notes, { rows: only.sheet.rows, ...at });
  return reads.map((read) => (read === only ? { ...read, list: { ...read.list, rows } } : read));
}

/** How a list is filled in, which speaks of rows as well. */
const howTo = /填|格式|模板|示例|样例|必须|不得|请勿|说明/u;
