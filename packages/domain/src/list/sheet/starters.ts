import type { SheetRow } from '../table.ts';
import type { Column } from './columns.ts';

/** 待入职, the state of everybody in a list of starters who begin on the day of their row. */
export const isDue = (words: string, row: SheetRow, columns: readonly Column[]): boolean =>
  /^(?:待|拟|预)(?:入职|报到|到岗|上岗|进厂)$/u.test(words) &&
  columns.some(({ field, index }) => field === 'start_date' && /\d/.test(row.cells[index]?.text ?? ''));
