import { freeCount } from '@app/contract/policy-changes/free-count';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import type { SentPair } from '@app/contract/policy-changes/pairs';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, covering, type Employer } from '../../test/changes.ts';
import { aPair, aPlan, coveringBy, spansOf, swapIssued, swapped } from '../../test/pairs.ts';
import { addWorkCompany } from '../operator/operator.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { aUser, balances, dataOf, occupationId, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

/** What is said of each pair that keeps a list from being drafted. */
async function faultsOf({ token, policyId }: Employer, pairs: SentPair[]) {
  const refused = refusedOf(await world.call(token, replace, { policy_id: policyId, pairs }));
  if (refused.reason !== 'ROWS_REFUSED') throw new Error(`refused by ${refused.reason}`);
  return refused.detail.list.map(({ verdicts }) => verdicts.map(({ code }) => code));
}

it('B2 counts what is free on each seat, and what was used of it', async () => {
  const { employer, ids } = await covering(world, 4);
  const { token, policyId } = employer;
  const pair = aPair(employer, ids[0]!);
  await swapIssued(world, employer, [pair]);

  const asked = { policy_id: policyId, policy_person_ids: ids };
  const free = dataOf(await world.call(token, freeCount, asked));

  expect(free).toMatchObject({
    mode: 'PER_SEAT',
    period: '2026-03',
    free_total: 4,
    free_used: 1,
    free_left: 3,
    same_class: 1,
    start_date: '2026-03-17',
    rule_text: expect.stringMatching(/1/),
  });
  expect(free.seats).toMatchObject([{ used: 1, left: 0 }, ...Array(3).fill({ used: 0, left: 1 })]);
  expect(
    dataOf(await world.call(token, freeCount, { ...asked, start_date: day('2026-04-02') })),
  ).toMatchObject({
    period: '2026-04',
    free_used: 0,
  });
});

it('B2 counts for the whole policy where the plan does, the first of a list first', async () => {
  const plan_code = await aPlan(world, { replace_mode: 'PER_POLICY_MONTH', replace_limit: 2 });
  const { employer, ids } = await coveringBy(world, plan_code);
  await swapped(world, employer, [aPair(employer, ids[0]!)]);
  const pairs = [aPair(employer, ids[1]!), aPair(employer, ids[2]!)];

  expect(await faultsOf(employer, pairs)).toEqual([['REPLACE_QUOTA']]);
  const sound = dataOf(
    await world.call(employer.token, replace, { policy_id: employer.policyId, pairs, skip_errors: 1 }),
  );
  expect(sound).toMatchObject({ person_count: 1, free_used: 1, free_left: 0 });
});

it('B2 asks for the same class, the same company and days before, where the plan does', async () => {
  const plan_code = await aPlan(world, { replace_same_company: 1, replace_served_days: 7 });
  const { employer, ids } = await coveringBy(world, plan_code);
  const welder = await occupationId(world, 'MFG15');
  const other = await anotherCompany(employer);

  const pair = aPair(employer, ids[0]!, { work_company_id: other });
  // Covered since the 11th, the seat changes hands on the 17th.
  expect(await faultsOf(employer, [pair])).toEqual([['REPLACE_SERVED', 'REPLACE_COMPANY']]);
  const later = { policy_id: employer.policyId, start_date: day('2026-03-18') };
  const served = aPair(employer, ids[0]!, { occupation_id: welder });
  const seen = await world.call(employer.token, replace, { ...later, pairs: [served] });
  expect(refusedOf(seen)).toMatchObject({ detail: { list: [{ verdicts: [{ code: 'REPLACE_CLASS' }] }] } });
});

const anotherCompany = ({ enterpriseId }: Employer): Promise<number> =>
  addWorkCompany(world.platform, enterpriseId, {
    name: '另一家工厂',
    status: 10,
    occupationCodes: ['MFG04'],
  });

it('B2 lets a plan without a rule for classes charge the difference for the days that are left', async () => {
  const plan_code = await aPlan(world, {
    replace_mode: 'UNLIMITED',
    replace_limit: null,
    replace_same_class: 0,
  });
  const { employer, ids } = await coveringBy(world, plan_code);
  const { enterpriseId } = employer;
  const higher = await occupationId(world, 'MFG15');
  const before = await balances(world, enterpriseId);

  const pair = aPair(employer, ids[0]!, { occupation_id: higher });
  // 15 of 31 days of 42.00 go over, and those of 68.00 cost 12.58 more.
  expect(await swapIssued(world, employer, [pair])).toMatchObject({
    premium_fen: 1_258,
    withheld_fen: 1_258,
  });
  const after = await balances(world, enterpriseId);
  expect([after['cash']! - before['cash']!, after['held']]).toEqual([-1_258, 0]);
  const spans = await spansOf(world, enterpriseId);
  expect(spans.find(({ name }) => name === pair.name)).toMatchObject({ premium_fen: 2_032 + 1_258 });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);

  // Back to the lower class nothing comes back, and the seat keeps its price.
  const back = aPair(employer, 0, {
    off_policy_person_id: null,
    off_name: pair.name,
    occupation_id: employer.occupation_id,
  });
  expect(await swapIssued(world, employer, [back])).toMatchObject({ premium_fen: 0 });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B2 refuses a plan that lets nobody take the place of another, and a day that is too early', async () => {
  const { employer, ids } = await coveringBy(
    world,
    await aPlan(world, { replace_mode: 'NONE', replace_limit: null }),
  );
  const { token, policyId } = employer;
  const pairs = [aPair(employer, ids[0]!)];
  expect(refusedOf(await world.call(token, replace, { policy_id: policyId, pairs }))).toMatchObject({
    reason: 'REPLACE_NOT_ALLOWED',
  });
  expect(dataOf(await world.call(token, freeCount, { policy_id: policyId }))).toMatchObject({
    mode: 'NONE',
    free_left: 0,
  });

  const free = await covering(world, 4);
  const early = { policy_id: free.employer.policyId, start_date: day('2026-03-16') };
  const [id] = free.ids;
  expect(
    refusedOf(
      await world.call(free.employer.token, replace, { ...early, pairs: [aPair(free.employer, id!)] }),
    ),
  ).toMatchObject({ reason: 'CUTOFF_PASSED', detail: { earliest_start_date: '2026-03-17' } });
});

it('B2 names what is wrong with either side of a pair', async () => {
  const { employer, ids, persons } = await covering(world, 4);
  const { name, idcard } = aWorker(employer);
  const covered = persons[3]!;

  const said = await faultsOf(employer, [
    { name, idcard, off_name: '', off_idcard: '' },
    { name: '', idcard: '', off_policy_person_id: ids[0]!, off_name: '', off_idcard: '' },
    aPair(employer, ids[1]!, { off_policy_person_id: null, off_name: '查无此人' }),
    aPair(employer, ids[2]!, { name: covered.name, idcard: covered.idcard }),
    aPair(employer, ids[2]!),
  ]);

  expect(said[0]).toContain('PAIR_UNBALANCED');
  expect(said[1]).toContain('PAIR_UNBALANCED');
  expect(said.slice(2)).toEqual([['NOT_INSURED'], ['DUP_POLICY'], ['DUP_ROW']]);
});

it('B2 prices pairs without storing anything', async () => {
  const { employer, ids } = await covering(world, 4);
  const pairs = [aPair(employer, ids[0]!), aPair(employer, ids[1]!)];
  const asked = { policy_id: employer.policyId, change_type: 'replace', pairs } as const;

  expect(dataOf(await world.call(employer.token, forecast, asked))).toMatchObject({
    policy_change_id: null,
    ok_count: 2,
    premium_fen: 0,
    active_after: 4,
  });
  const { pairs: _, ...without } = asked;
  expect(refusedOf(await world.call(employer.token, forecast, without))).toMatchObject({
    reason: 'VALIDATION',
  });
});

it('B2 does not find the policy or the persons of a stranger', async () => {
  const { employer, ids } = await covering(world, 4);
  const stranger = await anEmployer(world);
  const theirs = await signedIn(world, stranger);
  const pairs = [aPair(stranger, ids[0]!)];

  const policy_id = employer.policyId;
  const answers = [
    await world.call(theirs, replace, { policy_id, pairs }),
    await world.call(theirs, freeCount, { policy_id }),
    await world.call(theirs, freeCount, { policy_id: stranger.policyId, policy_person_ids: ids }),
  ];
  for (const answer of answers) expect(refusedOf(answer)).toMatchObject({ reason: 'NOT_FOUND' });
  expect(await faultsOf({ ...stranger, token: theirs }, pairs)).toEqual([['NOT_INSURED']]);
});

it('P3 drafts a replacement with the key of adding, and confirms it only with that of confirming', async () => {
  const { employer, ids } = await covering(world, 4);
  const { token } = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const input = { policy_id: employer.policyId, pairs: [aPair(employer, ids[0]!)] };

  expect(refusedOf(await world.call(token, replace, { ...input, draft: 0 }))).toMatchObject({
    reason: 'FORBIDDEN',
  });
  expect(dataOf(await world.call(token, replace, input))).toMatchObject({ status: 0 });
});
