import { addDays, type Day } from '../calendar/day.ts';
import { stamp } from './chat/words.ts';
import { groupsIn, knownNames } from './leaver-groups.ts';
import type { ListRow } from './table.ts';
import { isBareDay } from './words/bare-day.ts';
import { nameSign } from './words/hidden-doubts.ts';
import { lastDaysIn } from './words/last-day.ts';
import { leavingIn } from './words/leaving-words.ts';
import { dayWords } from './words/open-days.ts';
import { mentionsIn } from './words-about.ts';

/**
 * Leavers who are asked about since another day of their list may be theirs: one in a line below that names nobody or them, one of those
 * beside them while they have none, or a bare number behind their name. Cover would end on the wrong day, and mostly too early.
 *
 * @param lines of the message, or the lines beside the table
 * @param below how many of them stand before those that speak of what is above them
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withOtherDays(
  rows: readonly ListRow[],
  lines: readonly string[],
  { today, below }: { readonly today: Day; readonly below?: number },
): readonly ListRow[] {
  const names = knownNames(rows);
  const read = lines.map((written) => {
    const line = written.slice(0, line_max);
    return { line, groups: groupsIn(line, names) };
  });
  const last = below ?? read.findLastIndex(({ groups }) => groups.length > 0) + 1;
  const after = read.slice(last).flatMap(({ line, groups }) => {
    const days = stamp.test(line) ? [] : ahead(line, today);
    const isMeant =
      groups.length > 0 || changes.test(line) || (below === undefined && line.length <= short_max);
    return days.length > 0 && isMeant
      ? [{ line, days, names: new Set(groups.flatMap((group) => group.names)) }]
      : [];
  });
  const mentions = Map.groupBy(mentionsIn(read, new Set()), ({ name }) => name);
  const soon = addDays(today, 1);
  const areDated = rows.some(({ values }) => (values.start_date ?? soon) > soon);
  const first = read.findIndex(({ groups }) => groups.length > 0);
  const isHeaded = read.slice(0, Math.max(0, first)).some(({ line }) => leavingIn(line).leaves);
  return rows.map((row): ListRow => {
    if (row.intent || row.doubts?.length) return row;
    const { name = '', start_date } = row.values;
    const own = mentions.get(name)?.find(({ source_row }) => source_row === row.source_row)?.words;
    const other = after.find(
      (one) =>
        (one.names.size === 0 || one.names.has(name)) &&
        one.days.some((day) => addDays(day, 1) !== (start_date ?? soon)),
    )?.line;
    const isOpen =
      own !== undefined &&
      (isBareDay(own) ||
        (start_date === undefined && areDated && (alike.test(own) || !(isHeaded || leavingIn(own).leaves))));
    const words = other ?? (isOpen ? lines[row.source_row - 1] : undefined);
    if (words === undefined) return row;
    return {
      ...row,
      values: own === undefined || other !== undefined ? row.values : withTyped(row.values, own, today),
      intent: { kind: 'unclear', of: '', words: words.trim().slice(0, words_max) },
    };
  });
}

/** 28走 under 今天离职：: whatever is answered, the day must be typed. */
const withTyped = (values: ListRow['values'], own: string, today: Day): ListRow['values'] =>
  isBareDay(own) && lastDaysIn(own, today).length === 0
    ? { ...values, start_date: dayWords(own.replaceAll(nameSign, ' ').replaceAll('\0', ' ')) }
    : values;

const ahead = (words: string, today: Day): readonly Day[] =>
  lastDaysIn(words, today).filter((day) => day >= today);

/** 改28号, 最后那个改成28号, 说明：以上改为30号. */
const changes = /[改推延换变]|提前|更正/u;
/** 赵春花也走, 跟他一起: as somebody else leaves, whose day it may be. */
const alike = /也|一起|一块|一样|同|跟|陪|和他|和她/u;

const short_max = 20;
const words_max = 200;
/** So much of a line is looked through. */
const line_max = 2_000;
