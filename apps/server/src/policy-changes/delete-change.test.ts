import { remove } from '@app/contract/policy-changes/delete-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { expect, it } from 'vitest';
import { anEmployer, drafted, priced, sent, submitted, workers } from '../../test/changes.ts';
import { digestsOf, faultsOfBooks } from '../../test/rows.ts';
import { aUser, balances, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

it('B2 deletes a draft, forecast or not', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id: awaiting } = await priced(world, employer);

  for (const policy_change_id of [await drafted(world, employer), awaiting]) {
    const answer = await world.call(employer.token, remove, { policy_change_id });
    expect(dataOf(answer)).toEqual({
      policy_change_id,
      change_no: expect.any(String),
      status: 80,
      status_text: 'Void',
      released_fen: 0,
    });
  }
});

it('N4 B2 deletes no draft that a colleague has confirmed meanwhile, and takes nothing back that was seen as a draft', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await submitted(world, employer);
  const removeSeen = (seen_status: number) =>
    world.call(employer.token, remove, { policy_change_id, seen_status });
  const before = await digestsOf(world, employer.enterpriseId);

  for (const seen of [0, 10, 15])
    expect(refusedOf(await removeSeen(seen))).toMatchObject({
      reason: 'STATE_CONFLICT',
      detail: { status: 30 },
    });
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
  expect(dataOf(await removeSeen(30))).toMatchObject({ status: 70 });
});

it('N4 B2 takes a confirmed change back until its lock, with the money and the cover', async () => {
  world.clock.set(moment('2026-03-10 15:59:00'));
  const employer = await anEmployer(world);
  const persons = workers(employer, 2);
  const { policy_change_id } = await submitted(world, employer, persons);
  world.clock.set(moment('2026-03-10 15:59:59'));

  const answer = await world.call(employer.token, remove, { policy_change_id, reason: ' wrong list ' });

  expect(dataOf(answer)).toMatchObject({ status: 70, status_text: 'Withdrawn', released_fen: 5690 });
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ cash: 1_000_000, held: 0 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  const { data } = dataOf(await world.call(employer.token, listChangePersons, { policy_change_id }));
  expect(data.map(({ cover_status }) => cover_status)).toEqual([70, 70]);
  const { timeline } = dataOf(await world.call(employer.token, readChange, { policy_change_id }));
  expect(timeline.at(-1)).toMatchObject({ event: 'withdrawn', amount_fen: 5690 });
  // Nothing stands in the way of the same persons any more.
  await submitted(world, employer, persons);
});

it('B2 takes nothing back from the lock on', async () => {
  world.clock.set(moment('2026-03-10 15:59:00'));
  const employer = await anEmployer(world);
  const { policy_change_id } = await submitted(world, employer);
  const before = await digestsOf(world, employer.enterpriseId);
  world.clock.set(moment('2026-03-10 16:00:00'));

  const answer = await world.call(employer.token, remove, { policy_change_id });

  expect(refusedOf(answer)).toMatchObject({
    reason: 'UNDO_CLOSED',
    detail: { lock_at: '2026-03-10 16:00:00' },
    msg: expect.stringContaining('2026-03-10 16:00:00'),
  });
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('B2 does not delete what is with the insurer, or gone', async () => {
  const employer = await anEmployer(world);
  const draft = await drafted(world, employer);
  const { policy_change_id } = await sent(world, employer);
  const removeOf = (id: number) => world.call(employer.token, remove, { policy_change_id: id });
  dataOf(await removeOf(draft));

  expect(refusedOf(await removeOf(draft))).toMatchObject({
    reason: 'STATE_CONFLICT',
    detail: { status: 80 },
  });
  expect(refusedOf(await removeOf(policy_change_id))).toMatchObject({
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
  const token = await signedIn(world, stranger);

  expect(refusedOf(await world.call(drafter.token, remove, { policy_change_id })).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(token, remove, { policy_change_id })).reason).toBe('NOT_FOUND');
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});
