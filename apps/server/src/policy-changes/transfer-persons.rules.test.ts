import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer } from '../../test/changes.ts';
import { aMove, anotherCompany, faultsOfMoves, movable, moved, moveIssued } from '../../test/moves.ts';
import { aPair, aPlan, coveringBy, swapIssued, swapped } from '../../test/pairs.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { aUser, dataOf, moment, occupationId, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

it('B2 names who cannot be moved', async () => {
  const { employer, ids, there } = await movable(world, 5);
  const { token, policyId: policy_id } = employer;
  const to = { work_company_id: there };
  dataOf(await world.call(token, off, { policy_id, policy_person_ids: [ids[0]!], draft: 0 }));
  await swapped(world, employer, [aPair(employer, ids[1]!)]);
  const nobody = { ...aMove(0, to), policy_person_id: null, name: '查无此人' };

  const said = await faultsOfMoves(world, employer, [
    nobody,
    aMove(ids[0]!, to),
    aMove(ids[1]!, to),
    aMove(ids[2]!, {}),
    aMove(ids[3]!, to),
    aMove(ids[3]!, to),
  ]);

  expect(said).toEqual([
    ['NOT_INSURED'],
    ['ALREADY_PENDING_OFF'],
    ['ALREADY_PENDING_OFF'],
    ['TRANSFER_SAME'],
    ['DUP_ROW'],
  ]);
});

it('B2 names where nobody can be moved to', async () => {
  const { employer, ids, there } = await movable(world, 8);
  const disabled = await anotherCompany(world, employer, 40);
  const waiting = await anotherCompany(world, employer, 20);
  const [unlisted, otherSeries, uninsured] = [
    await occupationId(world, 'MFG03'),
    await occupationId(world, 'MFG04', 'GA'),
    await occupationId(world, 'LOG13'),
  ];

  const said = await faultsOfMoves(world, employer, [
    aMove(ids[0]!, { work_company_id: disabled }),
    aMove(ids[1]!, { work_company_id: waiting }),
    aMove(ids[2]!, { work_company: '没有这家公司' }),
    aMove(ids[3]!, { work_company_id: 999_999 }),
    aMove(ids[4]!, { work_company_id: there, occupation_id: unlisted }),
    aMove(ids[5]!, { occupation_id: otherSeries }),
    aMove(ids[6]!, { work_company_id: there, occupation_id: uninsured }),
    aMove(ids[7]!, { occupation_id: 999_999 }),
  ]);

  expect(said).toEqual([
    ['WC_DISABLED'],
    ['WC_PENDING'],
    ['WC_UNKNOWN'],
    ['WC_UNKNOWN'],
    ['OCC_NOT_ALLOWED'],
    ['OCC_SERIES'],
    ['OCC_CLASS'],
    ['OCC_UNKNOWN'],
  ]);
});

it('B2 moves those in order and names the others, where the list says so', async () => {
  const { employer, ids, there } = await movable(world);
  const moves = [aMove(ids[0]!, {}), aMove(ids[1]!, { work_company: '苏州分厂 10' })];

  const drafted = await moved(world, employer, moves, { skip_errors: 1, draft: 1 });

  expect(drafted).toMatchObject({ person_count: 1, list: [{ row_no: 1, reason: 'TRANSFER_SAME' }] });
  expect(there).toBeGreaterThan(0);
});

it('B2 takes the day by the cut-off, up to the second, and none behind the policy or the cover', async () => {
  const { employer, ids, there } = await movable(world);
  const { policyId: policy_id } = employer;
  const ask = async (at: string, start_date: string) => {
    world.clock.set(moment(at));
    const token = await signedIn(world, employer);
    const moves = [aMove(ids[0]!, { work_company_id: there })];
    return world.call(token, transfer, { policy_id, moves, start_date: day(start_date) });
  };

  expect(dataOf(await ask('2026-03-16 15:59:59', '2026-03-17'))).toMatchObject({ start_date: '2026-03-17' });
  expect(refusedOf(await ask('2026-03-16 16:00:00', '2026-03-17'))).toMatchObject({
    reason: 'CUTOFF_PASSED',
    detail: { earliest_start_date: '2026-03-18' },
  });
  expect(refusedOf(await ask('2026-03-16 16:00:01', '2026-03-16'))).toMatchObject({
    reason: 'CUTOFF_PASSED',
  });
  expect(refusedOf(await ask('2026-03-16 10:00:00', '2026-04-01'))).toMatchObject({
    detail: { list: [{ reason: 'OFF_DATE_LATE' }] },
  });
});

it('B2 moves cover that has not begun as a whole', async () => {
  const { employer, ids } = await coveringBy(world, 'EL-B', { at: '2026-03-10 11:00:00' });
  const there = await anotherCompany(world, employer);

  expect(await moved(world, employer, [aMove(ids[0]!, { work_company_id: there })])).toMatchObject({
    premium_fen: 0,
    start_date: '2026-03-11',
  });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 takes no seat from anybody: it neither needs nor uses a free replacement, and a seat that was handed over moves along', async () => {
  const plan_code = await aPlan(world, { replace_mode: 'PER_SEAT', replace_limit: 1 });
  const { employer, ids } = await coveringBy(world, plan_code);
  const { token, policyId: policy_id, enterpriseId } = employer;
  const there = await anotherCompany(world, employer);
  const newcomer = aPair(employer, ids[0]!);
  await swapIssued(world, employer, [newcomer]);
  const byName = { name: newcomer.name, policy_person_id: null };

  await moveIssued(world, employer, [
    { ...aMove(0, { work_company_id: there }), ...byName },
    aMove(ids[1]!, { work_company_id: there }),
  ]);

  const again = aPair(employer, 0, { off_policy_person_id: null, off_name: newcomer.name });
  const refused = refusedOf(await world.call(token, replace, { policy_id, pairs: [again] }));
  expect(refused).toMatchObject({ detail: { list: [{ reason: 'REPLACE_QUOTA' }] } });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B2 prices moves without storing anything', async () => {
  const { employer, ids, there, higher } = await movable(world);
  const asked = { policy_id: employer.policyId, change_type: 'transfer' } as const;
  const moves = [aMove(ids[0]!, { work_company_id: there, occupation_id: higher })];

  expect(dataOf(await world.call(employer.token, forecast, { ...asked, moves }))).toMatchObject({
    policy_change_id: null,
    ok_count: 1,
    premium_fen: 1_258,
    active_after: 4,
  });
  expect(refusedOf(await world.call(employer.token, forecast, asked))).toMatchObject({
    reason: 'VALIDATION',
  });
});

it('B2 does not find the policy, the persons or the companies of a stranger', async () => {
  const { employer, ids, there } = await movable(world);
  const stranger = await anEmployer(world);
  const theirs = { ...stranger, token: await signedIn(world, stranger) };
  const moves = [aMove(ids[0]!, { work_company_id: stranger.companyId })];

  const input = { policy_id: employer.policyId, moves };
  expect(refusedOf(await world.call(theirs.token, transfer, input))).toMatchObject({ reason: 'NOT_FOUND' });
  expect(await faultsOfMoves(world, theirs, moves)).toEqual([['NOT_INSURED']]);
  expect(await faultsOfMoves(world, theirs, [aMove(ids[0]!, { work_company_id: there })])).toEqual([
    ['WC_UNKNOWN', 'NOT_INSURED'],
  ]);
  expect(
    await faultsOfMoves(world, employer, [aMove(ids[0]!, { work_company_id: stranger.companyId })]),
  ).toEqual([['WC_UNKNOWN']]);
});

it('P3 drafts a transfer with the key of adding, and confirms it only with that of confirming', async () => {
  const { employer, ids, there } = await movable(world);
  const { token } = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const input = { policy_id: employer.policyId, moves: [aMove(ids[0]!, { work_company_id: there })] };

  const confirming = await world.call(token, transfer, { ...input, draft: 0 });
  expect(refusedOf(confirming)).toMatchObject({ reason: 'FORBIDDEN' });
  expect(dataOf(await world.call(token, transfer, input))).toMatchObject({ status: 0 });
});
