import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BookReading, readBook } from '../src/list/book.ts';
import type { Cell } from '../src/list/cell.ts';
import type { ListRow, Sheet, SheetRow } from '../src/list/table.ts';
import { day, type Day } from '../src/calendar/day.ts';
import { createDirectory, type Directory } from '../src/roster/directory.ts';

// Workbooks as site managers send them, with what a careful person understands; see corpus/README.md.

type Asked = string | null | { readonly asked: string };

type Expected = {
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
  | { readonly text: string; readonly merged: readonly [number, number] };

export type Workbook = {
  readonly file: string;
  readonly about: string;
  readonly today: Day;
  readonly sheets: readonly {
    readonly name: string;
    readonly hidden?: boolean;
    readonly rows: readonly (readonly WrittenCell[])[];
  }[];
  readonly people: readonly Expected[];
};

/** How a person was read: `asked` where a finding says what is amiss. */
export type Outcome = {
  readonly name: string;
  readonly how: 'right' | 'asked' | 'wrong' | 'lost' | 'none';
  readonly why: string;
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

function sheetOf({ name, hidden = false, rows: written }: Workbook['sheets'][number]): Sheet {
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
      cells.some(({ text }) => text !== '') ? [{ row_no: at + 1, cells }] : [],
    ),
  };
}

function cellOf(cell: WrittenCell): Cell {
  if (cell === null) return { text: '', kind: 'text' };
  if (typeof cell === 'number') return { text: String(cell), kind: 'number' };
  if (typeof cell === 'string') return { text: cell, kind: 'text' };
  return 'date' in cell ? { text: cell.date, kind: 'date' } : { text: cell.text, kind: 'text' };
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s'’‘·•‧・．.∙⋅-]/gu, '')
    .toUpperCase();

/** Each person of a workbook as it was read, and whoever was read and is nobody. */
export function outcomesOf(
  book: Workbook,
  { list, sheets }: BookReading,
  directory: Directory,
): readonly Outcome[] {
  const free = new Set(list.rows);
  const named = sheets
    .filter(({ taken, people }) => !taken && people > 0)
    .reduce((sum, { people }) => sum + people, 0);
  let unseen = named;
  const found = new Map<Expected, ListRow>();
  const take = (expected: Expected, fits: (row: ListRow) => boolean) => {
    if (found.has(expected)) return;
    const row = [...free].find(fits);
    if (row === undefined) return;
    free.delete(row);
    found.set(expected, row);
  };
  const sameName = (one: Expected, { values }: ListRow) => plain(values.name ?? '') === plain(one.name ?? '');
  const sameNumber = (one: Expected, { values }: ListRow) =>
    one.idcard !== null && plain(values.idcard ?? '') === plain(one.idcard);
  for (const one of book.people)
    take(one, (row) => sameNumber(one, row) && sameName(one, row) && kindOf(row) === one.intent);
  for (const one of book.people) take(one, (row) => sameNumber(one, row) && sameName(one, row));
  for (const one of book.people) take(one, (row) => sameNumber(one, row));
  for (const one of book.people) take(one, (row) => sameName(one, row));
  return [
    ...book.people.map((one): Outcome => {
      const row = found.get(one);
      if (row !== undefined) return { name: one.name, ...judged(one, row, directory) };
      if (one.intent !== 'add' && unseen-- > 0)
        return { name: one.name, how: 'asked', why: 'on a sheet that was named and not taken' };
      return { name: one.name, how: 'lost', why: 'lost' };
    }),
    ...[...free].map(
      (row): Outcome => ({
        name: row.values.name ?? row.values.idcard ?? '?',
        how: 'none',
        why: `row ${row.source_row} is none${row.intent ? ` (${row.intent.kind})` : ''}`,
      }),
    ),
  ];
}

const kindOf = ({ intent }: ListRow): string =>
  intent ? (intent.kind === 'unclear' ? 'ask' : intent.kind) : 'add';

function judged(one: Expected, row: ListRow, directory: Directory): Omit<Outcome, 'name'> {
  const { values, doubts = [] } = row;
  const wrong: string[] = [];
  const asked: string[] = [];
  const isMarked = (field: string) => doubts.some((doubt) => doubt.field === field);
  const compare = (field: string, isRight: boolean, isAsked: boolean, what: string) => {
    if (!isRight) (isAsked || isMarked(field) ? asked : wrong).push(`${field} ${what}`);
  };
  const kind = kindOf(row);
  const isKept = kind !== 'add';
  compare('intent', kind === one.intent, isKept, `${kind} for ${one.intent}`);
  if (one.intent === 'replace' && row.intent?.kind === 'replace' && one.for !== undefined)
    compare('for', plain(row.intent.of) === plain(one.for), true, `${row.intent.of} for ${one.for}`);
  compare(
    'name',
    plain(values.name ?? '') === plain(one.name ?? ''),
    values.name === undefined || /[\d()（）]/u.test(values.name),
    `${values.name} for ${one.name}`,
  );
  compare(
    'idcard',
    plain(values.idcard ?? '') === plain(one.idcard ?? ''),
    // A number that a spreadsheet spoilt is an error of its row.
    (values.idcard ?? '') === '' || /E\+\d/i.test(values.idcard ?? ''),
    `${values.idcard} for ${one.idcard}`,
  );
  const company = directory.companyOf({
    work_company: values.work_company ?? '',
    work_company_id: null,
  })?.name;
  compare(
    'work_company',
    fits(one.company, company, values.work_company),
    company === undefined,
    `${values.work_company} for ${textOf(one.company)}`,
  );
  const code = directory.occupationOf({ occupation: values.occupation ?? '', occupation_code: null })?.code;
  compare(
    'occupation',
    fits(one.occupation, code, values.occupation),
    code === undefined,
    `${values.occupation} for ${textOf(one.occupation)}`,
  );
  for (const [field, expected] of [
    ['start_date', one.start],
    ['end_date', one.end],
  ] as const) {
    if (expected === undefined) continue;
    const value = values[field];
    const isDay = /^\d{4}-\d\d-\d\d$/.test(value ?? '');
    compare(
      field,
      fits(expected, isDay ? value : undefined, value),
      isKept || (!isDay && value !== undefined),
      `${value} for ${textOf(expected)}`,
    );
  }
  if (one.mobile)
    compare(
      'mobile',
      plain(values.mobile ?? '') === plain(one.mobile),
      isKept,
      `${values.mobile} for ${one.mobile}`,
    );
  const why = [...wrong, ...asked].join('; ');
  if (wrong.length > 0 && !isKept) return { how: 'wrong', why };
  return wrong.length + asked.length > 0 ? { how: 'asked', why } : { how: 'right', why };
}

const textOf = (expected: Asked | undefined): string =>
  expected !== null && typeof expected === 'object' ? `?${expected.asked}` : String(expected);

/** What could only be asked about is right where it is asked about. */
function fits(expected: Asked, known: string | undefined, written: string | undefined): boolean {
  if (expected === null) return (written ?? '') === '';
  return typeof expected === 'string' ? known === expected : known === undefined;
}
