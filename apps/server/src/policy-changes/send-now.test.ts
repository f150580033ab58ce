import { remove } from '@app/contract/policy-changes/delete-change';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { expect, it } from 'vitest';
import { anEmployer, drafted, submitted } from '../../test/changes.ts';
import { digestsOf } from '../../test/rows.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

it('B2 hands a confirmed change to the insurer at once, which ends the undo', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await submitted(world, employer);

  const answer = await world.call(employer.token, sendNow, { policy_change_id });

  expect(dataOf(answer)).toEqual({
    policy_change_id,
    change_no: expect.any(String),
    status: 40,
    status_text: 'With the insurer',
  });
  const change = dataOf(await world.call(employer.token, readChange, { policy_change_id }));
  expect(change).toMatchObject({ can_undo: 0, undo_seconds_left: 0, progress_status: 1 });
  expect(refusedOf(await world.call(employer.token, remove, { policy_change_id }))).toMatchObject({
    reason: 'STATE_CONFLICT',
    detail: { status: 40 },
  });
});

it('B2 queues the sending in the same transaction, with numbers and nothing else', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await submitted(world, employer);
  const jobs = async () => {
    const { rows } = await world.owner.query(
      `select data from pgboss.job where name = 'policy-change-send' and (data ->> 'enterprise_id')::bigint = $1`,
      [employer.enterpriseId],
    );
    return rows;
  };
  expect(await jobs()).toEqual([]);

  dataOf(await world.call(employer.token, sendNow, { policy_change_id }));

  expect(await jobs()).toEqual([{ data: { enterprise_id: employer.enterpriseId, id: policy_change_id } }]);
});

it('B2 sends only what was confirmed, and only once', async () => {
  const employer = await anEmployer(world);
  const draft = await drafted(world, employer);
  const { policy_change_id } = await submitted(world, employer);
  const send = (id: number) => world.call(employer.token, sendNow, { policy_change_id: id });
  dataOf(await send(policy_change_id));

  expect(refusedOf(await send(draft))).toMatchObject({ reason: 'STATE_CONFLICT', detail: { status: 0 } });
  expect(refusedOf(await send(policy_change_id))).toMatchObject({
    reason: 'STATE_CONFLICT',
    detail: { status: 40 },
  });
});

it("P3 refuses a sub-user without the key, and does not find a stranger's change", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const { policy_change_id } = await submitted(world, employer);
  const drafter = await aUser(world, employer.enterpriseId, ['policy_change/import', 'policy_change/detail']);
  const before = await digestsOf(world, employer.enterpriseId);

  expect(refusedOf(await world.call(drafter.token, sendNow, { policy_change_id })).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(stranger.token, sendNow, { policy_change_id })).reason).toBe('NOT_FOUND');
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});
