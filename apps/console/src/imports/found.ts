import type { Verdict } from '@app/domain/roster/verdict';
import type { RosterEntry, RosterStore } from '../roster/roster.tsx';

/** What the server found, by row, as its calls answer it. */
type Found = readonly {
  readonly row_no: number;
  readonly verdicts: readonly unknown[];
  readonly ends?: Parameters<RosterStore['mark']>[0][number]['ends'];
}[];

/** Puts what the server found on the rows that still stand as they were sent. */
export function markFound(roster: RosterStore, sent: readonly RosterEntry[], rows: Found): void {
  const found = new Map(rows.map((row) => [row.row_no, row]));
  roster.mark(
    sent.flatMap((entry) =>
      roster.entryOf(entry.key) === entry
        ? // The wire's findings are the domain's: the codes are the same list, the details as each code has them.
          [
            {
              key: entry.key,
              verdicts: placed(roster, (found.get(entry.key)?.verdicts ?? []) as readonly Verdict[]),
              ends: found.get(entry.key)?.ends,
            },
          ]
        : [],
    ),
  );
}

/** Findings that name another row, with its number as it is shown here: the server knows rows by those that they keep. */
const placed = (roster: RosterStore, verdicts: readonly Verdict[]): readonly Verdict[] =>
  verdicts.map((one) => {
    if (one.code === 'DUP_ROW') return { ...one, detail: { row_no: shownAt(roster, one.detail.row_no) } };
    if (one.code !== 'ID_NAME_MISMATCH' || !('row_no' in one.detail)) return one;
    return { ...one, detail: { ...one.detail, row_no: shownAt(roster, one.detail.row_no) } };
  });

const shownAt = (roster: RosterStore, key: number): number => (roster.placeOf(key) ?? key - 1) + 1;
