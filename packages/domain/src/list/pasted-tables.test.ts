import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Workbook, corpusDirectory, readWorkbooks } from '../../test/sheet-corpus.ts';
import { day } from '../calendar/day.ts';
import type { ListType } from '../changes/kinds.ts';
import { readBook } from './book.ts';
import { textCell } from './cell.ts';
import { readPasted } from './pasted.ts';
import { isTable } from './pasted-table.ts';
import { readAs } from './read-as.ts';
import type { ListReading } from './table.ts';

// A table says the same whether it comes as a file or is pasted.

const corpus = join(import.meta.dirname, '../../../../corpus');
const directory = corpusDirectory(corpus);

type Cell = Workbook['sheets'][number]['rows'][number][number];
const textOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('date' in cell) return cell.date;
  return 'text' in cell ? cell.text : cell.struck;
};

/** The first sheet of a workbook as a spreadsheet writes it, each row as wide as the widest. */
function rowsOf({ sheets: [sheet] }: Workbook): readonly (readonly string[])[] {
  const rows = (sheet?.rows ?? []).map((row) => row.map(textOf));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}

const written = (rows: readonly (readonly string[])[], sign: string): string =>
  rows
    .map((row) =>
      row.map((text) => (/["\n\r\t,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(sign),
    )
    .join('\n');

const saidIn = ({ rows }: ListReading) =>
  rows.map(({ values, intent, doubts = [] }) => ({
    values,
    intent: intent?.kind,
    doubts: doubts.map(({ field }) => field),
  }));

const books = (['sheets', 'more/sheets', 'leaving/sheets'] as const).flatMap((folder) =>
  readWorkbooks(join(corpus, folder)).map((book) => ({
    name: `${folder}/${book.file}`,
    today: day(book.today),
    kind: (folder.startsWith('leaving') ? 'off' : 'add') as ListType,
    rows: rowsOf(book),
  })),
);

it.each([
  ['tabs', '\t'],
  ['commas', ','],
])('B3 reads each table of the corpus, parted by %s, as the file that it is of', (_, sign) => {
  const tables = books.filter(({ rows }) => isTable(written(rows, sign)));
  const different = tables.flatMap(({ name, rows, today, kind }) => {
    const text = written(rows, sign);
    const cells = rows.map((row, at) => ({ row_no: at + 1, cells: row.map(textCell) }));
    const { list, sheets } = readBook([{ name: '', hidden: false, rows: cells }], { today, directory });
    const file = readAs(kind, list, { today, directory, titles: [''], sheets });
    const pasted = readAs(kind, readPasted(text, { today, directory, kind }), { today, directory, text });
    return JSON.stringify(saidIn(file)) === JSON.stringify(saidIn(pasted)) ? [] : [name];
  });

  expect(different).toEqual([]);
  expect(tables.length / books.length).toBeGreaterThan(0.9);
});

it('B3 offers nobody of a pasted table whom its file asks about', () => {
  const text =
    '姓名,身份证,类型,生效日\n齐白,532128199006041304,调往,11月27日\n安然,612401197407117610,离职,11月27日';
  const cells = text
    .split('\n')
    .map((line, at) => ({ row_no: at + 1, cells: line.split(',').map(textCell) }));
  const today = day('2026-11-26');
  const { list, sheets } = readBook([{ name: '', hidden: false, rows: cells }], { today, directory });

  const pasted = readAs('off', readPasted(text, { today, directory, kind: 'off' }), {
    today,
    directory,
    text,
  });

  expect(saidIn(pasted)).toEqual(saidIn(readAs('off', list, { today, directory, titles: [''], sheets })));
});

it('B3 takes a message with commas for none', () => {
  expect(isTable('华讯,明天进2人\n张三,532128199006041304,操作工')).toBe(false);
  expect(isTable('离职,谢谢\n张三,走了')).toBe(false);
});
