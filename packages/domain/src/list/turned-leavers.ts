import { addDays, type Day } from '../calendar/day.ts';
import type { Directory } from '../roster/directory.ts';
import { halfWidth } from '../half-width.ts';
import { stamp } from './chat/words.ts';
import { kindOf } from './against-leaving.ts';
import { type Group, groupsIn, knownNames, type Line } from './leaver-groups.ts';
import type { ListRow } from './table.ts';
import { others } from './words/around-leavers.ts';
import { holdsUnknown, isTurned, nameSign } from './words/hidden-doubts.ts';
import { lastDaysIn } from './words/last-day.ts';
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
  const mentions = mentionsIn(lines, asked);
  const ownRows = new Set(rows.map(({ values: { name = '' }, source_row }) => `${source_row}\0${name}`));
  // Who is named anew is put in the place of somebody above.
  const mended = lines.findLastIndex(
    ({ line, groups }, at) =>
      mends.test(line) &&
      groups.some(({ names: some }) => some.some((name) => mentions.get(name)?.[0]?.at === at)),
  );
  const anew = lines.findLastIndex(({ line, groups }) => groups.length > 0 && supersedes.test(line));
  const dated = lines.findLast(
    ({ line, groups }, at) =>
      at > first &&
      groups.length === 0 &&
      !others.test(line) &&
      !stamp.test(line) &&
      spokenDates(halfWidth(line), today).some(({ day }) => day >= today),
  )?.line;
  return rows.map((read): ListRow => {
    const { name = '' } = read.values;
    const told = mentions.get(name) ?? [];
    const here = told.filter(({ at }) => at === read.source_row - 1);
    const elsewhere = told.filter(({ at }) => !ownRows.has(`${at + 1}\0${name}`));
    const row = withOpenDay(read, here.map(({ words }) => words).join('\0'), today);
    if (row.intent || row.doubts?.length) return row;
    const turned = [...here, ...elsewhere].find(
      ({ words }) => isTurned(without(words)) || holdsUnknown(without(words, today)),
    );
    const other = elsewhere.find(({ words }) => takesOut.test(words) || tellsOtherDay(words, row, today));
    const isDated = row.values.start_date !== read.values.start_date;
    const isLeftOut = anew >= row.source_row && !told.some(({ at }) => at === anew);
    const at = turned?.at ?? other?.at ?? (isDated ? row.source_row - 1 : undefined);
    const words =
      (at === undefined ? undefined : lines[at]!.line) ??
      (mended >= row.source_row ? lines[mended]!.line : undefined) ??
      (isLeftOut ? lines[anew]!.line : undefined) ??
      around ??
      (row.values.start_date === undefined ? dated : undefined);
    if (words === undefined) return row;
    return { ...row, intent: { kind: 'unclear', of: '', words: words.trim().slice(0, words_max) } };
  });
}

type Mention = { readonly at: number; readonly words: string };

/** Where a message names each, and what it says of them there. */
function mentionsIn(lines: readonly Line[], asked: ReadonlySet<string>): ReadonlyMap<string, Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const [at, line] of lines.entries())
    for (const [place, { names }] of line.groups.entries()) {
      const words = wordsAbout(place, line, asked);
      for (const name of names) mentions.set(name, [...(mentions.get(name) ?? []), { at, words }]);
    }
  return mentions;
}

/** 李四是12月5号, below the list that has them: a day that is not the one that was read. */
function tellsOtherDay(words: string, { values: { start_date } }: ListRow, today: Day): boolean {
  if (hasOpenDay(words, today) && leavingIn(words).leaves) return true;
  const days = lastDaysIn(words, today).filter((day) => day >= today);
  return days.length > 0 && !days.some((day) => addDays(day, 1) === start_date);
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

/** 更新：离职：张三、李四 takes the place of the lists above. */
const supersedes = /(?:以(?:这个?|此|下面|下列)的?)?(?:更新|为准|最新|重[新发])/u;

/** 李四拿掉, below the list that has them: off the list, or off the policy. */
const takesOut = /拿[掉下去走开]|划[掉去]|[去除删]掉|删[除去]|除[去开]/u;

const isHead = /[:：]\s*$|(?:人员|名单|[人员的保])\s*[\d一二三四五六七八九十]*\s*[人名个位]?\s*$/u;
const pointing = /第|后面|前面|以上|上面|这|那|他|她/u;

/** What is said of somebody without the names; words between two are of the other where that one is asked about. */
function wordsAbout(at: number, { line, groups }: Line, asked: ReadonlySet<string>): string {
  const own = groups[at]!;
  const isAsked = (group: Group | undefined) => group?.names.some((one) => asked.has(one)) ?? false;
  const { label, lead, before, between, behind, later } = own;
  // 李四那组的张三离职
  if (/的\s*$/u.test(behind) && groups[at + 1]) return ofAnother;
  const around = [isAsked(groups[at - 1]) ? '' : before || between, isAsked(groups[at + 1]) ? '' : behind];
  return [
    label.replace(supersedes, ''),
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
