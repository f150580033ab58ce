import type { Day } from '../calendar/day.ts';
import type { Directory } from '../roster/directory.ts';
import { halfWidth } from '../half-width.ts';
import { stamp } from './chat/words.ts';
import { kindOf } from './against-leaving.ts';
import { type Group, groupsIn, knownNames, type Line } from './leaver-groups.ts';
import type { ListRow } from './table.ts';
import { others } from './words/around-leavers.ts';
import { holdsUnknown, isTurned, nameSign } from './words/hidden-doubts.ts';
import { leavingIn } from './words/leaving-words.ts';
import { createMentions } from './words/mentions.ts';
import { dayWords, hasOpenDay } from './words/open-days.ts';
import { looksLikeName } from './words/surnames.ts';
import { spokenDates } from './words/spoken-dates.ts';

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
  const first = lines.findIndex(({ groups }) => groups.length > 0);
  const last = lines.findLastIndex(({ groups }) => groups.length > 0);
  const around = lines.findLast(
    (one, at) =>
      !isOfOthers(one, at < last) &&
      isTurned(without(at < first ? one.line.replaceAll(asking, '') : one.line)),
  )?.line;
  const firstAt = new Map<string, number>();
  for (const [at, { groups }] of lines.entries())
    for (const name of groups.flatMap(({ names: some }) => some)) firstAt.set(name, firstAt.get(name) ?? at);
  // Who is named anew is put in the place of somebody above.
  const mended = lines.findLastIndex(
    ({ line, groups }, at) =>
      mends.test(line) && groups.some(({ names: some }) => some.some((name) => firstAt.get(name) === at)),
  );
  const dated = lines.findLast(
    ({ line, groups }, at) =>
      at > first &&
      groups.length === 0 &&
      !others.test(line) &&
      !stamp.test(line) &&
      spokenDates(halfWidth(line), today).some(({ day }) => day >= today),
  )?.line;
  return rows.map((read): ListRow => {
    const here = lines[read.source_row - 1];
    const own = here && wordsAbout(read.values.name ?? '', here, asked);
    const row = withOpenDay(read, own ?? '', today);
    if (row.intent || row.doubts?.length) return row;
    const isOpen =
      own !== undefined &&
      (isTurned(without(own)) ||
        holdsUnknown(without(own, today)) ||
        row.values.start_date !== read.values.start_date);
    const words = isOpen
      ? here!.line
      : ((mended >= row.source_row ? lines[mended]!.line : undefined) ??
        around ??
        (row.values.start_date === undefined ? dated : undefined));
    if (words === undefined) return row;
    return { ...row, intent: { kind: 'unclear', of: '', words: words.trim().slice(0, words_max) } };
  });
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

/** Lines that name somebody are read with these; a head is of those below it, and some lines are of other people. */
const isOfOthers = ({ line, groups }: Line, hasNamesBelow: boolean): boolean =>
  groups.length > 0 ||
  stamp.test(line) ||
  (others.test(line) && !/[:：]\s*$/u.test(line)) ||
  (isHead.test(line) && !pointing.test(line) && kindOf(line) !== undefined && hasNamesBelow);

/** Who asks before anybody is named is answered. */
const asking = /[?？吗么呢谁]/gu;

/** 打错了 是李四, below those who were named. */
const mends =
  /[打写发说搞弄报看]错|更正|应该?是|(?:^|[,，。\s])不对|\b(?:wrong|mistake|correction|error)\b/iu;

const isHead = /[:：]\s*$|(?:人员|名单|[人员的保])\s*[\d一二三四五六七八九十]*\s*[人名个位]?\s*$/u;
const pointing = /第|后面|前面|以上|上面|这|那|他|她/u;

/** What is said of somebody without the names; words between two are of the other where that one is asked about. */
function wordsAbout(name: string, { line, groups }: Line, asked: ReadonlySet<string>): string | undefined {
  const at = groups.findIndex((group) => group.names.includes(name));
  const own = groups[at];
  if (own === undefined) return undefined;
  const isAsked = (group: Group | undefined) => group?.names.some((one) => asked.has(one)) ?? false;
  const { label, lead, before, between, behind, later } = own;
  // 李四那组的张三离职
  if (/的\s*$/u.test(behind) && groups[at + 1]) return ofAnother;
  const around = [isAsked(groups[at - 1]) ? '' : before || between, isAsked(groups[at + 1]) ? '' : behind];
  return [
    label,
    at === 0 && line.trimStart().startsWith(lead.trim()) && !namesSomebody(lead) ? lead : '',
    around.join(nameSign),
    later,
  ].join('\0');
}

/** Words that are said of another. */
const ofAnother = '由';

/** 李四上周已减过了，这次减张三: of somebody who is in no row. */
const namesSomebody = (lead: string): boolean =>
  [2, 3].some((length) => lead.trim().length > length && looksLikeName(lead.trim().slice(0, length)));

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
