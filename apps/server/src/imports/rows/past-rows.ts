import type { KeptRow, PastRow, Roster } from './roster-text.ts';

/**
 * Rows as somebody sent them, each known again by its number and the place that it was read from, also where it was out for a
 * while; and beside them those of the file that stand there no more, so that another reading does not bring them back.
 */
export function withPast(
  { rows: before, past = [] }: Pick<Roster, 'rows' | 'past'>,
  sent: readonly KeptRow[],
): { rows: KeptRow[]; past: readonly PastRow[] } {
  const known = new Map([...past, ...before].map((row) => [placeOf(row), row]));
  const rows = sent.map((row): KeptRow => {
    const origin = row.origin ?? known.get(placeOf(row))?.origin;
    return origin ? { ...row, origin } : row;
  });
  const present = new Set(rows.map(originOf));
  const isOut = (row: KeptRow) => row.origin !== undefined && !present.has(originOf(row));
  const removed = before.filter(isOut).map((row): PastRow => ({ ...row, removed: true }));
  return { rows, past: [...past.filter(isOut), ...removed] };
}

type Place = Pick<KeptRow, 'row_no' | 'source_row'>;

/**
 * The row of a list that stands at a place, or stood there until its file was read in another way. Where another stands there now,
 * it comes with what the one before was read as.
 */
export function standingOrOut({
  rows,
  past = [],
}: Pick<Roster, 'rows' | 'past'>): (place: Place) => KeptRow | undefined {
  const keyOf = ({ row_no, source_row }: Place) => `${row_no} ${source_row}`;
  const standing = new Map(rows.map((row) => [keyOf(row), row]));
  const out = new Map(past.map((row) => [keyOf(row), row]));
  return (place) => {
    const [row, before] = [standing.get(keyOf(place)), out.get(keyOf(place))];
    if (row?.origin === undefined || before === undefined) return row ?? before;
    return { ...row, origin: { ...row.origin, earlier: row.origin.earlier ?? before.values } };
  };
}

const placeOf = ({ row_no, source_row, source_sheet = '' }: KeptRow): string =>
  `${row_no}\n${source_row}\n${source_sheet}`;

const originOf = ({ origin }: KeptRow): string => (origin ? `${origin.file_id}\n${origin.key}` : '');
