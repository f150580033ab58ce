import type { Day } from '@app/domain/calendar/day';
import { readHidden, writeHidden } from '@app/domain/persons/hidden-document';
import { type IdType, personKey, readDocument } from '@app/domain/persons/id-document';
import { mask } from '@app/domain/persons/id-number';
import { readMobile } from '@app/domain/persons/mobile';
import type { Sealer } from './vault.ts';

/** What a reference stands for. */
export type PersonBehind = {
  readonly idtype: IdType | null;
  readonly idcard: string;
  /** Empty where none is known. */
  readonly mobile: string;
};

/** Whom a reference means, and what it was made for. */
export type Referred = PersonBehind & { readonly purpose: string };

/** A person as they travel to whoever may put them on a list and has not seen their number. */
export type MaskedPerson = {
  readonly person: string;
  /** Masked, as is the mobile. */
  readonly idcard: string;
  readonly mobile: string;
};

const place = 'person';

/** A cell may hold far more than a mobile, and a reference no more than a request may carry. */
const mobile_length_max = 40;

/**
 * Refers to a person: what their document tells, their keyed hash, and sealed behind it the number and the mobile. It names
 * its person in this enterprise for ever, is the same whenever it is made for one purpose, and is opened here alone. What was made
 * for two purposes cannot be compared: who has written down every number that a mask may hide could find out by that which it is.
 *
 * Source: docs/decisions/0020-numbers-travel-as-persons.md
 *
 * @param purpose the list that the person stands on, or the call that refers to them
 * @returns null where the number cannot be read: nobody is known by it
 */
export function referTo(
  sealer: Sealer,
  { idtype, idcard, mobile }: PersonBehind,
  { today, purpose }: { readonly today: Day; readonly purpose: string },
): MaskedPerson | null {
  const document = readDocument(idcard, idtype, today);
  if (!document.ok) return null;
  const key = personKey(document.idtype, document.number);
  const hash = sealer.hash(`${purpose}\0${key}`).toString('base64url');
  const known = mobile.length > mobile_length_max ? '' : mobile;
  const content = JSON.stringify([document.idtype, document.number, known, purpose]);
  const sealed = sealer.sealAlike(Buffer.from(content), place).toString('base64url');
  return {
    person: `${writeHidden(document, hash)}.${sealed}`,
    idcard: mask(document.number),
    mobile: mask(readMobile(mobile) ?? mobile),
  };
}

/** Whom a reference means; undefined for one that was not made in this enterprise. */
export function personBehind(sealer: Sealer, reference: string): Referred | undefined {
  if (!readHidden(reference)) return undefined;
  const sealed = Buffer.from(reference.slice(reference.indexOf('.') + 1), 'base64url');
  try {
    const content = JSON.parse(sealer.openBytes(sealed, place).toString()) as [
      IdType,
      string,
      string,
      string,
    ];
    return { idtype: content[0], idcard: content[1], mobile: content[2], purpose: content[3] };
  } catch {
    // Another enterprise's, or nobody's: the row that carries it has no number then, and is told so.
    return undefined;
  }
}

type Typed = { readonly idcard: string; readonly mobile: string };

/** A row's number and mobile as they are, where it was sent with a reference: what was typed over them stays. */
export function unmasked({ mobile }: Typed, behind: PersonBehind): Typed {
  const isHidden = mobile !== '' && mobile === mask(readMobile(behind.mobile) ?? behind.mobile);
  return { idcard: behind.idcard, mobile: isHidden ? behind.mobile : mobile };
}
