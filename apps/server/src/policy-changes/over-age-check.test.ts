import { overAgeCheck } from '@app/contract/policy-changes/over-age-check';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer } from '../../test/changes.ts';
import { digestsOf } from '../../test/rows.ts';
import { aUser, dataOf, openWorld, refusedOf, unique } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

/** Somebody born on a day, by a document that does not tell it. */
const bornOn = (employer: Employer, birthday: string, serial: number) =>
  aWorker(employer, {
    row_no: serial,
    idtype: 4,
    idcard: `H${String(20_000_000 + serial)}`,
    birthday: day(birthday),
    gender: 'male',
  });

it('B2 says who is too old or too young, who will soon be, and what else insures them', async () => {
  const employer = await anEmployer(world);
  const yearly = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-E',
    policy_no: `Y-${unique()}`,
    start_date: day('2026-01-01'),
    end_date: day('2026-12-31'),
  });
  const before = await digestsOf(world, employer.enterpriseId);
  const persons = [
    bornOn(employer, '1990-01-01', 1),
    bornOn(employer, '1960-12-31', 2),
    bornOn(employer, '1958-03-11', 3),
    bornOn(employer, '2011-03-11', 4),
    aWorker(employer, { row_no: 5, idcard: '110101199003070012' }),
    bornOn(employer, '1940-01-01', 6),
  ];

  const told = dataOf(
    await world.call(employer.token, overAgeCheck, { policy_id: employer.policyId, persons }),
  );

  expect(told.normal.map(({ row_no, age }) => [row_no, age])).toEqual([
    [1, 36],
    [2, 65],
  ]);
  expect(told.soon).toMatchObject([{ row_no: 2, age_limit_date: '2026-12-31' }]);
  expect(told.underage).toMatchObject([{ row_no: 4, age: 15 }]);
  expect(told.unreadable).toMatchObject([{ row_no: 5 }]);
  expect(told.overage.map(({ row_no, age }) => [row_no, age])).toEqual([
    [3, 68],
    [6, 86],
  ]);
  const [{ options, idcard }, older] = told.overage as [(typeof told.overage)[0], (typeof told.overage)[0]];
  expect(idcard).toMatch(/^H20\*+0003$/);
  // The year's plan insures the over-age at half as much again, and with half the limits.
  expect(options).toMatchObject([
    {
      policy_id: yearly,
      plan: '年度 60 万',
      loading_percent: 150,
      unit_price_fen: 68_400,
      death_limit_fen: 30_000_000,
      medical_limit_fen: 3_000_000,
    },
    {
      policy_id: null,
      policy_no: null,
      plan: '超龄 30 万',
      unit_price_fen: 6800,
      death_limit_fen: 30_000_000,
    },
  ]);
  expect(older.options).toEqual([]);
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('B2 gives the price of an option only where the work type is known, and none that the plan does not insure', async () => {
  const employer = await anEmployer(world);
  const old = bornOn(employer, '1958-03-11', 1);

  const optionsOf = async (occupation_id: number | null) => {
    const persons = [{ ...old, occupation_id }];
    const { overage } = dataOf(
      await world.call(employer.token, overAgeCheck, { policy_id: employer.policyId, persons }),
    );
    return overage[0]!.options.map(({ plan, unit_price_fen }) => [plan, unit_price_fen]);
  };

  expect(await optionsOf(null)).toEqual([
    ['年度 60 万', null],
    ['超龄 30 万', null],
  ]);
  const { rows } = await world.owner.query<{ occupation_id: number }>(
    `select occupation_id from occupation where series = 'EL' and category = '5' limit 1`,
  );
  expect(await optionsOf(rows[0]!.occupation_id)).toEqual([['年度 60 万', 194_400]]);
});

it('B2 takes the age on the day a row starts', async () => {
  const employer = await anEmployer(world, { to: '2026-04-30' });
  const person = bornOn(employer, '1960-04-01', 1);
  const asked = async (start_date: string) => {
    const { normal, overage } = dataOf(
      await world.call(employer.token, overAgeCheck, {
        policy_id: employer.policyId,
        start_date: day(start_date),
        persons: [person],
      }),
    );
    return [normal.length, overage.length];
  };

  expect(await asked('2026-03-31')).toEqual([1, 0]);
  expect(await asked('2026-04-01')).toEqual([0, 1]);
});

it("P3 refuses a sub-user without the key, and does not find a stranger's policy", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/lists']);
  const asked = async (token: string) =>
    refusedOf(
      await world.call(token, overAgeCheck, {
        policy_id: employer.policyId,
        persons: [aWorker(employer)],
      }),
    ).reason;

  expect(await asked(reader.token)).toBe('FORBIDDEN');
  expect(await asked(stranger.token)).toBe('NOT_FOUND');
});
