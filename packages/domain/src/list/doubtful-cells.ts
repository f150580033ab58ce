import type { Day } from '../calendar/day.ts';
import type { Doubt } from '../roster/intent.ts';
import type { Column } from './columns.ts';
import type { Heading } from './heading-row.ts';
import type { ListRow, SheetRow } from './table.ts';
import { fieldValue } from './values.ts';

const single = ['work_company', 'occupation', 'start_date', 'end_date'] as const;

/** What a row's cells leave open: another column as sure that says something else, a day told by its look alone. */
export function doubtsOfCells(
  row: SheetRow,
  {
    columns,
    heading,
    values,
    today,
  }: {
    readonly columns: readonly Column[];
    readonly heading: Heading | undefined;
    readonly values: ListRow['values'];
    readonly today: Day;
  },
): readonly Doubt[] {
  return single.flatMap((field): readonly Doubt[] => {
    const own = columns.find((column) => column.field === field);
    const value = values[field];
    if (own === undefined || value === undefined || own.by === 'chosen') return [];
    const meant = heading?.meanings[own.index];
    const others = columns.flatMap(({ index, field: given }) => {
      const other = heading?.meanings[index];
      const cell = row.cells[index];
      if (index === own.index || given !== null || cell === undefined) return [];
      if (other?.field !== field || other.strength !== meant?.strength || other.party !== meant.party)
        return [];
      const text = fieldValue(field, cell, today);
      return text === '' || text === value ? [] : [text];
    });
    const cell = row.cells[own.index];
    const isLook = own.by === 'content' && own.title !== '' && field === 'start_date';
    if (others.length === 0 && !isLook) return [];
    return [
      { field, words: `${own.title} ${cell?.text.slice(0, 60) ?? ''}`.trim(), others: [...new Set(others)] },
    ];
  });
}
