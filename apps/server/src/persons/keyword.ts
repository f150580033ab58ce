import { documentTypes, personKey } from '@app/domain/persons/id-document';
import { isCheckSound, isResidentForm, mask, normaliseIdNumber } from '@app/domain/persons/id-number';
import { readMobile } from '@app/domain/persons/mobile';
import { soundsOf } from '@app/domain/persons/name-sounds';
import { normaliseName } from '@app/domain/persons/person-name';
import type { Context } from '../platform/context.ts';
import { findMobileTouched } from './guess.queries.ts';
import { findEnding, findNamed, type NameWords } from './keyword.queries.ts';
import { guardGuesses, guardTouches } from './number-guesses.ts';
import { readSyllables } from './syllables.ts';

/** What a person is searched by; null for no words. */
export type PersonKeyword =
  /** The persons who are called so, or whose document's number ends so. */
  | { readonly employee_ids: readonly number[] }
  /** Words that stand in so many names that a list of the persons would be longer than the way past it. */
  | { readonly common: NameWords }
  | { readonly idcard_hashes: readonly Buffer[] }
  | { readonly mobile_hash: Buffer }
  | null;

/** As many persons are looked up one by one. */
export const named_max = 1_000;

/**
 * Reads the words of a search: a part of a name, by its signs or its sound; the end of a number, which its mask shows; or a whole
 * number, or mobile, of which only the hash becomes part of a query. These are guarded as guesses.
 */
export async function readKeyword(
  keywords: string,
  { tx, vault, session, now }: Pick<Context<unknown>, 'tx' | 'vault' | 'session' | 'now'>,
): Promise<PersonKeyword> {
  if (keywords === '') return null;
  const mobile = readMobile(keywords);
  const types = documentTypes(keywords);
  if (mobile === undefined && types.length === 0) {
    if (isEnding(keywords))
      return { employee_ids: await findEnding(tx, normaliseIdNumber(keywords), named_max) };
    const name = { words: normaliseName(keywords), sound: await soundOf(keywords) };
    const employee_ids = await findNamed(tx, name, named_max + 1);
    return employee_ids.length > named_max ? { common: name } : { employee_ids };
  }
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const by = { user_id: session.user.id, now };
  if (mobile !== undefined) {
    const mobile_hash = sealer.hashMobile(mobile);
    const touched = await findMobileTouched(tx, { mobile_mask: mask(mobile), mobile_hash });
    await guardTouches(tx, touched ? [{ hash: mobile_hash, guesses: touched.is_other ? 1 : 0 }] : [], by);
    return { mobile_hash };
  }
  const keys = types.map((idtype) => personKey(idtype, keywords));
  // A number with a slip of the pen is nobody's, and tells nothing.
  const sound = keys.filter((key) => !isResidentForm(key) || isCheckSound(key)).map((key) => ({ key }));
  await guardGuesses(tx, { numbers: sound, near: 'same year' }, { ...by, sealer });
  return { idcard_hashes: keys.map((key) => sealer.hash(key)) };
}

/** Four characters with a digit among them are the end of a number: there is none in a name. */
const isEnding = (keywords: string): boolean => /^(?=.*\d)[A-Z\d]{4}$/.test(normaliseIdNumber(keywords));

/** A bracket for each sound of a name, once for each way in which letters may sound: `xian` is `[先…]|[西…][安…]`. Null for other signs. */
export async function soundOf(keywords: string): Promise<string | null> {
  // The syllables are not made for names that are written in signs.
  if (!/^[\p{Script=Latin}\p{M}\s'’]+$/u.test(keywords)) return null;
  const ways = soundsOf(keywords, await readSyllables());
  if (ways.length === 0) return null;
  return ways.map((sounds) => sounds.map((signs) => `[${signs}]`).join('')).join('|');
}
