import { listPersons, listForOff } from '@app/contract/persons';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import type { Leaver } from '@app/contract/policy-changes/leavers';
import { off } from '@app/contract/policy-changes/off-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, insurerSaying, issued, workers } from '../../test/changes.ts';
import { dataOf, moment, openWorld, signedIn } from '../../test/world.ts';
import { addWorkCompany } from '../operator/operator.ts';

// What stands beside the cover that a row of a removal means: cover of the same person elsewhere, and a namesake who has left.

const world = await openWorld();

const at = async (employer: Employer, time: string): Promise<Employer> => {
  world.clock.set(moment(time));
  return { ...employer, token: await signedIn(world, employer) };
};

const another = (employer: Employer) =>
  addWorkCompany(world.platform, employer.enterpriseId, {
    name: '常州金盛汽车部件有限公司',
    status: 10,
    occupationCodes: ['MFG04'],
  });

async function judged({ token, policyId: policy_id }: Employer, leaver: Partial<Leaver>) {
  const seen = dataOf(
    await world.call(token, forecast, { policy_id, change_type: 'off', leavers: [leaver as Leaver] }),
  );
  const codes = seen.list.flatMap(({ verdicts }) => verdicts.map(({ code, level }) => `${level} ${code}`));
  return { codes, ready: seen.person_count - seen.error_count };
}

it('B2 B3 leaves the cover at another company than the one that a list of leavers names, and says so', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-D1' });
  const elsewhere = await another(employer);
  const worker = {
    ...aWorker(employer),
    name: '欧阳拾贰',
    start_date: day('2026-03-11'),
    end_date: day('2026-03-18'),
  };
  await issued(world, employer, [worker]);
  const next = { start_date: day('2026-03-25'), end_date: day('2026-03-25') };
  await issued(world, employer, [{ ...worker, work_company_id: elsewhere, ...next }]);
  const present = await at(employer, '2026-03-16 10:00:00');

  const { name } = worker;
  expect(await judged(present, { name, work_company: '华东电子厂' })).toEqual({
    codes: ['warn OFF_STAYS_COVERED'],
    ready: 1,
  });
  expect(await judged(present, { idcard: worker.idcard, work_company: '华东电子厂' })).toEqual({
    codes: ['warn OFF_STAYS_COVERED'],
    ready: 1,
  });
  expect(await judged(present, { name, work_company: '金盛' })).toEqual({
    codes: ['warn OFF_STAYS_COVERED'],
    ready: 1,
  });
  expect(await judged(present, { name })).toEqual({ codes: [], ready: 2 });

  const { token, policyId: policy_id } = present;
  const persons = [{ name, work_company: '华东电子厂' }];
  dataOf(await world.call(token, off, { policy_id, persons, draft: 0 }));
  const { data } = dataOf(await world.call(token, listPersons, { policy_id, keywords: name, limit: 10 }));
  expect(new Set(data.map(({ cover_until }) => cover_until))).toEqual(
    new Set(['2026-03-17 00:00:00', '2026-03-26 00:00:00']),
  );
});

it('B2 B3 asks who is meant where somebody of the same name has left not long ago', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-E', to: '2027-02-28' });
  const elsewhere = await another(employer);
  const [one, other, ...others] = workers(employer, 6);
  const name = '张建国';
  const namesake = { ...other!, name, work_company_id: elsewhere };
  await issued(world, employer, [{ ...one!, name }, namesake, ...others]);
  const before = await at(employer, '2026-03-12 10:00:00');
  expect(await judged(before, { name })).toEqual({ codes: ['error AMBIGUOUS'], ready: 0 });

  const { token, policyId: policy_id } = before;
  const persons = [{ name, idcard: one!.idcard }];
  const gone = dataOf(await world.call(token, off, { policy_id, persons, draft: 0 }));
  dataOf(await world.call(token, sendNow, { policy_change_id: gone.policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-9' }));

  const later = await at(employer, '2026-03-20 10:00:00');
  const { data } = dataOf(
    await world.call(later.token, listForOff, { policy_id, keywords: name, limit: 10 }),
  );
  expect(data).toHaveLength(1);
  expect(await judged(later, { name })).toEqual({ codes: ['error OFF_NAMESAKE_LEFT'], ready: 0 });
  // Whatever says who is meant, answers it: a company, the end of the number, the cover that was chosen.
  const asked = { codes: [], ready: 1 };
  expect(await judged(later, { name, work_company: '金盛' })).toEqual(asked);
  expect(await judged(later, { name, idcard: namesake.idcard.slice(-4) })).toEqual(asked);
  expect(await judged(later, { name, idcard: namesake.idcard })).toEqual(asked);
  expect(await judged(later, { name, policy_person_id: data[0]!.policy_person_id })).toEqual(asked);
  expect(await judged(later, { name, work_company: '华东电子厂' })).toEqual({
    codes: ['error NOT_INSURED'],
    ready: 0,
  });

  const long = await at(employer, '2026-04-20 10:00:00');
  expect(await judged(long, { name })).toEqual(asked);
});
