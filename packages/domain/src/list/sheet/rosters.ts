import type { Day } from '../../calendar/day.ts';
import { asked } from './asked.ts';
import type { Column } from './columns.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/**
 * 在职 in a column that says 新入职 of others: whoever began before is there already, and nobody says whether that one is to be insured.
 */
export function withStaff(
  people: readonly ListRow[],
  {
    rows,
    columns,
    today,
  }: {
    readonly rows: readonly SheetRow[];
    readonly columns: (row: SheetRow) => readonly Column[];
    readonly today: Day;
  },
): readonly ListRow[] {
  const states = new Map(rows.map((row) => [row.row_no, stateOf(row, columns(row))]));
  if (![...states.values()].some((state) => coming.test(state))) return people;
  return people.map((row) => {
    const words = states.get(row.source_row) ?? '';
    const {
      intent,
      values: { start_date = '' },
    } = row;
    if (intent || !there.test(words) || start_date >= today) return row;
    return asked(row, words);
  });
}

const coming = /^(?:本[次批周月])?(?:新|拟|待)(?:入职?|进厂?|增员?|来|招|报|加|到岗|员工|人员?)/u;
const there = /^(?:在[职岗册]|正常|在保|已在保|老员工)(?:人员|员工|中)?$/u;

const stateOf = (row: SheetRow, columns: readonly Column[]): string => {
  const column = columns.find(({ role }) => role === 'state');
  return column === undefined ? '' : tidyText(row.cells[column.index]?.text.slice(0, 20) ?? '');
};
