import { addDays, type Day } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import { frameOf } from './chat/frame.ts';
import { withBareDays } from './leaver-bare-days.ts';
import { withFirstDays } from './leaver-first-days.ts';
import { kindOf } from './against-leaving.ts';
import { groupsIn, knownNames } from './leaver-groups.ts';
import { dayAfter, passedDay } from './leaver-passed-days.ts';
import type { ListRow } from './table.ts';
import { isTurned } from './words/hidden-doubts.ts';
import { lastDaysIn } from './words/last-day.ts';
import { leavingIn } from './words/leaving-words.ts';
import { hasOpenDay } from './words/open-days.ts';
import { spokenDates } from './words/spoken-dates.ts';
import { type OverReader } from './words/words-over.ts';
import { withFarDays, withStrangeDays } from './strange-days.ts';

/** Leavers of a message with their days: of all before those that stand at one alone. */
export function withDaysOfMessage(
  rows: readonly ListRow[],
  text: string,
  reader: OverReader,
): readonly ListRow[] {
  const { today } = reader;
  const dated = withBareDays(withDaysOver(withFirstDays(rows, text, today), text, today), text, today);
  return withFarDays(withStrangeDays(dated, text, reader), text, today);
}

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
  const named = new Map<string, number>();
  let over: Over | undefined;
  const [comers, back] = [new Set<string | undefined>(), new Set<string | undefined>()];
  for (const { source_row, text: line, today: on } of frameOf(text, today)) {
    const words = line.slice(0, line_max);
    const some = peopled.get(source_row) ?? [];
    const told = lastDaysIn(words, on);
    const naming = new Set(groupsIn(words, names).flatMap((group) => group.names));
    for (const name of naming) named.set(name, (named.get(name) ?? 0) + 1);
    const isNobodys = some.length === 0 && !number.test(words) && naming.size === 0;
    if (isNobodys) {
      over = overBehind(over, { line: words, told, today: on });
      if (leavingIn(words).comes) for (const day of told) comers.add(dayAfter(day, today));
      if (looksBack.test(words)) for (const day of told) back.add(dayAfter(day, today));
    }
    const own = some.length === 1 && !some[0]!.intent && told.length === 1 && leavingIn(words, true).leaves;
    const day = told.length === 0 ? over : own ? { last: told[0]! } : undefined;
    if (some.length > 0 && day !== undefined) days.set(source_row, day);
  }
  return rows.map((found): ListRow => {
    const { last, spoken, words } = days.get(found.source_row) ?? {};
    const row = isAskedWith(found, words) ? { ...found, intent: null } : found;
    const { start_date: read, ...cells } = row.values;
    const isOpen = read === undefined ? row.passed_day === undefined : comers.has(read) || read === spoken;
    const isMeant = row.values.idcard !== undefined && (!row.intent || row.intent.kind === 'unclear');
    if (last === undefined || !isMeant || back.has(read ?? '')) return row;
    const start_date = dayAfter(last, today);
    if (!isOpen) {
      // A line further down that names them is asked about with its own words.
      const isNamedOnce = named.get(row.values.name ?? '') === 1;
      const isOther =
        words !== undefined && read !== undefined && read !== start_date && !row.intent && isNamedOnce;
      return isOther ? { ...row, intent: { kind: 'unclear', of: '', words } } : row;
    }
    const values = start_date === undefined ? cells : { ...cells, start_date };
    return { ...row, ...passedDay(last, today), values };
  });
}

/** 华讯 11月30日离职, over people: no question, where nothing in it speaks otherwise. */
const isAskedWith = ({ intent }: ListRow, words: string | undefined): boolean =>
  intent?.kind === 'unclear' && words !== undefined && intent.words.trim() === words && !isTurned(words);

type Over = {
  readonly last: Day;
  /** The first day without cover, where somebody takes the day that is written for the last one: 明天不来了. */
  readonly spoken?: Day | undefined;
  /** The line over them. */
  readonly words?: string;
};

/** What stands over those below a line that names nobody: a head of others ends it, and so does a day of which nobody knows whose it is. */
function overBehind(
  over: Over | undefined,
  { line, told: [last, ...more], today }: { line: string; told: readonly Day[]; today: Day },
): Over | undefined {
  const isLong = line.length > head_max;
  if (last === undefined)
    return hasOpenDay(line, today) || (!isLong && kindOf(line) === 'against') ? undefined : over;
  if (more.length > 0 || isLong || !isOfLeavers(line)) return undefined;
  const isFirst = spokenDates(halfWidth(line), today).some(({ day }) => day === addDays(last, 1));
  return { last, words: line.trim(), spoken: isFirst ? addDays(last, 2) : undefined };
}

const isOfLeavers = (line: string): boolean => {
  const { leaves, comes, stays } = leavingIn(line);
  return leaves && !comes && !stays && !looksBack.test(line);
};

const looksBack = /以上|上面|上述|前面|他们|她们|这几个|这些/u;
const number = /\d{15}/;
const head_max = 60;
const line_max = 2_000;
