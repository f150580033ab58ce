import type { NewPerson } from '@app/contract/policy-changes/persons';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { checkCharacterOf } from '@app/domain/persons/id-number';
import { anEmployer, aWorker, type Employer, issued } from './changes.ts';
import { aUser, moment, type World } from './world.ts';

// Somebody who tries numbers out, by the customer's own calls.

/** The number that is looked for. */
export const idcard = '110101199003070011';

/** Sound numbers with the mask and the birth date of another, which is not among them. */
export function nearTo(stored: string): string[] {
  const born = stored.slice(6, 14);
  return Array.from({ length: 1000 }, (_, region) => {
    const body = `${stored.slice(0, 3)}${String(region).padStart(3, '0')}${born}${stored.slice(-4, -1)}`;
    return body + checkCharacterOf(body);
  }).filter((number) => number.endsWith(stored.slice(-1)) && number !== stored);
}

export const near = nearTo(idcard);

/** A sound number with the mask of the one that is looked for, and another birth date. */
export const bornOn = (day: string): string => nearTo(`${idcard.slice(0, 6)}${day}${idcard.slice(14)}`)[0]!;

export const personsOf = (employer: Employer, numbers: readonly string[]): NewPerson[] =>
  numbers.map((number) => aWorker(employer, { idcard: number }));

/** What guessing takes in a world. */
export const guessingIn = (world: World) => ({
  /** An employer with one insured worker, and a user who prepares lists. */
  async anInsuredWorker() {
    world.clock.set(moment('2026-03-10 10:00:00'));
    const employer = await anEmployer(world);
    await issued(world, employer, [aWorker(employer, { idcard })]);
    const { token } = await aUser(world, employer.enterpriseId, ['policy_change/import', '/person/index']);
    return { employer, token };
  },

  judge: ({ policyId, ...employer }: Employer, token: string, numbers: readonly string[]) =>
    world.call(token, forecast, {
      policy_id: policyId,
      persons: personsOf({ policyId, ...employer }, numbers),
    }),

  storedGuesses: async ({ enterpriseId }: Employer) =>
    (await world.owner.query('select from number_guess where enterprise_id = $1', [enterpriseId])).rows
      .length,
});
