import { addDays, type Day } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import { frameOf } from './chat/frame.ts';
import { withBareDays } from './leaver-bare-days.ts';
import { withFirstDays } from './leaver-first-days.ts';
import { groupsIn, knownNames } from './leaver-groups.ts';
import { dayAfter, passedDay } from './leaver-passed-days.ts';
import type { ListRow } from './table.ts';
import { lastDaysIn } from './words/last-day.ts';
import { leavingIn } from './words/leaving-words.ts';
import { spokenDates } from './words/spoken-dates.ts';

/** Leavers of a message with their days: of all before those that stand at one alone. */
export const withDaysOfMessage = (rows: readonly ListRow[], text: string, today: Day): readonly ListRow[] =>
  withBareDays(withDaysOver(withFirstDays(rows, text, today), text, today), text, today);

/**
 * Leavers of a message whose row has a number and no day, with the one day of their own line, where it names nobody else, or of the line
 * over them that tells on which day people leave: 12月10日离职, 以下人员做到月底. It holds as far as the next line that tells one.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
function withDaysOver(rows: readonly ListRow[], text: string, today: Day): readonly ListRow[] {
  const names = knownNames(rows);
  const peopled = Map.groupBy(rows, ({ source_row }) => source_row);
  const days = new Map<number, Over>();
  let over: Over | undefined;
  let comers: ReadonlySet<string | undefined> = new Set();
  for (const { source_row, text: line, today: on } of frameOf(text, today)) {
    const some = peopled.get(source_row) ?? [];
    const told = lastDaysIn(line.slice(0, line_max), on);
    const isNobodys = some.length === 0 && !number.test(line) && groupsIn(line, names).length === 0;
    if (isNobodys && told.length > 0 && leavingIn(line).comes)
      comers = new Set([...comers, ...told.map((day) => dayAfter(day, today))]);
    if (isNobodys && told.length === 1 && line.length <= head_max && isOfLeavers(line))
      over = overOf(line, told[0]!, on);
    const own = some.length === 1 && told.length === 1 && leavingIn(line, true).leaves;
    const day = told.length === 0 ? over : own ? { last: told[0]!, spoken: undefined } : undefined;
    if (some.length > 0 && day !== undefined) days.set(source_row, day);
  }
  return rows.map((row): ListRow => {
    const { last, spoken } = days.get(row.source_row) ?? {};
    const { start_date: read, ...cells } = row.values;
    const isOpen = read === undefined ? row.passed_day === undefined : comers.has(read) || read === spoken;
    const isMeant = row.values.idcard !== undefined && (!row.intent || row.intent.kind === 'unclear');
    if (last === undefined || !isOpen || !isMeant) return row;
    const start_date = dayAfter(last, today);
    const values = start_date === undefined ? cells : { ...cells, start_date };
    return { ...row, ...passedDay(last, today), values };
  });
}

type Over = {
  readonly last: Day;
  /** The first day without cover, where somebody takes the day that is written for the last one: 明天不来了. */
  readonly spoken: Day | undefined;
};

const overOf = (line: string, last: Day, today: Day): Over => {
  const isFirst = spokenDates(halfWidth(line), today).some(({ day }) => day === addDays(last, 1));
  return { last, spoken: isFirst ? addDays(last, 2) : undefined };
};

const isOfLeavers = (line: string): boolean => {
  const { leaves, comes, stays } = leavingIn(line);
  return leaves && !comes && !stays && !looksBack.test(line);
};

const looksBack = /以上|上面|上述|前面|他们|她们|这几个|这些/u;
const number = /\d{15}/;
const head_max = 60;
const line_max = 2_000;
