import { documentTypes, personKey } from '@app/domain/persons/id-document';
import { isCheckSound, isResidentForm, mask } from '@app/domain/persons/id-number';
import { readMobile } from '@app/domain/persons/mobile';
import { normaliseName } from '@app/domain/persons/person-name';
import type { Context } from '../platform/context.ts';
import { findNamed } from './keyword.queries.ts';
import { findMobileTouched } from './guess.queries.ts';
import { guardGuesses, guardTouches } from './number-guesses.ts';

/** What a person is searched by; null for no words. */
export type PersonKeyword =
  /** The persons whose name has the words in it. */
  | { readonly employee_ids: readonly number[] }
  /** Words that stand in so many names that a list of the persons would be longer than the way past it. */
  | { readonly common: string }
  | { readonly idcard_hashes: readonly Buffer[] }
  | { readonly mobile_hash: Buffer }
  | null;

/** As many persons are looked up one by one. */
const named_max = 1_000;

/** Reads the words of a search: a part of a name, or a whole number, or mobile, of which only the hash becomes part of a query; these are guarded as guesses. */
export async function readKeyword(
  keywords: string,
  { tx, vault, session, now }: Pick<Context<unknown>, 'tx' | 'vault' | 'session' | 'now'>,
): Promise<PersonKeyword> {
  if (keywords === '') return null;
  const mobile = readMobile(keywords);
  const types = documentTypes(keywords);
  if (mobile === undefined && types.length === 0) {
    const name = normaliseName(keywords);
    const employee_ids = await findNamed(tx, name, named_max + 1);
    return employee_ids.length > named_max ? { common: name } : { employee_ids };
  }
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const by = { user_id: session.user.id, now };
  if (mobile !== undefined) {
    const mobile_hash = sealer.hashMobile(mobile);
    const touched = await findMobileTouched(tx, { mobile_mask: mask(mobile), mobile_hash });
    await guardTouches(tx, touched ? [{ hash: mobile_hash, isNear: !touched.is_hit }] : [], by);
    return { mobile_hash };
  }
  const keys = types.map((idtype) => personKey(idtype, keywords));
  // A number with a slip of the pen is nobody's, and tells nothing.
  const sound = keys.filter((key) => !isResidentForm(key) || isCheckSound(key)).map((key) => ({ key }));
  await guardGuesses(tx, { numbers: sound, near: 'same year' }, { ...by, sealer });
  return { idcard_hashes: keys.map((key) => sealer.hash(key)) };
}
