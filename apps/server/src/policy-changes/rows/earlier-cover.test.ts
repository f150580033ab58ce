import type { NewPerson } from '@app/contract/policy-changes/persons';
import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { readChange } from '@app/contract/policy-changes/read-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, issued, priced } from '../../../test/changes.ts';
import { dataOf, moment, openWorld, refusedOf, signedIn, unique } from '../../../test/world.ts';
import { openPolicyFor } from '../../operator/operator.ts';

const world = await openWorld();

/** Another policy of the same enterprise, of a plan of the same series. */
async function alsoBy(employer: Employer, plan_code: string, end_date = '2026-12-31'): Promise<Employer> {
  const policyId = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code,
    policy_no: `P2-${unique()}`,
    start_date: day('2026-03-01'),
    end_date: day(end_date),
  });
  return { ...employer, policyId };
}

const findings = async (employer: Employer, person: NewPerson) => {
  const answer = await world.call(employer.token, forecast, {
    policy_id: employer.policyId,
    persons: [person],
  });
  const { list, ok_count } = dataOf(answer);
  return { ok_count, verdicts: list.flatMap(({ verdicts }) => verdicts) };
};

it('B3 warns of cover in another policy of the enterprise, and lets it be confirmed', async () => {
  const employer = await anEmployer(world);
  const person = aWorker(employer);
  await issued(world, employer, [person]);
  const other = await alsoBy(employer, 'EL-A');

  expect(await findings(other, person)).toMatchObject({
    ok_count: 1,
    verdicts: [
      { code: 'DUP_OTHER', level: 'warn', detail: { from: '2026-03-11', to: '2026-03-31' }, fix: null },
    ],
  });
  const drafted = await world.call(other.token, add, {
    policy_id: other.policyId,
    persons: [person],
    confirm_warnings: ['DUP_OTHER'],
  });
  expect(dataOf(drafted)).toMatchObject({ person_count: 1, list: [{ reason: 'DUP_OTHER' }] });
  const { rows } = await world.owner.query<{ detail: string }>(
    `select detail from audit_line where enterprise_id = $1 and action = 'drafted' order by seq desc limit 1`,
    [employer.enterpriseId],
  );
  expect(JSON.parse(rows[0]!.detail)).toMatchObject({ warnings: 'DUP_OTHER' });
});

it('B3 records who went past which warnings, and for how many rows', async () => {
  const employer = await anEmployer(world);
  const twice = [aWorker(employer), aWorker(employer)];
  await issued(world, employer, twice);
  const other = await alsoBy(employer, 'EL-A');
  const minor = aWorker(employer, { idcard: '110101200906010015' });
  const persons = [...twice, minor, aWorker(employer)];
  const confirm_warnings = ['DUP_OTHER' as const];
  const list = { policy_id: other.policyId, persons, confirm_warnings, draft: 0 as const };
  const { policy_change_id } = dataOf(await world.call(other.token, add, list));

  const { timeline } = dataOf(await world.call(other.token, readChange, { policy_change_id }));

  expect(timeline).toMatchObject([
    { event: 'drafted', actor: '王敏', warnings: [{ code: 'DUP_OTHER', row_count: null }] },
    { event: 'forecast', warnings: [] },
    {
      event: 'confirmed',
      actor: '王敏',
      warnings: [
        { code: 'DUP_OTHER', row_count: 2 },
        { code: 'MINOR_WORKER', row_count: 1 },
      ],
    },
  ]);
});

it('B3 refuses a person whom the same insurer insures already, where its plan insures each only once', async () => {
  const employer = await anEmployer(world);
  const person = aWorker(employer);
  await issued(world, employer, [person]);
  const exclusive = await alsoBy(employer, 'EL-E', '2027-02-28');

  expect(await findings(exclusive, person)).toMatchObject({
    ok_count: 0,
    verdicts: [{ code: 'DUP_INSURER', level: 'error', detail: { policy_no: expect.stringMatching(/^P-/) } }],
  });
  expect(await findings(exclusive, aWorker(employer))).toMatchObject({ ok_count: 1, verdicts: [] });
});

it('B3 insures a person once with such an insurer, of two confirmations in the same moment', async () => {
  const first = await anEmployer(world, { plan_code: 'EL-E', to: '2027-02-28' });
  const second = await alsoBy(first, 'EL-E', '2027-02-28');
  const person = aWorker(first);
  const changes = [await priced(world, first, [person]), await priced(world, second, [person])];

  const answers = await Promise.all(
    changes.map(({ policy_change_id, forecast_hash }) =>
      world.call(first.token, confirm, { policy_change_id, forecast_hash }),
    ),
  );

  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(refusedOf(answers.find(({ code }) => code !== 1)!)).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: { list: [{ reason: 'DUP_INSURER' }] },
  });
});

it('B3 tells of the days without cover since a person was covered last', async () => {
  const employer = await anEmployer(world, { to: '2026-03-20' });
  const person = aWorker(employer);
  await issued(world, employer, [person]);
  world.clock.set(moment('2026-03-24 10:00:00'));
  const next = await alsoBy({ ...employer, token: await signedIn(world, employer) }, 'EL-A', '2026-04-30');

  expect(await findings(next, person)).toMatchObject({
    ok_count: 1,
    verdicts: [{ code: 'GAP', level: 'info', detail: { from: '2026-03-21', to: '2026-03-24', days: 4 } }],
  });
});

it('B3 does not insure whom the enterprise has blocked', async () => {
  const employer = await anEmployer(world);
  const person = aWorker(employer);
  await issued(world, employer, [person]);
  await world.owner.query(`update employee set blacklist_reason = '多次虚报' where enterprise_id = $1`, [
    employer.enterpriseId,
  ]);
  const other = await alsoBy(employer, 'EL-A');

  const { ok_count, verdicts } = await findings(other, person);

  expect(ok_count).toBe(0);
  expect(verdicts.map(({ code }) => code)).toContain('BLACKLIST');
});

it("B3 does not see a stranger's cover", async () => {
  const stranger = await anEmployer(world);
  const person = aWorker(stranger);
  await issued(world, stranger, [person]);
  const employer = await anEmployer(world);

  const ours = { ...person, work_company_id: employer.companyId };

  expect(await findings(employer, ours)).toMatchObject({ ok_count: 1, verdicts: [] });
});
