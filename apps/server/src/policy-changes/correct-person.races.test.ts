import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import { expect, it } from 'vitest';
import { aWorker } from '../../test/changes.ts';
import {
  askCorrection,
  correctable,
  corrected,
  correctionIssued,
  correctionOf,
  mistyped,
  personsOf,
} from '../../test/corrections.ts';
import { aMove, anotherCompany } from '../../test/moves.ts';
import { aPair } from '../../test/pairs.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

type Correctable = Awaited<ReturnType<typeof correctable>>;

async function priced({ employer: { token } }: Correctable, policy_change_id: number) {
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  return { policy_change_id, forecast_hash: forecast_hash! };
}

/** A priced draft of another kind for the first of the covered. */
async function draftOf(by: Correctable, kind: 'off' | 'transfer' | 'replace') {
  const { employer } = by;
  const { token, policyId: policy_id } = employer;
  const id = by.of(0).policy_person_id;
  if (kind === 'off')
    return priced(
      by,
      dataOf(await world.call(token, off, { policy_id, policy_person_ids: [id] })).policy_change_id,
    );
  if (kind === 'replace')
    return priced(
      by,
      dataOf(await world.call(token, replace, { policy_id, pairs: [aPair(employer, id)] })).policy_change_id,
    );
  const moves = [aMove(id, { work_company_id: await anotherCompany(world, employer) })];
  return priced(by, dataOf(await world.call(token, transfer, { policy_id, moves })).policy_change_id);
}

async function pricedCorrection(by: Correctable) {
  const { policy_person_id, idcard } = by.of(0);
  const answer = await askCorrection(world, by, correctionOf(policy_person_id, 'idcard', mistyped(idcard)));
  return priced(by, dataOf(answer).policy_change_id);
}

it.each(['off', 'transfer', 'replace'] as const)(
  'B2 does one of a correction and %s that are confirmed for somebody at the same moment',
  async (kind) => {
    const by = await correctable(world, 5);
    const { token, enterpriseId } = by.employer;
    const changes = [await draftOf(by, kind), await pricedCorrection(by)];

    const answers = await Promise.all(changes.map((change) => world.call(token, confirm, change)));

    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    const lost = refusedOf(answers.find(({ code }) => code !== 1)!);
    expect(['ROWS_REFUSED', 'ROWS_MOVED']).toContain(lost.reason);
    expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
  },
);

it('B2 does one of two corrections that are confirmed for somebody at the same moment', async () => {
  const by = await correctable(world);
  const changes = [await pricedCorrection(by), await pricedCorrection(by)];

  const answers = await Promise.all(changes.map((change) => world.call(by.employer.token, confirm, change)));

  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(refusedOf(answers.find(({ code }) => code !== 1)!)).toMatchObject({
    detail: { list: [{ reason: 'CORRECTION_PENDING' }] },
  });
});

it('B2 gives one person a number to which another is corrected at the same moment', async () => {
  const by = await correctable(world);
  const { employer } = by;
  const { token, policyId: policy_id, enterpriseId } = employer;
  const persons = [{ ...aWorker(employer), idcard: mistyped(by.of(0).idcard) }];
  const { policy_change_id } = dataOf(await world.call(token, add, { policy_id, persons }));
  const changes = [await priced(by, policy_change_id), await pricedCorrection(by)];

  const answers = await Promise.all(changes.map((change) => world.call(token, confirm, change)));

  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(refusedOf(answers.find(({ code }) => code !== 1)!).reason).toBe('ROWS_REFUSED');
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B2 takes a correction back until it locks, and not after', async () => {
  const by = await correctable(world);
  const { policy_change_id } = await corrected(
    world,
    by,
    correctionOf(by.of(0).policy_person_id, 'name', '欧阳倩'),
  );
  world.clock.set(moment('2026-03-16 16:00:00'));

  const answer = await world.call(await signedIn(world, by.employer), remove, { policy_change_id });

  expect(refusedOf(answer).reason).toBe('UNDO_CLOSED');
});

it('B2 removes a person by the corrected number, and takes that back', async () => {
  const by = await correctable(world, 5);
  const { employer } = by;
  const { token, policyId: policy_id, enterpriseId } = employer;
  const who = by.of(0);
  const persons = await personsOf(world, enterpriseId);
  await correctionIssued(world, by, correctionOf(who.policy_person_id, 'idcard', mistyped(who.idcard)));

  const leaver = { name: who.name, idcard: mistyped(who.idcard) };
  const left = dataOf(await world.call(token, off, { policy_id, persons: [leaver], draft: 0 }));
  expect(left).toMatchObject({ status: 30, person_count: 1 });
  dataOf(await world.call(token, remove, { policy_change_id: left.policy_change_id }));

  const same = (await personsOf(world, enterpriseId)).find(
    ({ employee_id }) => employee_id === persons[0]!.employee_id,
  );
  expect(same?.name).toBe(persons[0]!.name);
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});
