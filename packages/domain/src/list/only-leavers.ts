import { addDays, type Day } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import { kindOf } from './against-leaving.ts';
import { type Group, groupsIn, knownNames, type Line } from './leaver-groups.ts';
import type { ListRow } from './table.ts';
import { isTurned } from './words/hidden-doubts.ts';
import { lastDaysIn } from './words/last-day.ts';
import { leavingIn } from './words/leaving-words.ts';
import {
  behindOne,
  certainBehind,
  certainBetween,
  countsLeavers,
  exceptOf,
  fewOf,
  oneOf,
  onlyOf,
  othersStay,
  restStays,
} from './words/only-words.ts';

/**
 * Leavers of a message that says of some alone that they leave (只有A走, 其中A今天离职, 离职的是A, A走，其余留下): whom it names besides them,
 * with no word that they leave, is asked about with those words. They themselves are asked about no more where all that it says of them
 * is known.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withOnlyLeavers(
  rows: readonly ListRow[],
  written: readonly string[],
  today: Day,
): readonly ListRow[] {
  if (rows.length < 2) return rows;
  const names = knownNames(rows);
  const lines = written
    .map((line) => line.slice(0, line_max))
    .map((line) => ({ line, groups: groupsIn(line, names) }));
  const statements = lines.flatMap((line, at) => statementsIn(line, at));
  if (statements.length === 0 && !written.some((line) => restStays.test(line))) return rows;
  const leavers = new Map(lines.map(({ groups }, at) => [at, leaversIn(groups)]));
  const rest = lines.flatMap((line, at) => restIn(line, at, leavers));
  const all = [...statements, ...rest];
  if (all.length === 0) return rows;
  const stated = new Set(all.flatMap((one) => one.names));
  const headed = headedIn(lines);
  return rows.map((row): ListRow => {
    const { name = '', start_date } = row.values;
    const at = row.source_row - 1;
    if (stated.has(name)) {
      const [own, ...more] = statements.filter((one) => one.names.includes(name));
      const isCertain =
        row.intent?.kind === 'unclear' &&
        own !== undefined &&
        more.length === 0 &&
        statements.length === 1 &&
        isKnown(own, lines, today, start_date);
      return isCertain ? { ...row, intent: null } : row;
    }
    if (row.intent || leavers.get(at)?.has(name)) return row;
    const words = lines[at]?.groups.find((group) => group.names.includes(name));
    const against = all.find((one) => speaksOf(one, { at, words, isHeaded: headed.has(at) }, today));
    if (against === undefined) return row;
    return { ...row, intent: { kind: 'unclear', of: '', words: against.line.trim().slice(0, words_max) } };
  });
}

type Statement = {
  readonly at: number;
  readonly line: string;
  readonly names: readonly string[];
  /** Whether it leaves no room for others, also of those whom a head says to leave. */
  readonly isOnly: boolean;
  /** Whether it speaks of its own line alone, where it leaves room. */
  readonly isOfLine: boolean;
  readonly group: Group | undefined;
};

function statementsIn({ line, groups }: Line, at: number): readonly Statement[] {
  const named = new Set<string>();
  return groups.flatMap((group, place): readonly Statement[] => {
    const { names, between, behind } = group;
    const isNamed = names.some((name) => named.has(name));
    for (const name of names) named.add(name);
    const isOnly = onlyOf.test(between);
    const isOne = names.length === 1 && place > 0 && behindOne.test(behind) && !fewOf.test(between);
    const isExcept = exceptOf.test(between) && othersStay.test(line);
    const isSome =
      oneOf.test(between) ||
      isOne ||
      (isNamed && isAgain(group, groups.slice(0, place))) ||
      countsLeavers.test(group.label);
    return isOnly || isExcept || isSome
      ? [{ at, line, names, isOnly: isOnly || isExcept, isOfLine: !oneOf.test(between), group }]
      : [];
  });
}

/** A、B、C 三个人，C今天离职: one of those named together who alone leaves. */
function isAgain(group: Group, before: readonly Group[]): boolean {
  const together = before.find(
    (one) => one.names.length > group.names.length && group.names.every((name) => one.names.includes(name)),
  );
  return together !== undefined && leaversIn([together]).size === 0 && leaversIn([group]).size > 0;
}

/** 其余两个留下, behind one who leaves by words of their own. */
function restIn(
  { line }: Line,
  at: number,
  leavers: ReadonlyMap<number, ReadonlySet<string>>,
): readonly Statement[] {
  if (!restStays.test(line)) return [];
  const names = [...(leavers.get(at) ?? []), ...(leavers.get(at - 1) ?? [])];
  return names.length === 0 ? [] : [{ at, line, names, isOnly: false, isOfLine: false, group: undefined }];
}

/** Of whom a line says in words of their own that they leave. */
const leaversIn = (groups: readonly Group[]): ReadonlySet<string> =>
  new Set(
    groups.flatMap(({ names, before, behind, later, label }) =>
      leavingIn(`${label}\0${before}\0${behind.replace(onlyOf, '')}${later.replace(restStays, '')}`, true)
        .leaves
        ? names
        : [],
    ),
  );

/** The lines under a head of leavers. */
function headedIn(lines: readonly Line[]): ReadonlySet<number> {
  const headed = new Set<number>();
  let isHeaded = false;
  for (const [at, { line, groups }] of lines.entries()) {
    if (isHeaded) headed.add(at);
    const kind = groups.length === 0 && line.length <= head_max ? kindOf(line) : undefined;
    if (kind !== undefined) isHeaded = kind === 'leave';
  }
  return headed;
}

type Place = { readonly at: number; readonly words: Group | undefined; readonly isHeaded: boolean };

/** Whether a statement may be against one whom their line gives no word of leaving: one of its line, of those above, or of those below. */
function speaksOf({ at, isOnly, isOfLine, group }: Statement, place: Place, today: Day): boolean {
  if (place.at === at) return isOnly || !place.isHeaded;
  if (place.isHeaded || (isOfLine && !isOnly)) return false;
  if (place.at < at) return true;
  return (
    isOnly &&
    group !== undefined &&
    (place.words === undefined ||
      lastDaysIn(`${place.words.between} ${place.words.behind}`, today).length === 0)
  );
}

/** Whether nothing is said of those of a statement but that they leave, on the day that was read, and that the others stay. */
function isKnown(
  { at, line, group, names }: Statement,
  lines: readonly Line[],
  today: Day,
  first: string | undefined,
): boolean {
  if (group === undefined || first === undefined) return false;
  const days = lastDaysIn(line, today);
  if (days.length !== 1 || addDays(days[0]!, 1) !== first) return false;
  const isElsewhere = lines.some(
    (one, place) =>
      place !== at && one.groups.some((other) => other.names.some((name) => names.includes(name))),
  );
  const own = lines[at]!.groups;
  const said = own.filter((other) => other.names.some((name) => names.includes(name)));
  const isNamedBefore = said.every(
    (other) => other === group || isPlain(`${other.label} ${other.before}`, other.later),
  );
  const behind = halfWidth(`${group.behind}${group.later}`);
  const isLast = own.at(-1) === group;
  const leaves = leavingIn(`${group.between}\0${behind.replace(restStays, '')}`, true).leaves;
  return (
    !isElsewhere &&
    isNamedBefore &&
    isLast &&
    said.length <= 2 &&
    leaves &&
    certainBetween.test(halfWidth(group.between)) &&
    certainBehind.test(behind)
  );
}

/** Whether the words at the names before say nothing of them, but where they are. */
function isPlain(before: string, later: string): boolean {
  const { stays, comes } = leavingIn(before);
  return !stays && !comes && !isTurned(before) && countOf.test(later);
}

/** 三个人 behind the names. */
const countOf = /^[\s,，]*(?:[这那])?(?:[\d一二两三四五六七八九十]+\s?[个位名人]+)?\s*$/u;

const head_max = 40;
const words_max = 200;
/** So much of a line is looked through. */
const line_max = 2_000;
