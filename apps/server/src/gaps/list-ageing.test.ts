import { listAgeing } from '@app/contract/worth-a-look';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, issued } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { checkCharacterOf } from '@app/domain/persons/id-number';

const world = await openWorld();

const bornOn = (employer: Employer, birthday: string, serial: number) => {
  const body = `320583${birthday.replaceAll('-', '')}${serial}`;
  return aWorker(employer, { idcard: body + checkCharacterOf(body) });
};

const ageingOf = async (employer: Employer) =>
  dataOf(await world.call(await signedIn(world, employer), listAgeing, {}));

/** EL-B insures to 65: on 16 March one is 65 to 20 March, one to 14 April, one to 16 April, and one to the day before. */
async function ageing() {
  const employer = await anEmployer(world);
  const persons = ['1960-03-21', '1960-04-15', '1960-04-17', '1960-03-16'].map((born, at) =>
    bornOn(employer, born, 120 + at),
  );
  await issued(world, employer, persons);
  world.clock.set(moment('2026-03-16 10:00:00'));
  return { employer, persons };
}

it('N2 names who is older than the plan insures, or will be within thirty days, without a day of birth', async () => {
  const { employer, persons } = await ageing();

  const { total, rows } = await ageingOf(employer);

  expect(total).toBe(3);
  const told = rows.map(({ name, is_over, oldest }) => `${name} ${is_over} ${oldest}`);
  expect(told[0]).toBe(`${persons[3]!.name} 1 65`);
  expect(new Set(told.slice(1))).toEqual(new Set([0, 1].map((at) => `${persons[at]!.name} 0 65`)));
  expect(JSON.stringify(rows)).not.toMatch(/1960|0321|0415/);
});

it("P3 refuses who may not see persons, and shows a stranger none of another's", async () => {
  const { employer } = await ageing();
  const clerk = await aUser(world, employer.enterpriseId, ['/policy/index']);
  const stranger = await anEmployer(world);

  expect(refusedOf(await world.call(clerk.token, listAgeing, {})).reason).toBe('FORBIDDEN');
  expect(await ageingOf(stranger)).toEqual({ total: 0, rows: [] });
});
