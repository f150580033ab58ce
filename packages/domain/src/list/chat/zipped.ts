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
  /** Whether the message says that they stand in one order. */
  readonly isSaid: boolean;
};

export function zippedIn(lines: readonly string[]): Zipped {
  const names = new Map<number, string>();
  const zipped = new Map<number, string>();
  for (let at = 0; at < lines.length; at++) {
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
      for (const [row, some] of numbers.entries())
        zipped.set(numbersAt + row, some.map((number) => `${all[next++]} ${number}`).join('，'));
      at += named.length + numbers.length - 1;
    } else at += Math.max(isNamesFirst ? first.length : numbers.length, 1) - 1;
  }
  const isSaid =
    zipped.size > 0 &&
    lines.some((line) => line.length < line_max && /顺序|依次|对应|一一|分别|按序|排序|排列/u.test(line));
  return { names, lines: zipped, isSaid };
}
