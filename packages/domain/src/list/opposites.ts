import type { ListRow } from './table.ts';

/** Who is to be insured by one row and not by another is asked about: nobody knows which of them is right. */
export function withOpposites(rows: readonly ListRow[]): readonly ListRow[] {
  const against = new Map<string, ListRow>();
  const keys = ({ values: { idcard, name } }: ListRow) =>
    idcard === undefined ? [`n${name}`] : [`i${idcard}`, `n${name}`];
  for (const row of rows) {
    const kind = row.intent?.kind;
    if (kind !== 'leave' && kind !== 'wait') continue;
    for (const key of row.values.idcard === undefined ? keys(row) : [`i${row.values.idcard}`])
      against.set(key, row);
  }
  if (against.size === 0) return rows;
  return rows.map((row) => {
    if (row.intent) return row;
    const other = keys(row).flatMap((key) => against.get(key) ?? [])[0];
    if (other?.intent === undefined || other.intent === null) return row;
    return { ...row, intent: { ...other.intent, kind: 'unclear' as const } };
  });
}
