import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BookReading, readBook } from '../src/list/book.ts';
import type { Cell } from '../src/list/cell.ts';
import type { Sheet, SheetRow } from '../src/list/table.ts';
import { day, type Day } from '../src/calendar/day.ts';
import type { Count } from './counts.ts';
import { createDirectory, type Directory } from '../src/roster/directory.ts';

// Workbooks as site managers send them, with what a careful person understands; see corpus/README.md.

export type Asked = string | null | { readonly asked: string };

export type Expected = {
  readonly name: string;
  readonly idcard: string | null;
  readonly intent: string;
  readonly for?: string;
  readonly company: Asked;
  readonly occupation: Asked;
  readonly start?: Asked;
  readonly end?: Asked;
  readonly mobile?: string | null;
  readonly mark?: readonly string[];
};

type WrittenCell =
  | string
  | number
  | null
  | { readonly date: string }
  | { readonly text: string; readonly merged: readonly [number, number] }
  | { readonly struck: string };

export type Workbook = {
  readonly file: string;
  readonly about: string;
  readonly today: Day;
  readonly sheets: readonly {
    readonly name: string;
    readonly hidden?: boolean;
    /** Rows hidden from view, from 1. */
    readonly hidden_rows?: readonly number[];
    readonly rows: readonly (readonly WrittenCell[])[];
  }[];
  readonly people: readonly Expected[];
  readonly counts?: readonly Count[];
};

export const readWorkbooks = (folder: string): readonly Workbook[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const one = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Workbook, 'file'>;
      return { ...one, file, today: day(one.today ?? '2026-11-22') };
    });

export function corpusDirectory(folder: string): Directory {
  const lines = (file: string) => readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/);
  const companies = lines('companies.txt').map((name, at) => ({
    id: at + 1,
    name,
    status: 10,
    occupation_codes: [],
  }));
  const occupations = lines('occupations.tsv')
    .slice(1)
    .map((line, at) => {
      const [code = '', , name = '', name_en = '', category = '', aliases = ''] = line.split('\t');
      return {
        id: at + 1,
        code,
        name,
        name_en,
        category,
        aliases: aliases.split(',').filter((alias) => alias !== ''),
      };
    });
  return createDirectory(companies, occupations);
}

export const readWorkbook = ({ sheets, today }: Workbook, directory: Directory): BookReading =>
  readBook(sheets.map(sheetOf), { today, directory });

function sheetOf({
  name,
  hidden = false,
  hidden_rows = [],
  rows: written,
}: Workbook['sheets'][number]): Sheet {
  const rows: Cell[][] = written.map((cells) => cells.map(cellOf));
  for (const [at, cells] of written.entries())
    for (const [index, cell] of cells.entries()) {
      if (cell === null || typeof cell !== 'object' || !('merged' in cell)) continue;
      for (let down = at + 1; down < at + cell.merged[0] && down < rows.length; down++) {
        const row = rows[down]!;
        if (row.every(({ text }) => text === '')) continue;
        while (row.length <= index) row.push({ text: '', kind: 'text' });
        if (row[index]!.text === '') row[index] = { text: cell.text, kind: 'text' };
      }
    }
  return {
    name,
    hidden,
    rows: rows.flatMap((cells, at): SheetRow[] =>
      cells.some(({ text }) => text !== '')
        ? [{ row_no: at + 1, cells, ...(hidden_rows.includes(at + 1) ? { hidden: true } : {}) }]
        : [],
    ),
  };
}

function cellOf(cell: WrittenCell): Cell {
  if (cell === null) return { text: '', kind: 'text' };
  if (typeof cell === 'number') return { text: String(cell), kind: 'number' };
  if (typeof cell === 'string') return { text: cell, kind: 'text' };
  if ('struck' in cell) return { text: cell.struck, kind: 'text', struck: true };
  return 'date' in cell ? { text: cell.date, kind: 'date' } : { text: cell.text, kind: 'text' };
}
