import { clipped } from './cell.ts';
import { addDays, type Day } from '../calendar/day.ts';
import type { Directory } from '../roster/directory.ts';
import { halfWidth } from '../half-width.ts';
import { groupsIn, knownNames } from './leaver-groups.ts';
import type { ListRow } from './table.ts';
import { holdsUnknown, isTurned, nameSign } from './words/hidden-doubts.ts';
import { lastDaysIn } from './words/last-day.ts';
import { leavingIn } from './words/leaving-words.ts';
import { createMentions } from './words/mentions.ts';
import { dayWords, hasOpenDay } from './words/open-days.ts';
import { spokenDates } from './words/spoken-dates.ts';
import { createAround } from './lines-around.ts';
import { type Mention, mentionsIn } from './words-about.ts';

/**
 * Leavers of a message who are asked about since what it says of them has words over that may turn it round: at their own place, or in a
 * line that names nobody, which holds for those above it, or for those below it where it comes first.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withTurnedLeavers(
  rows: readonly ListRow[],
  text: string,
  { today, directory }: { readonly today: Day; readonly directory: Directory | undefined },
): readonly ListRow[] {
  const names = knownNames(rows);
  const asked = new Set(rows.flatMap(({ intent, values }) => (intent ? [values.name ?? ''] : [])));
  const without = withoutPlaces(directory);
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, line_max))
    .map((line) => ({ line, groups: groupsIn(line, names) }));
  const around = createAround(lines, { today, without });
  const mentions = mentionsIn(lines, asked);
  const ownOf = firstOf(mentions, ({ name, source_row }) => `${source_row} ${name}`);
  const numberAt = new Map(
    rows.map(({ values, source_row }) => [`${source_row} ${values.name}`, values.idcard]),
  );
  const isOpen = createOpenness(without, today);
  const open = mentions.filter(({ words }) => isOpen(words));
  const openOf = firstOf(open, ({ name }) => name);
  // Who only bears the name has another number.
  const laterOf = Map.groupBy(
    mentions.filter(({ name, source_row }) => !numberAt.has(`${source_row} ${name}`)),
    ({ name }) => name,
  );
  const openAs = firstOf(
    open,
    ({ name, source_row }) => `${numberAt.get(`${source_row} ${name}`) ?? ''} ${name}`,
  );
  return rows.map((read): ListRow => {
    const { name = '', idcard } = read.values;
    const own = ownOf.get(`${read.source_row} ${name}`);
    const row = withOpenDay(read, own?.words ?? '', today);
    if (row.intent || isAsked(row)) return row;
    // Where only their company is asked, what is said of them alone is another question.
    const isOfCompany = row.doubts !== undefined && row.doubts.length > 0;
    if (isOfCompany && lines[row.source_row - 1]?.groups.length !== 1) return row;
    // 陈建杰先留着, below a list that names him.
    const again =
      idcard === undefined ? openOf.get(name) : (openAs.get(`${idcard} ${name}`) ?? openAs.get(` ${name}`));
    const isOpenHere =
      own !== undefined &&
      (row.values.start_date !== read.values.start_date ||
        isOpen(own.words) ||
        isOfOtherDay(own.words, row, today) ||
        (row.values.start_date === undefined && appliesFor.test(own.words)));
    const later = laterOf
      .get(name)
      ?.find(({ words }) => takesOut.test(words) || tellsOtherDay(words, row, today));
    const turned = isOpenHere ? own : (again ?? later);
    const said = isOfCompany && !isOpenHere ? undefined : turned;
    const words = (said && lines[said.source_row - 1]!.line) ?? (isOfCompany ? undefined : around(row));
    if (words === undefined) return row;
    return { ...row, intent: { kind: 'unclear', of: '', words: clipped(words.trim(), words_max) } };
  });
}

/** Whether somebody is asked about who it is, or about their day. */
const isAsked = ({ doubts = [] }: ListRow): boolean => doubts.some(({ field }) => field !== 'work_company');

/** 李四是12月5号, below the list that has them: a day that is not the one that was read. */
const tellsOtherDay = (words: string, row: ListRow, today: Day): boolean =>
  (hasOpenDay(words, today) && leavingIn(words).leaves) || isOfOtherDay(words, row, today);

/** Who has no day leaves today. */
function isOfOtherDay(words: string, { values: { start_date } }: ListRow, today: Day): boolean {
  const days = lastDaysIn(words, today).filter((day) => day >= today);
  return days.length > 0 && !days.some((day) => addDays(day, 1) === (start_date ?? addDays(today, 1)));
}

const firstOf = (some: readonly Mention[], keyOf: (one: Mention) => string): ReadonlyMap<string, Mention> =>
  new Map(some.toReversed().map((one) => [keyOf(one), one]));

/** Whether words may turn round that somebody leaves, or hold what nobody knows to be said of such: of each words once. */
function createOpenness(without: ReturnType<typeof withoutPlaces>, today: Day): (words: string) => boolean {
  const known = new Map<string, boolean>();
  return (words) => {
    const found = known.get(words) ?? (isTurned(without(words)) || holdsUnknown(without(words, today)));
    known.set(words, found);
    return found;
  };
}

/** Who leaves on a day that nobody can read has its words for it, until somebody types the day. */
function withOpenDay(row: ListRow, words: string, today: Day): ListRow {
  if (row.values.start_date !== undefined) return row;
  const open = words
    .replaceAll(nameSign, '\0')
    .split(/[\0,，。;；]+/u)
    .find((clause) => hasOpenDay(clause, today) && leavingIn(clause).leaves);
  if (open === undefined) return row;
  return { ...row, values: { ...row.values, start_date: dayWords(open) } };
}

/** Who has only asked to leave works on for a while: without a day nobody knows how long. */
const appliesFor = /申请(?:办理)?[离辞]|[离辞]职?申请|提(?:出|了|交)?了?[离辞]/u;

/** 李四拿掉, below the list that has them: off the list, or off the policy. */
const takesOut = /拿[掉下去走开]|划[掉去]|[去除删]掉|删[除去]|除[去开]/u;

/** A company or a work type has words in its name that say nothing of anybody. */
function withoutPlaces(directory: Directory | undefined) {
  const mentions = directory && createMentions(directory);
  return (written: string, today?: Day): string => {
    const words = halfWidth(written);
    const known = [
      ...(mentions ? [...mentions.companies(words), ...mentions.occupations(words)] : []),
      ...(today === undefined ? [] : spokenDates(words, today)),
    ];
    return known.reduce(
      (rest, { at, end }) => rest.slice(0, at) + '\0'.repeat(end - at) + rest.slice(end),
      words,
    );
  };
}

const words_max = 200;
/** So much of a line is looked through. */
const line_max = 2_000;
