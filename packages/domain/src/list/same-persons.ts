import { looksLikeName } from './surnames.ts';
import { listFields } from './fields.ts';
import { doubtFields } from '../roster/intent.ts';
import type { ListRow, SkippedRow } from './table.ts';

type Listed = { readonly rows: readonly ListRow[]; readonly skipped: readonly SkippedRow[] };

/**
 * Who stands in several sheets with one name and one number, and is meant alike, is one person: what a sheet says and another
 * does not is put together, what they say differently is marked. The rows put together are told as left out.
 */
export function withSamePersons({ rows, skipped }: Listed): Listed {
  const first = new Map<string, number>();
  const kept: (ListRow | undefined)[] = [...rows];
  const left: SkippedRow[] = [];
  rows.forEach((row, at) => {
    const { name, idcard } = row.values;
    if (name === undefined || idcard === undefined || idcard.length < 6) return;
    const key = `${row.intent?.kind ?? ''} ${row.intent?.of ?? ''} ${name} ${idcard.toUpperCase()}`;
    const before = first.get(key);
    const other = before === undefined ? undefined : kept[before];
    if (before === undefined || other === undefined || other.source_sheet === row.source_sheet) {
      if (before === undefined) first.set(key, at);
      return;
    }
    kept[before] = together(other, row);
    kept[at] = undefined;
    left.push({
      source_row: row.source_row,
      why: 'note',
      text: `${name} ${idcard} = ${other.source_sheet ?? ''} ${other.source_row}`.slice(0, 200),
      ...(row.source_sheet === undefined ? {} : { source_sheet: row.source_sheet }),
    });
  });
  return left.length === 0
    ? { rows, skipped }
    : { rows: kept.filter((row) => row !== undefined), skipped: [...skipped, ...left] };
}

function together(one: ListRow, other: ListRow): ListRow {
  const differing = listFields.filter(
    (field) => other.values[field] !== undefined && other.values[field] !== one.values[field],
  );
  const marked = doubtFields.filter(
    (field) => differing.some((name) => name === field) && one.values[field] !== undefined,
  );
  const doubts = [
    ...(one.doubts ?? []),
    ...(other.doubts ?? []).filter(({ field }) => !marked.includes(field)),
    ...marked.map((field) => ({
      field,
      words: (one.values[field] ?? '').slice(0, 200),
      others: [(other.values[field] ?? '').slice(0, 200)],
    })),
  ];
  return { ...one, values: { ...other.values, ...one.values }, ...(doubts.length > 0 ? { doubts } : {}) };
}

/** Whose place is taken, and who stands in no row, leaves: nobody else says so. */
export function withReplaced(rows: readonly ListRow[]): readonly ListRow[] {
  const known = new Set(rows.map(({ values }) => values.name));
  return rows.flatMap((row): readonly ListRow[] => {
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
