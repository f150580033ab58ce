import type { ListRow } from '../table.ts';

/** Who is to be insured by one row and not by another is asked about: nobody knows which of them is right. */
export const withOpposites = (rows: readonly ListRow[]): readonly ListRow[] =>
  withOneWay(withCorrectedBelow(rows));

/** 以这条为准 speaks of a row before with the same name, which is not to be insured as well. */
function withCorrectedBelow(rows: readonly ListRow[]): readonly ListRow[] {
  const last = new Map<string, number>();
  rows.forEach(({ intent, values: { name } }, at) => {
    if (intent?.kind === 'correct' && name !== undefined && before.test(intent.words)) last.set(name, at);
  });
  if (last.size === 0) return rows;
  return rows.map((row, at): ListRow => {
    const below = last.get(row.values.name ?? '');
    const words = rows[below ?? -1]?.intent?.words;
    if (row.intent || below === undefined || below <= at || words === undefined) return row;
    return { ...row, intent: { kind: 'unclear', of: '', words } };
  });
}

const before = /上面|前面|之前|刚才|为准/u;

/** Who leaves or waits, and whom words against them leave open. */
const isAgainst = ({ intent, values }: ListRow): boolean =>
  intent?.kind === 'leave' ||
  intent?.kind === 'wait' ||
  (intent?.kind === 'unclear' && values.idcard !== undefined && takesOff.test(intent.words));
const takesOff = /不来|不去|不要|不做|不干|不用|取消|作废|离职|先不|暂缓|别买|别加/u;

function withOneWay(rows: readonly ListRow[]): readonly ListRow[] {
  const against = new Map<string, ListRow>();
  const keys = ({ values: { idcard, name } }: ListRow) =>
    idcard === undefined ? [`n${name}`] : [`i${idcard}`, `n${name}`];
  for (const row of rows) {
    if (!isAgainst(row)) continue;
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
