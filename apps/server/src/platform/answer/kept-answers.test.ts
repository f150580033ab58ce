import { add } from '@app/contract/policy-changes/add-persons';
import { saveView } from '@app/contract/views';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { expect, it } from 'vitest';
import { anEmployer, type Employer, workers } from '../../../test/changes.ts';
import { digestsOf } from '../../../test/rows.ts';
import { openWorld } from '../../../test/world.ts';

const world = await openWorld();

const old = '/old';

/** Answers kept earlier, the first the oldest: so many, each so long. */
const keep = (
  { enterpriseId, userId }: Employer,
  { count, code = 0, bytes = 10 }: { count: number; code?: 0 | 1; bytes?: number },
) =>
  world.owner.query(
    `insert into idempotency (enterprise_id, user_id, route, key, request_hash, status, http_status, body, counted_bytes, created_at)
     select $1, $2, $3, $4 || ' ' || n, '', 'done', 200, rpad('{"code":' || $4 || ',', $6),
       case when $4 = '1' and $6 <= 1000 then 0 else $6 end, $7::timestamptz - interval '1 hour' + n * interval '1 s'
     from generate_series(1, $5) as n`,
    [enterpriseId, userId, old, code, count, bytes, world.clock.now()],
  );

const keptOf = async ({ enterpriseId }: Employer, condition = 'true') => {
  const text = `select key from idempotency where enterprise_id = $1 and route = $2 and ${condition}`;
  const { rows } = await world.owner.query<{ key: string }>(text, [enterpriseId, old]);
  return rows.map(({ key }) => key);
};

const refused = async ({ token, policyId }: Employer) => {
  const { body } = await world.app.inject({
    method: 'POST',
    url: `/api${add.path}`,
    headers: { token, 'idempotency-key': 'refused' },
    payload: { policy_id: policyId, persons: [{ name: '张三', idcard: '1' }] },
  });
  return body;
};

it('T16 keeps the latest 500 refusals of a user, whatever was done, and nobody else’s fewer', async () => {
  const [employer, stranger] = [await anEmployer(world), await anEmployer(world)];
  for (const one of [employer, stranger]) await keep(one, { count: 500 });
  await keep(employer, { count: 20, code: 1 });

  const first = await refused(employer);

  const kept = await keptOf(employer);
  expect(kept).toHaveLength(519);
  expect(kept).not.toContain('0 1');
  expect(kept).toContain('0 2');
  expect(await keptOf(stranger)).toHaveLength(500);
  expect(JSON.parse(first)).toMatchObject({ code: 0, reason: 'ROWS_REFUSED' });
  expect(await refused(employer)).toBe(first);
});

it('T16 keeps no more than 20 MB of refusals of a user', async () => {
  const employer = await anEmployer(world);
  await keep(employer, { count: 4, bytes: 6 * 1024 * 1024 });

  await refused(employer);

  expect((await keptOf(employer)).toSorted()).toEqual(['0 2', '0 3', '0 4']);
});

it('T16 forgets nothing for what is done in few words', async () => {
  const employer = await anEmployer(world);
  await keep(employer, { count: 501 });

  const view = { list: 'persons', name: '在保', search: '?status=20' } as const;
  await world.call(employer.token, saveView, view, { 'idempotency-key': 'done' });

  expect(await keptOf(employer)).toHaveLength(501);
});

it('T16 keeps no more than 20 MB of what a user was told of things done, and their keys all the same', async () => {
  const employer = await anEmployer(world);
  await keep(employer, { count: 4, code: 1, bytes: 6 * 1024 * 1024 });

  await refused(employer);

  expect((await keptOf(employer, "body <> ''")).toSorted()).toEqual(['1 2', '1 3', '1 4']);
  expect(await keptOf(employer)).toHaveLength(4);
});

it('T16 does nothing again whose answer is forgotten, and says when it was done', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const persons = [
    ...workers(employer, 1),
    ...Array.from({ length: 20 }, () => ({ name: '张三', idcard: '1' })),
  ];
  const ask = () =>
    world.call(token, add, { policy_id, persons, skip_errors: 1 }, { 'idempotency-key': 'long' });
  const first = await ask();
  expect(first.code).toBe(1);
  await keep(employer, { count: 600, code: 1, bytes: 1_100 });
  await world.owner.query(
    "update idempotency set created_at = created_at + interval '2 hours' where route = $1",
    [old],
  );
  await refused(employer);
  const before = await digestsOf(world, employer.enterpriseId);

  const again = await ask();

  expect(again).toMatchObject({ code: 0, reason: 'ANSWER_FORGOTTEN' });
  expect(again.msg).toContain(shanghaiTime(world.clock.now()));
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});
