import type { ListOptions, ListReading, ListRow, Sheet } from '../table.ts';
import { readWritten } from '../written.ts';

export const isOneColumn = ({ rows }: Sheet): boolean =>
  rows.length > 0 && rows.every(({ cells }) => cells.filter(({ text }) => text.trim() !== '').length < 2);

/** A sheet of one column holds a message, or a table written as text. */
export function asLines(
  sheet: Sheet,
  options: {
    readonly today: ListOptions['today'];
    readonly directory: NonNullable<ListOptions['directory']>;
  },
): ListReading {
  const numbers: number[] = [];
  const lines = sheet.rows.flatMap(({ row_no, cells }) => {
    const text = cells.find((cell) => cell.text.trim() !== '')?.text ?? '';
    const parts = text.split(/\r\n|\r|\n/);
    numbers.push(...parts.map(() => row_no));
    return parts;
  });
  const text = lines.join('\n');
  const list = readWritten(text, options);
  const placed = <One extends { readonly source_row: number }>(one: One): One => ({
    ...one,
    source_row: numbers[one.source_row - 1] ?? one.source_row,
  });
  return { ...list, rows: list.rows.map(placed), skipped: list.skipped.map(placed) };
}

/** The days of a message's persons are marked where its lines, read one by one, give others. */
export function withOtherDays(message: ListReading, table: ListReading): ListReading {
  const days = new Map(table.rows.map(({ values }) => [values.idcard, values.start_date]));
  const rows = message.rows.map((row): ListRow => {
    const { idcard, start_date = '' } = row.values;
    const other = idcard === undefined ? undefined : days.get(idcard);
    if (other === undefined || other === start_date) return row;
    const doubt = { field: 'start_date', words: start_date, others: [other] } as const;
    return { ...row, doubts: [...(row.doubts ?? []), doubt] };
  });
  return { ...message, rows };
}
