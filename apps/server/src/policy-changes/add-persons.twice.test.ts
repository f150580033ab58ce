import { add } from '@app/contract/policy-changes/add-persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, insurerSaying, priced, sent, submitted, workers } from '../../test/changes.ts';
import { dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

it('B2 asks about a list that was submitted before, in whatever order and spelling it comes', async () => {
  const employer = await anEmployer(world);
  const [first, second] = workers(employer, 2);
  const { policy_change_id } = await submitted(world, employer, [first!, second!]);
  const retyped = [
    { ...second!, idcard: second!.idcard.toLowerCase() },
    { ...first!, name: ` ${first!.name} ` },
  ];

  const answer = await world.call(employer.token, add, { policy_id: employer.policyId, persons: retyped });

  expect(refusedOf(answer)).toMatchObject({
    reason: 'DUPLICATE_SUBMIT',
    detail: {
      policy_change_id,
      change_no: `C${String(policy_change_id).padStart(9, '0')}`,
      submitted_at: '2026-03-10 10:00:00',
    },
    msg: expect.stringMatching(/2026-03-10 10:00:00.*C\d{9}/),
  });
});

it('B2 does not ask about a list that was drafted only, nor about one of more than a day ago', async () => {
  const employer = await anEmployer(world);
  const { policyId: policy_id } = employer;
  const persons = [aWorker(employer, { start_date: day('2026-03-20') })];
  await priced(world, employer, persons);
  const onlyDrafted = await world.call(employer.token, add, { policy_id, persons });
  await submitted(world, employer, persons);

  world.clock.set(moment('2026-03-11 10:00:01'));
  const nextDay = await world.call(await signedIn(world, employer), add, { policy_id, persons });

  expect(dataOf(onlyDrafted)).toMatchObject({ status: 0 });
  // No question any more: that the person is covered is said of the row.
  expect(refusedOf(nextDay)).toMatchObject({ reason: 'ROWS_REFUSED' });
});

it('B2 goes on past the question when told to, and adds whom the insurer had turned down', async () => {
  const employer = await anEmployer(world);
  const persons = workers(employer, 2);
  await sent(world, employer, persons);
  const failed = [{ row_no: 2, reason: '资料不符' }];
  await world.settle(insurerSaying({ state: 'issued_part', endorse_no: 'E-1', failed }));
  const input = { policy_id: employer.policyId, persons, skip_errors: 1 as const };

  const asked = await world.call(employer.token, add, input);
  const answer = await world.call(employer.token, add, { ...input, confirm_warnings: ['DUPLICATE_SUBMIT'] });

  expect(refusedOf(asked).reason).toBe('DUPLICATE_SUBMIT');
  expect(dataOf(answer)).toMatchObject({
    person_count: 1,
    list: [{ row_no: 1, verdicts: [{ code: 'DUP_POLICY' }] }],
  });
});
