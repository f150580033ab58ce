import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { mask } from '@app/domain/persons/id-number';
import { expect, it } from 'vitest';
import type { Insurer, Submission } from '../insurers/insurer.ts';
import { insurerSaying } from '../../test/changes.ts';
import {
  askCorrection,
  corrected,
  correctable,
  correctionIssued,
  correctionOf,
  coversOf,
  mistyped,
  personsOf,
} from '../../test/corrections.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, openWorld } from '../../test/world.ts';

const world = await openWorld();

it('B2 corrects a mistyped name, for nothing, once the insurer has issued it', async () => {
  const by = await correctable(world);
  const { token, enterpriseId } = by.employer;
  const who = by.of(0);
  const before = [await balances(world, enterpriseId), await coversOf(world, enterpriseId)];
  const persons = await personsOf(world, enterpriseId);

  const drafted = dataOf(
    await askCorrection(world, by, correctionOf(who.policy_person_id, 'name', '欧阳倩')),
  );
  expect(drafted).toMatchObject({ status: 0, person_count: 1, premium_fen: 0, refund_fen: 0 });
  const { policy_change_id } = drafted;
  const seen = dataOf(await world.call(token, forecast, { policy_change_id }));
  expect(seen).toMatchObject({
    change_type: 'correct',
    premium_fen: 0,
    refund_fen: 0,
    active_count: 3,
    active_after: 3,
    lock_at: '2026-03-16 16:00:00',
    lines: [{ name: '欧阳倩', premium_fen: 0, leaver: { name: who.name, idcard: mask(who.idcard) } }],
  });
  const agreed = { policy_change_id, forecast_hash: seen.forecast_hash! };
  expect(dataOf(await world.call(token, confirm, agreed))).toMatchObject({ status: 30, withheld_fen: 0 });
  // The insurer has not agreed to anything yet.
  expect(await personsOf(world, enterpriseId)).toEqual(persons);

  dataOf(await world.call(token, sendNow, { policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-9' }));

  expect(dataOf(await world.call(token, readChange, { policy_change_id }))).toMatchObject({
    status: 50,
    charged_fen: 0,
    endorse_no: 'E-9',
  });
  expect(dataOf(await world.call(token, listChangePersons, { policy_change_id }))).toMatchObject({
    correct_count: 1,
    data: [{ name: '欧阳倩', result: 1, charged_fen: 0, leaver: { name: who.name } }],
  });
  const after = await personsOf(world, enterpriseId);
  expect(after).toEqual(persons.map((one) => (one.name === who.name ? { ...one, name: '欧阳倩' } : one)));
  expect([await balances(world, enterpriseId), await coversOf(world, enterpriseId)]).toEqual(before);
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B2 corrects a mistyped number: the same person and cover, and the insurer is told both numbers and the evidence', async () => {
  const by = await correctable(world);
  const { token, enterpriseId } = by.employer;
  const who = by.of(1);
  const right = mistyped(who.idcard);
  const before = await coversOf(world, enterpriseId);
  const persons = await personsOf(world, enterpriseId);
  const told: Submission[] = [];
  const insurer: Insurer = {
    submit: async (submission) => {
      told.push(submission);
      return { state: 'issued', endorse_no: 'E-9' };
    },
    ask: async () => ({ state: 'pending' }),
  };

  const { policy_change_id } = await corrected(
    world,
    by,
    correctionOf(who.policy_person_id, 'idcard', right),
  );
  dataOf(await world.call(token, sendNow, { policy_change_id }));
  await world.settle(insurer);

  expect(told).toMatchObject([
    {
      opens: [],
      ends: [],
      amends: [
        {
          name: who.name,
          idcard: right,
          was: { name: who.name, idcard: who.idcard },
          evidence: { name: '身份证.jpg' },
        },
      ],
    },
  ]);
  expect(told[0]!.amends[0]!.evidence!.bytes).toHaveLength(68);
  const after = await personsOf(world, enterpriseId);
  expect(after.map(({ employee_id }) => employee_id)).toEqual(persons.map(({ employee_id }) => employee_id));
  expect(after.find(({ name }) => name === who.name)?.mask).toBe(mask(right));
  expect(await coversOf(world, enterpriseId)).toEqual(before);
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it.each(['refused', 'issued_part'] as const)(
  'B2 leaves what stands where the insurer says %s',
  async (state) => {
    const by = await correctable(world);
    const { token, enterpriseId } = by.employer;
    const who = by.of(0);
    const before = [await personsOf(world, enterpriseId), await coversOf(world, enterpriseId)];
    const to = correctionOf(who.policy_person_id, 'idcard', mistyped(who.idcard));
    const { policy_change_id } = await corrected(world, by, to);
    dataOf(await world.call(token, sendNow, { policy_change_id }));

    await world.settle(
      insurerSaying(
        state === 'refused'
          ? { state, reason: '证件不清' }
          : { state, endorse_no: 'E-9', failed: [{ row_no: 1, reason: '证件不清' }] },
      ),
    );

    expect(dataOf(await world.call(token, readChange, { policy_change_id }))).toMatchObject({
      status: 60,
      fail_count: 1,
      charged_fen: 0,
      needs_you: 'refused_before_cover',
    });
    expect([await personsOf(world, enterpriseId), await coversOf(world, enterpriseId)]).toEqual(before);
    expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
    // What was refused may be asked for again.
    expect(await corrected(world, by, to)).toMatchObject({ status: 30 });
  },
);

it('B2 takes a correction back until it locks: what was before stands', async () => {
  const by = await correctable(world);
  const { token, enterpriseId } = by.employer;
  const who = by.of(0);
  const before = [await personsOf(world, enterpriseId), await coversOf(world, enterpriseId)];
  const to = correctionOf(who.policy_person_id, 'name', '欧阳倩');
  const { policy_change_id } = await corrected(world, by, to);

  dataOf(await world.call(token, remove, { policy_change_id }));

  expect([await personsOf(world, enterpriseId), await coversOf(world, enterpriseId)]).toEqual(before);
  expect(await corrected(world, by, to)).toMatchObject({ status: 30 });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B2 keeps the number that stands nowhere but sealed, and says it nowhere', async () => {
  const by = await correctable(world);
  const { token } = by.employer;
  const who = by.of(0);
  const right = mistyped(who.idcard);
  const policy_change_id = await correctionIssued(
    world,
    by,
    correctionOf(who.policy_person_id, 'idcard', right),
  );

  const said = JSON.stringify([
    await world.call(token, readChange, { policy_change_id }),
    await world.call(token, listChangePersons, { policy_change_id }),
  ]);
  const { rows } = await world.owner.query('select detail from audit_line where enterprise_id = $1', [
    by.employer.enterpriseId,
  ]);
  for (const number of [right, who.idcard]) expect(said + JSON.stringify(rows)).not.toContain(number);
});

it('B2 follows with drafts that name the person as they were', async () => {
  const by = await correctable(world);
  const { token, policyId: policy_id } = by.employer;
  const who = by.of(0);
  const { policy_change_id } = dataOf(
    await world.call(token, off, { policy_id, policy_person_ids: [who.policy_person_id] }),
  );
  const right = mistyped(who.idcard, 10);
  await correctionIssued(world, by, correctionOf(who.policy_person_id, 'idcard', right));

  expect(dataOf(await world.call(token, listChangePersons, { policy_change_id })).data[0]?.idcard).toBe(
    mask(right),
  );
});
