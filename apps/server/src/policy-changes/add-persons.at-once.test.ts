import { add } from '@app/contract/policy-changes/add-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, drafted, submitted, workers } from '../../test/changes.ts';
import { digestsOf, faultsOfBooks } from '../../test/rows.ts';
import { aUser, balances, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();
const at_once = { draft: 0 as const };

it('B2 drafts, prices and confirms in one go when no draft is wanted', async () => {
  const employer = await anEmployer(world);

  const answer = await world.call(employer.token, add, {
    ...at_once,
    policy_id: employer.policyId,
    persons: workers(employer, 2),
  });

  const confirmed = dataOf(answer);
  expect(confirmed).toMatchObject({
    status: 30,
    status_text: 'Submitted, can be taken back',
    premium_fen: 5690,
    withheld_fen: 5690,
    balance_after_fen: 994_310,
    lock_at: '2026-03-10 16:00:00',
  });
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ cash: 994_310, held: 5690 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  const { policy_change_id } = confirmed;
  const { timeline } = dataOf(await world.call(employer.token, readChange, { policy_change_id }));
  expect(timeline.map(({ event }) => event)).toEqual(['drafted', 'forecast', 'confirmed']);
});

it('B2 confirms an edited draft in one go, in its place', async () => {
  const employer = await anEmployer(world);
  const policy_change_id = await drafted(world, employer);

  const answer = await world.call(employer.token, add, {
    ...at_once,
    policy_id: employer.policyId,
    policy_change_id,
    persons: workers(employer, 3),
  });

  expect(dataOf(answer)).toMatchObject({ policy_change_id, status: 30, person_count: 3 });
});

it('B2 leaves nothing behind when what was wanted at once is refused', async () => {
  const employer = await anEmployer(world, { money_fen: 3000 });
  const { token, policyId: policy_id } = employer;
  const covered = aWorker(employer);
  await submitted(world, employer, [covered]);
  const before = await digestsOf(world, employer.enterpriseId);
  const persons = workers(employer, 1);

  const poor = await world.call(token, add, { ...at_once, policy_id, persons });
  const faulty = await world.call(token, add, { ...at_once, policy_id, persons: [...persons, covered] });
  const late = await world.call(token, add, { ...at_once, policy_id, persons, start_date: '2026-03-10' });

  // 30.00 yuan, of which 28.45 are held for the first.
  expect(refusedOf(poor)).toMatchObject({ reason: 'BALANCE', detail: { short_by_fen: 2690 } });
  expect(refusedOf(faulty)).toMatchObject({ reason: 'ROWS_REFUSED', detail: { list: [{ row_no: 2 }] } });
  expect(refusedOf(late)).toMatchObject({ reason: 'CUTOFF_PASSED' });
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('P3 asks for the key of confirming too, when no draft is wanted', async () => {
  const employer = await anEmployer(world);
  const drafter = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const before = await digestsOf(world, employer.enterpriseId);
  const input = { policy_id: employer.policyId, persons: workers(employer, 1) };

  expect(refusedOf(await world.call(drafter.token, add, { ...input, ...at_once }))).toMatchObject({
    reason: 'FORBIDDEN',
  });
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
  expect(dataOf(await world.call(drafter.token, add, input))).toMatchObject({ status: 0 });
});
