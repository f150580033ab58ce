import { addDays, type Day, readDay } from '../../calendar/day.ts';
import { asked } from './asked.ts';
import type { Column } from './columns.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/**
 * 在职 of whoever began before, where a column says 新入职 of others, and of whoever began long ago, where it is a remark or not said of all:
 * they are there already, and nobody says whether they are to be insured.
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
  const stateIn = ({ source_row }: ListRow) => states.get(source_row) ?? '';
  const hasNew = [...states.values()].some((state) => coming.test(state));
  const areAll = people.every((row) => there.test(stateIn(row)));
  const longAgo = addDays(today, -longAgo_days);
  return people.map((row) => {
    const { remark = '', start_date = '' } = row.values;
    const state = stateIn(row);
    if (there.test(state) && hasNew && start_date < today) return asked(row, state);
    const words = [areAll ? '' : state, remark].find((one) => there.test(one));
    const began = readDay(start_date);
    return words !== undefined && began !== undefined && began < longAgo ? asked(row, words) : row;
  });
}

/** Whoever was forgotten that long has worked without cover, and is asked about as well. */
const longAgo_days = 62;

const coming = /^(?:本[次批周月])?(?:新|拟|待)(?:入职?|进厂?|增员?|来|招|报|加|到岗|员工|人员?)/u;
const there = /^(?:在[职岗册]|正常|在保|已在保|老员工)(?:人员|员工|中)?$/u;

const stateOf = (row: SheetRow, columns: readonly Column[]): string => {
  const column = columns.find(({ role }) => role === 'state');
  return column === undefined ? '' : tidyText(row.cells[column.index]?.text.slice(0, 20) ?? '');
};
