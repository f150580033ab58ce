import { halfWidth } from '../half-width.ts';
import { type FramedLine, frameOf } from './chat/frame.ts';
import { looksBack } from './chat/words.ts';
import type { ListRow } from './table.ts';
import { looksLikeName } from './words/surnames.ts';
import { type OverReader, type SaidOver, saidOver } from './words/words-over.ts';

/** What stands over somebody of a message. */
export type Over = {
  readonly words: string;
  readonly said: SaidOver;
  /** The last head before that said of others something else than that they come. */
  readonly before: string;
  /** The line of who stands under it, without that head. */
  readonly own: string;
};

/** Of each line with persons what stands over them: the last line above that says something of people, or words before a colon of its own. */
export function linesOver(
  text: string,
  rows: readonly ListRow[],
  reader: OverReader,
): ReadonlyMap<number, Over> {
  const lines = frameOf(text, reader.today);
  const peopled = new Set(rows.map(({ source_row }) => source_row));
  const isHead = headsOf(lines, peopled, namesOf(rows));
  const said = remembered((words) => saidOver(words, reader));
  const over = new Map<number, Over>();
  let head: Omit<Over, 'own'> | undefined;
  let before = '';
  let isUsed = false;
  for (const [at, { source_row, text: line, written }] of lines.entries()) {
    // What one message of a chat says of those below it, it does not say of those of the next.
    if (line.trim() === '' && written.trim() !== '' && isUsed) [head, isUsed] = [undefined, false];
    const words = isHead(at);
    const says = words === '' ? 'nothing' : said(words);
    const own = says === 'nothing' ? undefined : { words, said: says, before };
    if (peopled.has(source_row)) {
      const theirs = own ?? head;
      if (theirs !== undefined) over.set(source_row, { ...theirs, own: line.slice(words.length) });
      isUsed = true;
    }
    if (own !== undefined && (words === line || !peopled.has(source_row))) {
      [head, isUsed] = [own, false];
      if (says !== 'come') before = words;
    }
  }
  return over;
}

/** The words of a line that stand over people; empty where it has none. */
function headsOf(lines: readonly FramedLine[], peopled: ReadonlySet<number>, names: Names) {
  const isNobody = (words: string) =>
    !/\d{6}|[他她](?!们)/u.test(words) && !names.areIn(words) && (onDay.test(words) || !looksLikeName(words));
  const isOverPeople = (at: number) => {
    const next = lines.slice(at + 1, at + near_max).find(({ text }) => text.trim() !== '');
    return next !== undefined && peopled.has(next.source_row);
  };
  return (at: number): string => {
    const { source_row = 0, text = '' } = lines[at] ?? {};
    if (peopled.has(source_row)) {
      // 封存：, over others: a head that looks like somebody, or who speaks.
      if (/^\s*\p{Script=Han}{2,4}[:：]\s*$/u.test(text) && isOverPeople(at)) return text;
      // 销保：张三 3205…
      const [, label = ''] = /^([^:：]{1,16})[:：]/u.exec(text) ?? [];
      return isNobody(label.trim()) ? label : '';
    }
    const words = halfWidth(text.slice(0, head_max + 1)).trim();
    if (words === '' || text.length > head_max || !isNobody(words) || isElse.test(words) || looksBack(words))
      return '';
    // （熟手）, right below somebody: theirs.
    if (/^\(.*\)$/u.test(words) && peopled.has(source_row - 1)) return '';
    if (/:$|^[【[<《(]/u.test(words)) return text;
    return isOverPeople(at) ? text : '';
  };
}

/** A remark, a question, whatever says of whom it is, and the heading of a table. */
const isElse = /^(?:备注|说明|注):|[?？]$|此人|此员工|该(?:人|员工)|姓\s*名.*(?:证|号)/u;
const head_max = 60;
/** 周一到 is said of those below. */
const onDay = /^周[一二三四五六日]到/u;
/** Empty lines, and what the chat itself writes, part a head from those below it. */
const near_max = 4;

type Names = { readonly areIn: (words: string) => boolean };

/** The names of a list, to be found in a few words as fast in a long list as in a short one. */
function namesOf(rows: readonly ListRow[]): Names {
  const all = new Set(rows.flatMap(({ values }) => values.name || []));
  const lengths = [...new Set(Array.from(all, ({ length }) => length))];
  const partsOf = (words: string, length: number) =>
    Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) => words.slice(at, at + length));
  return {
    areIn: (words) => lengths.some((length) => partsOf(words, length).some((part) => all.has(part))),
  };
}

function remembered<Value>(of: (words: string) => Value): (words: string) => Value {
  const known = new Map<string, Value>();
  return (words) => {
    const value = known.get(words) ?? of(words);
    known.set(words, value);
    return value;
  };
}
