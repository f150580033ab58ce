import type { BookReading } from '../src/list/book.ts';
import type { ListRow } from '../src/list/table.ts';
import type { Directory } from '../src/roster/directory.ts';
import { insuresNobody } from './judge.ts';
import type { Asked, Expected, Workbook } from './sheet-corpus.ts';

// How the reading of a workbook is judged against what a careful person understands.

/** How a person was read: `asked` where a finding says what is amiss. */
export type Outcome = {
  readonly name: string;
  readonly how: 'right' | 'asked' | 'wrong' | 'lost' | 'none';
  readonly why: string;
};

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
    // Somebody who stands twice is found out by the number, whoever made the list.
    ...[...free]
      .filter((row) => !book.people.some((one) => sameNumber(one, row)))
      .map(
        (row): Outcome => ({
          name: row.values.name ?? row.values.idcard ?? '?',
          how: 'none',
          why: `row ${row.source_row} is none${row.intent ? ` (${row.intent.kind})` : ''}`,
        }),
      ),
  ];
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

const kindOf = ({ intent }: ListRow): string =>
  intent ? (intent.kind === 'unclear' ? 'ask' : intent.kind) : 'add';

function judged(one: Expected, row: ListRow, directory: Directory): Omit<Outcome, 'name'> {
  const { values, doubts = [] } = row;
  const wrong: string[] = [];
  const asked: string[] = [];
  const isMarked = (field: string) => doubts.some((doubt) => doubt.field === field);
  const compare: Compare = (field, isRight, isAsked, what) => {
    if (!isRight) (isAsked || isMarked(field) ? asked : wrong).push(`${field} ${what}`);
  };
  const kind = kindOf(row);
  // A row whose start is no day insures nobody until somebody has mended it.
  const isBlocked = kind !== 'add' || !isDay(values.start_date ?? '2026-01-01');
  // Who nobody can say of whether they come may also be said to leave or wait.
  const isRight = kind === one.intent || (one.intent === 'ask' && isBlocked);
  compare('intent', isRight, isBlocked, `${kind} for ${one.intent}`);
  const isKept = kind !== 'add';
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
  if (!(isKept && insuresNobody(one.intent))) compareFacts({ one, row, isKept }, directory, compare);
  const why = [...wrong, ...asked].join('; ');
  if (wrong.length > 0 && !isKept) return { how: 'wrong', why };
  return wrong.length + asked.length > 0 ? { how: 'asked', why } : { how: 'right', why };
}

type Compare = (field: string, isRight: boolean, isAsked: boolean, what: string) => void;

function compareFacts(
  {
    one,
    row: { values },
    isKept,
  }: { readonly one: Expected; readonly row: ListRow; readonly isKept: boolean },
  directory: Directory,
  compare: Compare,
): void {
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
    const isRead = isDay(value ?? '');
    compare(
      field,
      fits(expected, isRead ? value : undefined, value),
      isKept || (!isRead && value !== undefined),
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
}

const textOf = (expected: Asked | undefined): string =>
  expected !== null && typeof expected === 'object' ? `?${expected.asked}` : String(expected);

/** What could only be asked about is right where it is asked about. */
function fits(expected: Asked, known: string | undefined, written: string | undefined): boolean {
  if (expected === null) return (written ?? '') === '';
  return typeof expected === 'string' ? known === expected : known === undefined;
}
