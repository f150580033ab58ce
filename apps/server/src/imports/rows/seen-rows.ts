import type { RosterValues } from '@app/contract/import-rows';
import type { Day } from '@app/domain/calendar/day';
import { mask } from '@app/domain/persons/id-number';
import { readMobile } from '@app/domain/persons/mobile';
import type { RowJudgement } from '@app/domain/roster/roster';
import { personBehind, referTo, unmasked } from '../../platform/person-reference.ts';
import type { Sealer } from '../../platform/vault.ts';
import { idtypeOf, withValues } from './person-of-row.ts';
import type { KeptRow } from './roster-text.ts';

// A list keeps whole numbers, sealed. Who typed or sent one sees it; to everybody else its person is shown by a reference.
// Source: docs/decisions/0020-numbers-travel-as-persons.md

type Written = Pick<KeptRow, 'values' | 'seen_by'>;
/** Who sends rows, and with what they are sealed. */
export type By = { readonly sealer: Sealer; readonly user_id: number };

/** Whether a user typed or sent the number of a row. */
export const isSeenBy = ({ seen_by = [] }: Pick<KeptRow, 'seen_by'>, user_id: number): boolean =>
  seen_by.includes(user_id);

/** A row as it is kept of what a user sent, the number in the place of a reference. */
export function openedRow({ sealer, user_id }: By, sent: RosterValues, before?: KeptRow): Written {
  const { person, ...values } = sent;
  const behind = person ? personBehind(sealer, person) : undefined;
  const seen_by = (idcard: string) => (before?.values.idcard === idcard ? (before.seen_by ?? []) : []);
  if (!behind) return { values, seen_by: [...new Set([...seen_by(values.idcard ?? ''), user_id])] };

  const { idcard, mobile } = unmasked({ idcard: '', mobile: values.mobile ?? '' }, behind);
  const idtype = behind.idtype === residentId && !values.idtype ? values.idtype : String(behind.idtype);
  return { values: { ...values, idtype, idcard, mobile }, seen_by: seen_by(idcard) };
}

const residentId = 1;

/** A row's values as a user may see them. A number that cannot be read is shown as it was written: it is there to be mended. */
export function shownValues(row: KeptRow, { sealer, user_id }: By, today: Day): RosterValues {
  if (isSeenBy(row, user_id)) return row.values;
  const { idcard = '', mobile = '', idtype } = row.values;
  const written = { idtype: idtypeOf(idtype), idcard, mobile: readMobile(mobile) ?? '' };
  const referred = referTo(sealer, written, today);
  if (!referred) return row.values;
  return { ...row.values, ...referred, ...(written.mobile === '' ? { mobile } : {}) };
}

/**
 * A row as a user's file writes it anew: a number or mobile that it shows masked, as it was written out, is the one that the row
 * has. A mobile that the user has not seen goes with the number that it stood beside.
 */
export function rewrittenRow(row: KeptRow, read: RosterValues, user_id: number): Written {
  const values = withValues(row.values, read);
  const { idcard = '', mobile = '' } = row.values;
  if (!isMaskOf(read.idcard, idcard) && read.idcard !== undefined && read.idcard !== idcard)
    return { values: { ...values, mobile: ownMobile(row, read, user_id) }, seen_by: [user_id] };
  const isMasked = isMaskOf(read.mobile, readMobile(mobile) ?? mobile);
  return {
    values: { ...values, idcard: row.values.idcard, mobile: isMasked ? mobile : values.mobile },
    seen_by: row.seen_by ?? [],
  };
}

/** The mobile of a row whose number a user replaces: what they wrote, or have seen. */
export const ownMobile = (row: KeptRow, written: RosterValues, user_id: number): string | undefined =>
  written.mobile ?? (isSeenBy(row, user_id) ? row.values.mobile : undefined);

const isMaskOf = (written: string | undefined, shown: string): boolean =>
  written !== undefined && written.includes('*') && written === mask(shown);

type Judged = Pick<RowJudgement, 'key'>;

/**
 * The rows that name somebody whom others name too, where a user sees the number of one and of another does not: their page
 * cannot compare them, so that they are told.
 *
 * @returns by the place of the row whether it is one of them
 */
export function twinsUnseen(
  rows: readonly KeptRow[],
  judgements: readonly Judged[],
  user_id: number,
): (place: number) => boolean {
  const seen = new Set<string>();
  const unseen = new Set<string>();
  for (const [place, { key }] of judgements.entries())
    if (key !== null) (isSeenBy(rows[place]!, user_id) ? seen : unseen).add(key);
  return (place) => {
    const key = judgements[place]?.key ?? null;
    return key !== null && seen.has(key) && unseen.has(key);
  };
}
