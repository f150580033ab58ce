import type { Day } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import { kindOf } from './against-leaving.ts';
import { stamp } from './chat/words.ts';
import type { Line } from './leaver-groups.ts';
import type { ListRow } from './table.ts';
import { counts, others } from './words/around-leavers.ts';
import { isTurned } from './words/hidden-doubts.ts';
import { leavingIn } from './words/leaving-words.ts';
import { spokenDates } from './words/spoken-dates.ts';
import { supersedes } from './words-about.ts';

/**
 * The line of a message that speaks of those above it, or of all, and may turn it round for one of its leavers: one that names somebody
 * in the place of another, a list that takes the place of those above, a line that names nobody, a day for whoever has none.
 *
 * @param without takes the names of places out of words
 */
export function createAround(
  lines: readonly Line[],
  { today, without }: { readonly today: Day; readonly without: (words: string) => string },
): (row: ListRow) => string | undefined {
  const first = lines.findIndex(({ groups }) => groups.length > 0);
  const last = lines.findLastIndex(({ groups }) => groups.length > 0);
  const turns = lines.flatMap((one, at) =>
    !isOfOthers(one, at < last) && isTurned(without(at < first ? one.line.replaceAll(asking, '') : one.line))
      ? [
          {
            at,
            line: one.line,
            isOfComers: kindOf(one.line) === 'against' && leavingIn(one.line).comes,
            isOfThoseBelow: at < last && one.line.trim().length <= label_max && !pointing.test(one.line),
          },
        ]
      : [],
  );
  // Heads of those who come are few.
  const turning = turns.slice(-turns_max);
  const headAt = leavingHeads(lines);
  // 12月1日入职 over those who come says nothing of those under 离职, before it or behind.
  const aroundOf = (place: number) => {
    const head = headAt[place] ?? -1;
    return turning.findLast(
      ({ at, isOfComers, isOfThoseBelow }) =>
        !(isOfComers && (at < head || (head >= 0 && at > place && isOfThoseBelow))),
    )?.line;
  };
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
      !(at < last && isHead.test(line)) &&
      !others.test(line) &&
      !stamp.test(line) &&
      spokenDates(halfWidth(line), today).some(({ day }) => day >= today),
  )?.line;
  const anew = lines.findLastIndex(({ line, groups }) => groups.length > 0 && supersedes.test(line));
  const kept = new Set(anew < 0 ? [] : lines[anew]!.groups.flatMap((group) => group.names));
  return ({ source_row, values: { name = '', start_date } }) =>
    (mended >= source_row ? lines[mended]!.line : undefined) ??
    (anew >= source_row && !kept.has(name) ? lines[anew]!.line : undefined) ??
    aroundOf(source_row - 1) ??
    (start_date === undefined ? dated : undefined);
}

/** Of each line the head 离职 over it, or the line itself where it begins with one; -1 where neither. */
function leavingHeads(lines: readonly Line[]): readonly number[] {
  let last = -1;
  return lines.map(({ line, groups }, at) => {
    if (groups.length > 0) {
      const isLabelled = groups.every(({ label }) => label !== '' && kindOf(label) === 'leave');
      return isLabelled ? at : last;
    }
    if (line.length <= head_max && kindOf(line) === 'leave') last = at;
    return last;
  });
}

const head_max = 40;
const label_max = 12;
const turns_max = 50;

/** Lines that name somebody are read with these; a head is of those below it, and some lines are of other people. */
const isOfOthers = ({ line, groups }: Line, hasNamesBelow: boolean): boolean =>
  groups.length > 0 ||
  stamp.test(line) ||
  counts.test(line) ||
  (others.test(line) && !/[:：]\s*$/u.test(line)) ||
  (hasNamesBelow &&
    !pointing.test(line) &&
    ((isHead.test(line) && !exchanges.test(line)) || isOfComers(line)));

/** 入职, 明天入职 恒立: over those who come, as far as the next head. */
const isOfComers = (line: string): boolean =>
  line.length <= head_max && kindOf(line) === 'against' && leavingIn(line).comes && !leavingIn(line).leaves;

/** Who asks before anybody is named is answered. */
const asking = /[?？吗么呢谁]/gu;

/** 打错了 是李四, below those who were named. */
const mends =
  /[打写发说搞弄报看]错|更正|应该?是|(?:^|[,，。\s])不对|\b(?:wrong|mistake|correction|error)\b/iu;

const isHead =
  /[:：]\s*$|^\s*(?:[【[].*[】\]]\s*$|[一二三四五六七八九十]、)|(?:人员|名单|[人员的保])\s*[\d一二三四五六七八九十]*\s*[人名个位]?\s*$/u;
/** 换人： over who leaves and who comes. */
const exchanges = /换人|更换|替换/u;
const pointing = /第|后面|前面|以上|上面|这|那|他|她/u;
