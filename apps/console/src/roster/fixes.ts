import type { Verdict } from '@app/domain/verdict';
import type { Day } from '@app/domain/day';
import { removeRows, writeCells } from './edits.ts';
import type { RowView } from './judging.ts';
import type { EntryField } from './roster-row.ts';
import type { RosterStore } from './roster-store.ts';

/** What one press can do about a finding. */
export type Fix =
  | { readonly kind: 'takeLongNumber'; readonly idcard: string }
  | { readonly kind: 'removeRow' }
  | { readonly kind: 'startOn'; readonly day: Day }
  | { readonly kind: 'choose'; readonly field: EntryField };

/** The remedy of a finding; null where only the person who knows the worker can mend it. */
export function fixOf({ code, detail }: Verdict, { judgement }: RowView): Fix | null {
  switch (code) {
    case 'ID15_CONVERTED':
      return judgement?.person ? { kind: 'takeLongNumber', idcard: judgement.person.idcard } : null;
    case 'DUP_ROW':
    case 'DUP_POLICY':
      return { kind: 'removeRow' };
    case 'DATE_PAST':
    case 'DATE_CUTOFF':
      return { kind: 'startOn', day: detail.earliest_start_date };
    case 'DATE_BEYOND_POLICY':
      return { kind: 'startOn', day: detail.from };
    case 'WC_UNKNOWN':
    case 'WC_PENDING':
    case 'WC_DISABLED':
      return { kind: 'choose', field: 'work_company' };
    case 'OCC_UNKNOWN':
    case 'OCC_NOT_ALLOWED':
    case 'OCC_SERIES':
    case 'OCC_CLASS':
      return { kind: 'choose', field: 'occupation' };
    default:
      return null;
  }
}

/** What of a fix is for the screen to do: opening a cell, moving the start of the whole change. */
export type FixScreen = { readonly open: (field: EntryField) => void; readonly start: (day: Day) => void };

/** Does a fix on a row. */
export function applyFix(roster: RosterStore, key: number, fix: Fix, screen: FixScreen): void {
  const at = roster.placeOf(key);
  if (at === undefined) return;
  if (fix.kind === 'takeLongNumber') writeCells(roster, at, [{ field: 'idcard', text: fix.idcard }]);
  else if (fix.kind === 'removeRow') removeRows(roster, [key]);
  else if (fix.kind === 'startOn') screen.start(fix.day);
  else screen.open(fix.field);
}

/** The finding that a row shows first: the gravest, then the order of reporting. */
export const gravest = (verdicts: readonly Verdict[]): Verdict | undefined =>
  verdicts.toSorted((a, b) => gravity[a.level] - gravity[b.level])[0];

const gravity = { error: 0, warn: 1, info: 2 } as const;
