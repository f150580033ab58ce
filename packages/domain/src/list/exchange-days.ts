import { addDays, readDay } from '../calendar/day.ts';
import type { ListReading, ListRow } from './table.ts';

/**
 * Leavers of a table without a day of their own, with the day before somebody takes their place (替换日期 11月28日). It is asked about, as it
 * may be the last one too: without a day cover would end as early as it can.
 */
export function withExchangeDays(table: ListReading, { rows }: ListReading): ListReading {
  const comers = rows.filter(({ intent, values }) => intent?.kind === 'replace' && values.start_date);
  if (comers.length === 0) return table;
  const dated = table.rows.map((row): ListRow => {
    const { intent, values, doubts = [] } = row;
    if (intent?.kind !== 'leave' || values.end_date !== undefined || values.start_date !== undefined)
      return row;
    const comer = comers.find(
      (one) =>
        one.intent?.of === values.name &&
        one.source_row === row.source_row &&
        one.source_sheet === row.source_sheet,
    );
    const first = readDay(comer?.values.start_date ?? '');
    if (first === undefined) return row;
    const last = addDays(first, -1);
    const doubt = {
      field: 'end_date',
      words: `${comer?.values.name ?? ''} ${first}`.trim(),
      others: [first],
    } as const;
    return { ...row, values: { ...values, end_date: last }, doubts: [...doubts, doubt] };
  });
  return { ...table, rows: dated };
}

/** Who leaves by a list, and whose place another of it takes. */
export function replacedIn({ rows }: ListReading): ReadonlySet<string> {
  const leaving = new Set(
    rows.flatMap(({ intent, values }) => (intent?.kind === 'leave' ? [values.name] : [])),
  );
  const replaced = rows.flatMap(({ intent }) => (intent?.kind === 'replace' ? [intent.of] : []));
  return new Set(replaced.filter((name) => leaving.has(name)));
}
