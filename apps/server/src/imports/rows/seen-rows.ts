import type { RosterValues } from '@app/contract/imports/rows';
import type { Day } from '@app/domain/calendar/day';
import { type IdType, idTypes, readDocument } from '@app/domain/persons/id-document';
import { mask } from '@app/domain/persons/id-number';
import { readMobile } from '@app/domain/persons/mobile';
import {
  holdsNumberOfPerson,
  mayBeMistyped,
  numbersWithin,
  withoutDigits,
  withoutNumbersOfPersons,
} from '@app/domain/persons/personal-numbers';
import { personBehind, type Referred, referTo, unmasked } from '../../platform/person-reference.ts';
import type { Sealer } from '../../platform/vault.ts';
import { maskedCells, restoredCells, restoredEarlier, unrestoredCells } from './masked-cells.ts';
import { idtypeOf, withValues } from './person-of-row.ts';
import type { KeptRow } from './roster-text.ts';

// A list keeps whole numbers, sealed. Who typed or sent one sees it; to everybody else its person is shown by a reference.
// Source: docs/decisions/0020-numbers-travel-as-persons.md

type Written = Pick<KeptRow, 'values' | 'seen_by'>;
/** Who sends rows or looks at them, with what they are sealed, and when. */
export type By = {
  readonly sealer: Sealer;
  readonly user_id: number;
  readonly today: Day;
  readonly import_job_id: number;
};

/** Whether a user typed or sent the number of a row. */
export const isSeenBy = ({ seen_by = [] }: Pick<KeptRow, 'seen_by'>, user_id: number): boolean =>
  seen_by.includes(user_id);

/**
 * A row as it is kept of what a user sent, the number in the place of a reference. Where that means nobody, the row has no
 * number, whatever stood in it or was typed beside it.
 */
export function openedRow(by: By, sent: RosterValues, before?: KeptRow): Written {
  const opened = openedNumber(by, sent, before);
  return before ? withCellsOf(before, opened, by.user_id, shownValues(before, by)) : opened;
}

/**
 * What is written of a row whose other cells its writer was shown masked: what they did not touch stays. Who sees the row from
 * now on by another number, or by the same that they knew, has not seen those: they stay masked, as its mobile goes.
 */
function withCellsOf(
  before: KeptRow,
  { values, seen_by = [] }: Written,
  user_id: number,
  shown?: RosterValues,
): Written {
  if (isSeenBy(before, user_id)) return { values, seen_by };
  if (isSeenBy({ seen_by }, user_id)) return { values: unrestoredCells(before.values, values), seen_by };
  const restored = restoredCells(before.values, values, shown);
  const { origin } = before;
  return { values: restoredEarlier([origin?.values, origin?.earlier], restored), seen_by };
}

function openedNumber(by: By, sent: RosterValues, before?: KeptRow): Written {
  const { sealer, user_id, today } = by;
  const { person, ...values } = sent;
  const seen_by = (idcard: string) => (before?.values.idcard === idcard ? (before.seen_by ?? []) : []);
  if (!person && before && !isSeenBy(before, user_id)) {
    const shown = shownValues(before, by);
    // A number that was not touched comes back as it was shown: the row keeps what stands in it, and whose it is to see.
    if ((values.idcard ?? '') === (shown.idcard ?? ''))
      return { values: { ...values, idcard: before.values.idcard }, seen_by: before.seen_by ?? [] };
    // Nor does one that had none before its file was read in another way.
    if ((values.idcard ?? '') === '' && hadNone(before)) return { values, seen_by: before.seen_by ?? [] };
  }
  if (!person) return { values, seen_by: [...new Set([...seen_by(values.idcard ?? ''), user_id])] };
  const behind = personBehind(sealer, person);
  if (!behind) return { values: { ...values, idcard: '' }, seen_by: [user_id] };

  const { idcard, mobile } = unmasked({ idcard: '', mobile: values.mobile ?? '' }, behind);
  const isBack = before !== undefined && cameBack(before, behind, by);
  const isMending = isBack && isNumberOf(idtypeOf(values.idtype), idcard, today);
  const isPlain = isMending || (behind.idtype === residentId && !values.idtype);
  const idtype = isPlain ? values.idtype : String(behind.idtype);
  return { values: { ...values, idtype, idcard, mobile }, seen_by: isBack ? (before.seen_by ?? []) : [] };
}

const hadNone = ({ origin }: KeptRow): boolean =>
  [origin?.values, origin?.earlier].some((read) => read !== undefined && (read.idcard ?? '') === '');

/**
 * Whether a row's own number comes back by the reference by which its sender was shown it: now, or before its file was read in
 * another way. Of any other reference must not show whether it means the number that stands in the row: whoever writes candidates
 * into rows of their own would be told the right one.
 */
function cameBack(before: KeptRow, { idcard, purpose }: Referred, by: By): boolean {
  const { values, origin } = before;
  const own = [values.idcard, origin?.values.idcard, origin?.earlier?.idcard];
  return purpose === purposeOf(by) && !isSeenBy(before, by.user_id) && own.includes(idcard);
}

const purposeOf = ({ import_job_id }: Pick<By, 'import_job_id'>): string => `list ${import_job_id}`;

const residentId = 1;

/** Whether a document's number stands in a text beside other words. */
const holdsNumber = (text: string, today: Day): boolean =>
  /^[\dXx\s*-]*$/.test(text)
    ? numbersWithin(text).some((one) => isNumberOf(null, one, today))
    : holdsNumberOfPerson(text);

/** What hides a number among other words, or its digits in another script. */
function maskedWords(text: string): string {
  if (/^[A-Za-z\d*]+$/.test(text)) return mask(text);
  const words = withoutNumbersOfPersons(text);
  return words === text ? withoutDigits(text, 1) : words.replaceAll(/\p{Nd}+/gu, '#');
}

const isNumberOf = (idtype: IdType | null, idcard: string, today: Day): boolean =>
  readDocument(idcard, idtype, today).ok;

/**
 * A row's values as a user may see them. A number that the user has not seen is shown as it was written only where somebody
 * typed it and it is that of no document, of whatever type, nor has one's among other words, nor is one that was mistyped: then
 * it is nobody's. What else stands in the row decides nothing, since others can change it. Numbers in other cells, whatever they are
 * for, and in what the list says of the row, are left out: a file can be read anew with any of its columns for any field.
 */
export function shownValues(row: KeptRow, { sealer, user_id, today, import_job_id }: By): RosterValues {
  if (isSeenBy(row, user_id)) return row.values;
  const { idcard = '', mobile = '' } = row.values;
  const types = [idtypeOf(row.values.idtype), null, ...idTypes];
  const readable = types.find((idtype) => isNumberOf(idtype, idcard, today));
  const wasTyped = (row.seen_by ?? []).length > 0;
  const shown = {
    ...maskedCells(row.values),
    ...(mobile !== '' && !wasTyped ? { mobile: mask(readMobile(mobile) ?? mobile) } : {}),
  };
  if (readable === undefined)
    return wasTyped && !holdsNumber(idcard, today) && !mayBeMistyped(idcard)
      ? shown
      : { ...shown, idcard: maskedWords(idcard) };
  const person = { idtype: readable, idcard, mobile };
  const referred = referTo(sealer, person, { today, purpose: purposeOf({ import_job_id }) })!;
  return { ...shown, idcard: referred.idcard, person: referred.person };
}

/**
 * A row as a user's file writes it anew: a number or mobile that it shows masked, as it was written out, is the one that the row
 * has. A mobile that the user has not seen goes with the number that it stood beside.
 */
export function rewrittenRow(row: KeptRow, read: RosterValues, user_id: number): Written {
  return withCellsOf(row, rewrittenNumber(row, read, user_id), user_id);
}

function rewrittenNumber(row: KeptRow, read: RosterValues, user_id: number): Written {
  const values = withValues(row.values, read);
  const { idcard = '', mobile = '' } = row.values;
  // Also where it is the row's own number: whether it is must not show.
  if (read.idcard !== undefined && !isMaskOf(read.idcard, idcard) && !isMaskedAs(read.idcard, idcard)) {
    const seen_by = read.idcard === idcard ? [...new Set([...(row.seen_by ?? []), user_id])] : [user_id];
    return { values: { ...values, mobile: ownMobile(row, read, user_id) }, seen_by };
  }
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

/** Of a number among other words, or mistyped in several pieces. */
const isMaskedAs = (written: string, kept: string): boolean =>
  written.includes('#') && written === maskedWords(kept);

type Judged = { readonly key: string | null };

/**
 * The rows that name somebody whom others name too, where a user does not see the number of each: their page cannot compare them,
 * so that they are told.
 *
 * @returns by the place of the row whether it is one of them
 */
export function twinsUnseen(
  rows: readonly KeptRow[],
  judgements: readonly Judged[],
  user_id: number,
): (place: number) => boolean {
  const named = new Set<string>();
  const unseen = new Set<string>();
  const twins = new Set<string>();
  for (const [place, { key }] of judgements.entries()) {
    if (key === null) continue;
    if (!isSeenBy(rows[place]!, user_id)) unseen.add(key);
    if (named.has(key)) twins.add(key);
    named.add(key);
  }
  return (place) => {
    const key = judgements[place]?.key ?? null;
    return key !== null && twins.has(key) && unseen.has(key);
  };
}
