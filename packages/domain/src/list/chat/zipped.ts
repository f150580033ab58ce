import { headsIn } from './heads.ts';
import { halfWidth } from '../../half-width.ts';
import { isPlausibleIdNumber } from '../words/shapes.ts';
import { looksLikeName } from '../words/surnames.ts';

/** Those whom a line names, and what else it says: 张三 李四 两个人明天去华讯. Undefined for another line. */
function namesOf(line: string): { readonly names: readonly string[]; readonly rest: string } | undefined {
  if (line.length > line_max) return undefined;
  const [, lead, listed = ''] = /^\s*([^:：\d]{1,15})[:：](.*)$/u.exec(line) ?? [];
  const of = wordsOf(listed);
  // 今天到的：李刚 李强
  if (lead !== undefined && of.length > 1 && of.every((word) => looksLikeName(word)))
    return { names: of, rest: /^(?:姓名|名单|人员|名字)$/u.test(lead) ? '' : lead };
  const bare = line.replace(/^\s*(?:姓名|名单|人员|名字)\s*[:：]\s*/u, '');
  const words = wordsOf(bare);
  const first = words.findIndex((word) => !looksLikeName(word));
  const names = first < 0 ? words : words.slice(0, first);
  const rest = words.slice(names.length).join(' ');
  if (names.length === 0 || (rest !== '' && headsIn(rest)[0]?.heads !== names.length)) return undefined;
  return { names, rest };
}

const wordsOf = (text: string): readonly string[] =>
  text.split(/[、,，;；\s]+/u).filter((word) => word !== '');

/** A line that holds numbers of identity and says nothing else; undefined for another. */
function numbersOf(line: string): readonly string[] | undefined {
  if (line.length > line_max) return undefined;
  const words = halfWidth(line)
    .replace(/^\s*(?:身份证|证件)(?:号码?)?\s*:\s*/u, '')
    .split(/[、,;\s]+/u)
    .filter((word) => word !== '');
  return words.length > 0 && words.every((word) => isPlausibleIdNumber(word.toUpperCase()))
    ? words
    : undefined;
}

const line_max = 400;

/** What lines from a place on read as, as far as each reads so. */
function runOf<Read>(
  lines: readonly string[],
  from: number,
  read: (line: string) => Read | undefined,
): readonly Read[] {
  const run: Read[] = [];
  for (let one = read(lines[from] ?? ''); one !== undefined; one = read(lines[from + run.length] ?? ''))
    run.push(one);
  return run;
}

/** Numbers come before their names only where nothing else stands with these. */
const namesAlone = (line: string): ReturnType<typeof namesOf> => {
  const named = namesOf(line);
  return named?.rest === '' || /^(?:名字|姓名|顺序|依次)/u.test(named?.rest ?? '') ? named : undefined;
};

/** Lines of names with as many numbers on the lines beside them: each number's name by its line. */
export type Zipped = {
  /** What else the lines say that name those whose numbers follow. */
  readonly names: ReadonlyMap<number, string>;
  /** What a line with numbers reads with the names before them. */
  readonly lines: ReadonlyMap<number, string>;
  /** Those of which another order is as likely, and the message does not say which. */
  readonly isOpen: ReadonlySet<number>;
};

export function zippedIn(lines: readonly string[]): Zipped {
  const names = new Map<number, string>();
  const zipped = new Map<number, string>();
  const open = new Set<number>();
  const isNameFirst = lines.some((line) => nameFirst.test(line.slice(0, line_max)));
  for (let at = 0; at < lines.length; at++) {
    const turns = turnsFrom(lines, at, isNameFirst);
    if (turns !== undefined) {
      for (const { name, number, isOpen } of turns.pairs) {
        names.set(name.at, '');
        zipped.set(number.at, `${name.text} ${number.text}`);
        if (isOpen) open.add(number.at);
      }
      at += turns.length - 1;
      continue;
    }
    const first = runOf(lines, at, namesOf);
    const isNamesFirst = first.length > 0;
    const numbersAt = isNamesFirst ? at + first.length : at;
    const numbers = runOf(lines, numbersAt, numbersOf);
    const namesAt = isNamesFirst ? at : at + numbers.length;
    const named = isNamesFirst ? first : runOf(lines, namesAt, namesAlone);
    const all = named.flatMap((one) => one.names);
    if (all.length > 1 && all.length === numbers.flat().length) {
      for (const [row, { rest }] of named.entries()) names.set(namesAt + row, rest);
      let next = 0;
      for (const [row, some] of numbers.entries()) {
        zipped.set(numbersAt + row, some.map((number) => `${all[next++]} ${number}`).join('，'));
        open.add(numbersAt + row);
      }
      at += named.length + numbers.length - 1;
    } else at += Math.max(isNamesFirst ? first.length : numbers.length, 1) - 1;
  }
  const isSaid =
    zipped.size > 0 &&
    lines.some((line) => line.length < line_max && /顺序|依次|对应|一一|分别|按序|排序|排列/u.test(line));
  return { names, lines: zipped, isOpen: isSaid ? new Set() : open };
}

/** 张三 3205…: on one line the name stands first. */
const nameFirst = /^[^\p{Script=Han}\d]*(?:\d{1,3}[、.)） ])?\s*\p{Script=Han}{2,4}[\s,，:：]*\d{6}/u;

type Turn = { readonly at: number; readonly text: string };

/**
 * Names and numbers by turns, one a line: which of them belong together is decided once for all of them. Begun with a name, each number is
 * of the name right above; begun with a number, of the one right below, which is asked about where one of them is left over or where
 * other lines of the message have the name first.
 */
function turnsFrom(
  lines: readonly string[],
  from: number,
  isNameFirst: boolean,
):
  | { readonly length: number; readonly pairs: readonly { name: Turn; number: Turn; isOpen: boolean }[] }
  | undefined {
  const run = runOf(lines, from, (line) => {
    const [number, ...more] = numbersOf(line) ?? [];
    if (number !== undefined) return more.length === 0 ? { text: number, isName: false } : undefined;
    const named = namesAlone(line);
    const [name, ...others] = named?.names ?? [];
    return name !== undefined && others.length === 0 && named?.rest === '' && !/[:：]/u.test(line)
      ? { text: name, isName: true }
      : undefined;
  });
  const [first, second] = run;
  // Two names or numbers in a row are a list of them.
  if (first === undefined || second === undefined || first.isName === second.isName) return undefined;
  const isEven = run.every(({ isName }, at) => (isName === (at % 2 === 0)) === first.isName);
  if (!first.isName && !isEven) return undefined;
  const pairs: { name: Turn; number: Turn; isOpen: boolean }[] = [];
  for (let at = 0; at + 1 < run.length; at++) {
    const [one, next] = [run[at], run[at + 1]];
    if (one === undefined || next === undefined) break;
    if (one.isName !== first.isName || next.isName === one.isName) continue;
    const [name, number] = [
      { at: from + at, text: one.text },
      { at: from + at + 1, text: next.text },
    ];
    const isOpen = !first.isName && (run.length % 2 === 1 || isNameFirst);
    pairs.push(first.isName ? { name, number, isOpen } : { name: number, number: name, isOpen });
    at++;
  }
  return { length: run.length, pairs };
}
