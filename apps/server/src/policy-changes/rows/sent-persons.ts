import type { NewPerson } from '@app/contract/policy-changes/persons';
import { inSlices } from '../../platform/in-slices.ts';
import { personBehind, unmasked } from '../../platform/person-reference.ts';
import type { Sealer } from '../../platform/vault.ts';

/**
 * The persons of a list with the numbers that references stand for, for as long as the request lasts. A row whose reference
 * means nobody here has no number, whatever was typed beside it: nobody counts what stands beside a reference as typed.
 */
export async function openPersons<Person extends NewPerson>(
  sealerOf: () => Promise<Sealer>,
  persons: readonly Person[],
): Promise<readonly Omit<Person, 'person'>[]> {
  if (!persons.some(({ person }) => person)) return persons;
  const sealer = await sealerOf();
  return inSlices(persons, (sent) => {
    const { person, ...typed } = sent;
    if (!person) return typed;
    const behind = personBehind(sealer, person);
    if (!behind) return { ...typed, idcard: '' };
    const { idcard, mobile } = unmasked({ idcard: sent.idcard, mobile: sent.employee_mobile ?? '' }, behind);
    return { ...typed, idtype: behind.idtype, idcard, employee_mobile: mobile };
  });
}
