import { clipped } from '../cell.ts';
import { looksLikeName } from '../words/surnames.ts';
import { doubtFields } from '../../roster/cells.ts';
import type { ListRow, SkippedRow } from '../table.ts';

const words_max = 200;

/** As many other readings as a doubt names. */
const others_max = 8;

/** A file that says one number without end is not compared without end. */
const again_max = 50;

/** Fewer characters are nobody's number. */
const number_min = 6;

type Listed = { readonly rows: readonly ListRow[]; readonly skipped: readonly SkippedRow[] };

/**
 * Who stands in several sheets with one name and one number, and is meant alike, is one person: what a sheet says and another
 * does not is put together, what they say differently is asked about, with what each says and where. The rows put together are
 * told as left out.
 */
export function withSamePersons({ rows, skipped }: Listed): Listed {
  const placesOf = Map.groupBy(rows.keys(), (at) => keyOf(rows[at]));
  const merged = new Map<number, ListRow>();
  const left: SkippedRow[] = [];
  const gone = new Set<number>();
  for (const [key, [first = 0, ...places]] of placesOf) {
    const one = rows[first];
    const again = places.filter((at) => rows[at]?.source_sheet !== one?.source_sheet).slice(0, again_max);
    if (key === '' || one === undefined || again.length === 0) continue;
    merged.set(first, together([one, ...again.flatMap((at) => rows[at] ?? [])]));
    for (const at of again) left.push(leftOut(rows[at] ?? one, one));
    for (const at of again) gone.add(at);
  }
  return left.length === 0
    ? { rows, skipped }
    : {
        rows: rows.flatMap((row, at) => (gone.has(at) ? [] : [merged.get(at) ?? row])),
        skipped: [...skipped, ...left],
      };
}

/** By what a person is known again; empty for whom nobody could know. */
function keyOf(row: ListRow | undefined): string {
  const { name, idcard } = row?.values ?? {};
  if (name === undefined || idcard === undefined || idcard.length < number_min) return '';
  return `${row?.intent?.kind ?? ''} ${row?.intent?.of ?? ''} ${name} ${idcard.toUpperCase()}`;
}

const leftOut = (
  { source_row, source_sheet, values: { name, idcard } }: ListRow,
  one: ListRow,
): SkippedRow => ({
  source_row,
  why: 'merged',
  text: clipped(`${name} ${idcard} = ${whereIs(one)}`, words_max),
  ...(source_sheet === undefined ? {} : { source_sheet }),
});

const whereIs = ({ source_sheet = '', source_row }: ListRow): string => `${source_sheet} ${source_row}`;

/** The first of the rows with what the others add, and a doubt where they differ. */
function together(rows: readonly [ListRow, ...ListRow[]]): ListRow {
  const [one] = rows;
  const values = Object.assign({}, ...rows.toReversed().map((row) => row.values)) as ListRow['values'];
  const marked = doubtFields.flatMap((field) => {
    const telling = rows.filter((row) => row.values[field] !== undefined);
    const others = new Set(telling.flatMap((row) => row.values[field] ?? []));
    others.delete(values[field] ?? '');
    if (others.size === 0) return [];
    const words = telling.map((row) => `${whereIs(row)}: ${row.values[field]}`).join('; ');
    return {
      field,
      words: clipped(words, words_max),
      others: [...others].slice(0, others_max),
    };
  });
  const fields = new Set<string>(marked.map(({ field }) => field));
  const kept = rows.flatMap(({ doubts = [] }) => doubts).filter(({ field }) => !fields.has(field));
  const doubts = [...kept, ...marked];
  return { ...one, values, ...(doubts.length > 0 ? { doubts } : {}) };
}

/** 替换3号石国栋: nobody says for certain what becomes of whom such words name. */
const exchanged = /[替顶换代接]/u;
const exchanges_max = 200;

/** Whose place is taken leaves: the one of that name, or, where no row names one, somebody more. Of two of the name nobody knows which. */
export function withReplaced(rows: readonly ListRow[]): readonly ListRow[] {
  const named = Map.groupBy(rows, ({ values }) => values.name);
  const taken = new Map(
    rows.flatMap(({ intent }) =>
      intent?.kind === 'replace' && intent.of !== '' ? [[intent.of, intent.words]] : [],
    ),
  );
  const known = new Set(named.keys());
  const exchanges = rows
    .flatMap(({ intent }) =>
      intent?.kind === 'unclear' && exchanged.test(intent.words) ? [intent.words] : [],
    )
    .slice(0, exchanges_max);
  const told = rows.map((row): ListRow => {
    if (row.intent) return row;
    const { name = '' } = row.values;
    const words = taken.get(name);
    const kind = words !== undefined && named.get(name)?.length === 1 ? 'leave' : 'unclear';
    const why = words ?? exchanges.find((one) => name.length > 1 && one.includes(name));
    return why === undefined ? row : { ...row, intent: { kind, of: '', words: why } };
  });
  return told.flatMap((row): readonly ListRow[] => {
    const { intent, values, source_row, source_sheet } = row;
    if (intent?.kind !== 'replace' || known.has(intent.of) || !looksLikeName(intent.of)) return [row];
    known.add(intent.of);
    const { work_company } = values;
    return [
      row,
      {
        source_row,
        ...(source_sheet === undefined ? {} : { source_sheet }),
        values: { name: intent.of, ...(work_company === undefined ? {} : { work_company }) },
        intent: { kind: 'leave', of: '', words: intent.words },
      },
    ];
  });
}
