import type { SheetRow } from '@app/domain/list/table';
import { columnOf } from './cell-reference.ts';
import { cellText } from './cell-text.ts';
import { limits } from './limits.ts';
import { count, type Tally } from './tally.ts';
import { guard } from './unreadable.ts';
import { readXml } from './xml.ts';
import type { Parts } from './zip-parts.ts';

/** What somebody wrote on a slip at a cell: by the row, then by the column from 0. */
type Comments = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** The rows of a sheet, each commented cell with what stands on its slip. */
export async function withComments(
  rows: readonly SheetRow[],
  { parts, part, tally }: { readonly parts: Parts; readonly part: string; readonly tally: Tally },
): Promise<readonly SheetRow[]> {
  const comments = await readComments(parts, part);
  if (comments.size === 0) return rows;
  return withRowsOf(comments, rows).map((row) => {
    const own = comments.get(row.row_no);
    if (own === undefined) return row;
    const cells = [...row.cells];
    for (const [column, comment] of own) {
      count(tally, 1, comment);
      while (cells.length <= column) cells.push({ text: '', kind: 'text' });
      cells[column] = { ...cells[column]!, comment };
    }
    return { ...row, cells };
  });
}

/** A row in which nothing else stands is none to the sheet: a slip on it is told all the same. */
function withRowsOf(comments: Comments, rows: readonly SheetRow[]): readonly SheetRow[] {
  const known = new Set(rows.map(({ row_no }) => row_no));
  const bare = [...comments.keys()].filter((row_no) => row_no <= lastRow && !known.has(row_no));
  if (bare.length === 0) return rows;
  guard('rows', rows.length + bare.length);
  return [...rows, ...bare.map((row_no): SheetRow => ({ row_no, cells: [] }))].toSorted(
    (one, other) => one.row_no - other.row_no,
  );
}

/** The last row that a sheet can have. */
const lastRow = 1_048_576;

/** A newer program keeps them as threads, and for older ones beside that with words of its own. */
async function readComments(parts: Parts, part: string): Promise<Comments> {
  const targets = await readTargets(parts, part);
  const comments = new Map<number, Map<number, string>>();
  const put = (reference: string, written: string) => {
    const column = columnOf(reference);
    const row_no = Number(/\d{1,7}$/.exec(reference)?.[0]);
    const text = cellText(written).trim().slice(0, limits.characters);
    if (text === '' || column < 0 || column >= limits.columns || !Number.isInteger(row_no)) return;
    const own = comments.get(row_no) ?? new Map<number, string>();
    const before = own.get(column);
    own.set(column, before === undefined ? text : `${before}，${text}`.slice(0, limits.characters));
    comments.set(row_no, own);
  };
  for (const name of targets.filter((one) => !one.isThread)) await readPart(parts, name.part, put);
  const threads = new Map(Array.from(comments, ([row_no, own]) => [row_no, new Map(own)]));
  for (const name of targets.filter((one) => one.isThread)) {
    if (threads.size > 0) for (const [row_no, own] of comments) comments.set(row_no, withoutThreads(own));
    await readPart(parts, name.part, put);
  }
  return comments;
}

const withoutThreads = (own: ReadonlyMap<number, string>): Map<number, string> =>
  new Map([...own].filter(([, text]) => !isForOlder.test(text)));

/** What stands in the place of a thread for programs that know none. */
const isForOlder =
  /^\[(?:Threaded comment|线程批注|对话式批注|スレッド化されたコメント|Comentario encadenado)\]/iu;

async function readTargets(
  parts: Parts,
  part: string,
): Promise<readonly { readonly part: string; readonly isThread: boolean }[]> {
  const folder = part.slice(0, part.lastIndexOf('/'));
  const stream = await parts.open(`${folder}/_rels/${part.slice(folder.length + 1)}.rels`);
  if (!stream) return [];
  const targets: { part: string; isThread: boolean }[] = [];
  await readXml(stream, {
    open: (name, { Type = '', Target = '' }) => {
      const [, kind] = /\/(comments|threadedComment)$/u.exec(Type) ?? [];
      if (name !== 'Relationship' || kind === undefined || targets.length >= targets_max) return;
      targets.push({ part: resolved(folder, Target), isThread: kind === 'threadedComment' });
    },
  });
  return targets;
}

const targets_max = 4;

/** ../comments1.xml as seen from a folder. */
function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const names = folder.split('/');
  for (const name of target.split('/'))
    if (name === '..') names.pop();
    else if (name !== '.') names.push(name);
  return names.join('/');
}

async function readPart(
  parts: Parts,
  part: string,
  put: (reference: string, text: string) => void,
): Promise<void> {
  const stream = await parts.open(part);
  if (!stream) return;
  const authors: string[] = [];
  let [at, text, author] = ['', '', ''];
  let into: 'author' | 'text' | undefined;
  await readXml(stream, {
    open: (name, { ref = '', authorId = '' }) => {
      if (name === 'author') authors.push('');
      if (name === 'comment' || name === 'threadedComment')
        [at, text, author] = [ref, '', authors[Number(authorId)] ?? ''];
      into = name === 'author' ? 'author' : name === 't' || name === 'text' ? 'text' : undefined;
    },
    text: (words) => {
      if (into === 'author') authors[authors.length - 1] += words;
      // What is longer than a cell may hold is no remark.
      else if (into === 'text' && text.length < limits.characters) text += words;
    },
    close: (name) => {
      into = undefined;
      if (name === 'comment' || name === 'threadedComment') put(at, withoutAuthor(text, author));
    },
  });
}

/** Administrator: 不买: programs put the name of whoever wrote it before it. */
function withoutAuthor(text: string, author: string): string {
  const plain = text.trim();
  const name = author.trim();
  return name !== '' && plain.startsWith(name)
    ? plain.slice(name.length).replace(/^\s*[:：]/u, '')
    : plain.replace(/^(?:Administrator|admin|user|微软用户|Microsoft Office User|作者)\s*[:：]/iu, '');
}
