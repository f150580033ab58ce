import { discardImport } from '@app/contract/imports/discard-import';
import { readImport } from '@app/contract/imports/read-import';
import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { listSystemOff } from '@app/contract/renewals/system-off';
import { expect, it } from 'vitest';
import { aWorker, type Employer } from '../../test/changes.ts';
import { renewingIn } from '../../test/renewals.ts';
import { asServer } from '../../test/statements.ts';
import { aUser, dataOf, openWorld } from '../../test/world.ts';
import { quotas } from '../quotas/quotas.ts';

const world = await openWorld();

const { renewing, listed, renewed } = renewingIn(world);

/** An employer of whose five covered the first so many cannot go over. */
async function withBlocked(count: number) {
  const { employer, persons } = await renewing(5);
  const names = persons.slice(0, count).map(({ name }) => name);
  await block(employer, names);
  return { employer, names, persons };
}

const block = ({ enterpriseId }: Employer, names: readonly string[]) =>
  world.owner.query(
    `update employee set blacklist_reason = '多次虚报' where enterprise_id = $1 and name = any($2)`,
    [enterpriseId, names],
  );

const renewedOnce = async (employer: Employer) =>
  (await renewed(employer, (await listed(employer)).policies)).renewed[0]!;

it('B4 puts nobody on a second list while somebody goes on with the first', async () => {
  const { employer, persons } = await withBlocked(1);
  const { token } = employer;
  const first = await renewedOnce(employer);
  const again = async () => {
    dataOf(await world.call(token, remove, { policy_change_id: last.policy_change_id }));
    last = await renewedOnce(employer);
    return last;
  };
  let last = first;

  expect(await again()).toMatchObject({ blocked_count: 1, import_job_id: first.import_job_id });

  // Somebody else cannot go over either: they alone are on another list.
  await block(employer, [persons[1]!.name]);
  const { blocked_count, import_job_id } = await again();
  expect(blocked_count).toBe(2);
  expect(import_job_id).not.toBe(first.import_job_id);
  expect(dataOf(await world.call(token, readImport, { import_job_id: import_job_id! })).row_count).toBe(1);

  // Thrown away, a list holds nobody any more.
  const { version } = dataOf(await world.call(token, readImport, { import_job_id: first.import_job_id! }));
  dataOf(await world.call(token, discardImport, { import_job_id: first.import_job_id!, version }));
  const anew = await again();
  expect([first.import_job_id, import_job_id]).not.toContain(anew.import_job_id);
});

it.each(['user', 'enterprise'] as const)(
  'S11 B4 renews whoever can go over where the lists of the %s are full, and names the others among those taken off',
  async (whose) => {
    const { employer, names } = await withBlocked(2);
    const { enterpriseId, policyId, userId, token } = employer;
    const others = whose === 'user' ? 0 : quotas.lists.enterprise / quotas.lists.user;
    const colleagues = await Promise.all(Array.from({ length: others }, () => aUser(world, enterpriseId)));
    const authors = whose === 'user' ? [userId] : colleagues.map((one) => one.userId);
    for (const author of authors)
      await asServer(
        world,
        enterpriseId,
        `insert into import_job (enterprise_id, kind, policy_id, status, source, user_id, user_name, created_at, updated_at)
         select ${enterpriseId}, 'add', ${policyId}, 20, 'typed', ${author}, 'x', '2026-03-10 01:30:00Z', '2026-03-10 01:30:00Z'
         from generate_series(1, ${quotas.lists.user})`,
      );

    const done = await renewedOnce(employer);

    expect(done).toMatchObject({ person_count: 3, blocked_count: 2, import_job_id: null });
    const { data } = dataOf(await world.call(token, listSystemOff, {}));
    expect(new Map(data.map(({ name, off_reason }) => [name, off_reason]))).toEqual(
      new Map(names.map((name) => [name, 'BLOCKED'])),
    );
  },
);

it('S11 B4 renews where no further draft may be kept', async () => {
  const { employer } = await renewing(3);
  const { enterpriseId, policyId, userId } = employer;
  await asServer(
    world,
    enterpriseId,
    `insert into policy_change (enterprise_id, policy_id, change_type, status, start_date, end_date, person_count, roster_hash,
       input_user_id, operate_name, created_at)
     select ${enterpriseId}, ${policyId}, 'add', 0, '2026-03-11', '2026-03-31', 1, '\\x00', ${userId}, 'x', '2026-03-10 01:30:00Z'
     from generate_series(1, ${quotas.drafts.user})`,
  );
  const kept = await world.call(employer.token, add, { policy_id: policyId, persons: [aWorker(employer)] });
  expect(kept).toMatchObject({ code: 0, reason: 'QUOTA' });

  expect(await renewedOnce(employer)).toMatchObject({ person_count: 3 });
});
