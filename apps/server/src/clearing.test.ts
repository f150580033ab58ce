import { readChange } from '@app/contract/policy-changes/read-change';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { my } from '@app/contract/customers';
import { expect, it } from 'vitest';
import { anEmployer, drafted, type Employer, submitted } from '../test/changes.ts';
import { typed } from '../test/lists.ts';
import { openThrowAwayWorld } from '../test/throw-away.ts';
import { dataOf, moment, signedIn, ten_oclock } from '../test/world.ts';
import { clearOldOf, sweepOld } from './clearing.ts';
import { checkBooks } from './checks/checks.ts';

// In a database of its own: what is of no enterprise is cleared away for all.
const world = await openThrowAwayWorld();

/** What the sweep and its workers would do now. */
async function clear(): Promise<void> {
  for (const job of await sweepOld(world.platform)) await clearOldOf(world.platform, job);
}

const daysLater = (days: number, ms = 0) =>
  world.clock.set(new Date(ten_oclock.getTime() + days * 86_400_000 + ms));

const countOf = async (table: string, where = 'true'): Promise<number> => {
  const { rows } = await world.owner.query<{ count: string }>(
    `select count(*)::int as count from ${table} where ${where}`,
  );
  return Number(rows[0]!.count);
};

it('S12 T23 forgets a session half a year after its end, by several servers at once, and keeps those that live', async () => {
  world.clock.set(ten_oclock);
  const employer = await anEmployer(world);
  const many = `insert into session (token_hash, user_id, enterprise_id, created_at, last_seen_at, expires_at)
    select sha256(n::text::bytea), $1, $2, $3, $3, $4 from generate_series(1, 1200) n`;
  const values = [
    employer.userId,
    employer.enterpriseId,
    ten_oclock,
    new Date(ten_oclock.getTime() + 43_200_000),
  ];
  await world.owner.query(many, values);
  const own = `user_id = ${employer.userId}`;

  daysLater(180.5);
  await clear();
  expect(await countOf('session', own)).toBe(1_201);
  daysLater(180.5, 1);
  const living = await signedIn(world, employer);
  await Promise.all([clear(), clear(), clear()]);

  expect(await countOf('session', own)).toBe(1);
  expect((await world.call(living, my, {})).code).toBe(1);
});

it('S12 T14 forgets tries to sign in after a day, and puzzles, devices and places a day after they ran out', async () => {
  world.clock.set(ten_oclock);
  const { userId } = await anEmployer(world);
  await world.owner.query(
    `insert into login_attempt (key_hash, tries, since, next_try_at)
     select sha256(n::text::bytea), 1, $1, $1 from generate_series(1, 700) n`,
    [ten_oclock],
  );
  await world.owner.query(
    `insert into puzzle (puzzle_hash, key_hash, expires_at)
     select sha256(n::text::bytea), sha256('k'), $1 from generate_series(1, 700) n`,
    [ten_oclock],
  );
  await world.owner.query(
    `insert into known_device (device_hash, user_id, password_mark, seen_at, expires_at)
     select sha256(n::text::bytea), $2, sha256('m'), $1, $1 from generate_series(1, 700) n`,
    [ten_oclock, userId],
  );
  await world.owner.query(
    `insert into login_under_way (key_hash, place, until)
     select sha256(n::text::bytea), sha256('p'), $1 from generate_series(1, 700) n`,
    [ten_oclock],
  );
  const kept = () =>
    Promise.all(
      ['login_attempt', 'puzzle', 'known_device', 'login_under_way'].map((table) => countOf(table)),
    );

  daysLater(1);
  await clear();
  expect(await kept()).toEqual([700, 700, 700, 700]);
  daysLater(1, 1);
  await clear();

  expect(await kept()).toEqual([0, 0, 0, 0]);
});

it('S12 forgets the answers of an enterprise that nobody works for any more after thirty days', async () => {
  world.clock.set(ten_oclock);
  const employer = await anEmployer(world);
  await world.owner.query(
    `insert into idempotency (enterprise_id, user_id, route, key, request_hash, status, http_status, body, created_at)
     select $1, $2, '/x', 'k' || n, '\\x00', 'done', 200, '{}', $3 from generate_series(1, 1200) n`,
    [employer.enterpriseId, employer.userId, ten_oclock],
  );
  const own = `enterprise_id = ${employer.enterpriseId}`;

  daysLater(30);
  await clear();
  expect(await countOf('idempotency', own)).toBe(1_200);
  daysLater(30, 1);
  await clear();
  expect(await countOf('idempotency', own)).toBe(200);
  await clear();

  expect(await countOf('idempotency', own)).toBe(0);
});

async function look(employer: Employer, policy_change_id: number) {
  const token = await signedIn(world, employer);
  const { status, timeline } = dataOf(await world.call(token, readChange, { policy_change_id }));
  return { status, last: timeline.at(-1) };
}

it('S12 B2 deletes a draft that nobody confirms for ninety days, says so in its record, and leaves the others', async () => {
  world.clock.set(ten_oclock);
  const employer = await anEmployer(world, { to: '2026-12-31' });
  const confirmed = await submitted(world, employer);
  const drafts: number[] = [];
  for (let count = 0; count < 12; count++) drafts.push(await drafted(world, employer));
  daysLater(1);
  const young = await drafted(world, { ...employer, token: await signedIn(world, employer) });

  daysLater(90);
  await clear();
  expect(await look(employer, drafts[0]!)).toMatchObject({ status: 0 });
  daysLater(90, 1);
  await clear();
  await Promise.all([clear(), clear()]);

  expect(await look(employer, drafts[0]!)).toMatchObject({
    status: 80,
    last: { event: 'deleted', actor: '@system', at: '2026-06-08 10:00:00' },
  });
  expect(await countOf('policy_change', `status = 80 and enterprise_id = ${employer.enterpriseId}`)).toBe(12);
  expect((await look(employer, young)).status).toBe(0);
  expect((await look(employer, confirmed.policy_change_id)).status).toBe(30);
  const books = await checkBooks(world.auditorUrl);
  expect(books.filter(({ violations }) => violations > 0)).toEqual([]);
});

it('S12 B3 gives a list its rows back when the draft that was made of it is deleted', async () => {
  world.clock.set(ten_oclock);
  const employer = await anEmployer(world, { to: '2026-12-31' });
  const { import_job_id, version } = await typed(world, employer);
  const sent = dataOf(await world.call(employer.token, submitImport, { import_job_id, version }));
  // Somebody looked after the list since: it is younger than its draft.
  await world.owner.query(`update import_job set keep_until = '2026-12-31' where import_job_id = $1`, [
    import_job_id,
  ]);

  world.clock.set(moment('2026-06-08 10:00:01'));
  await clear();

  const token = await signedIn(world, employer);
  expect(await look(employer, sent.policy_change_ids[0]!)).toMatchObject({ status: 80 });
  expect(dataOf(await world.call(token, readImport, { import_job_id }))).toMatchObject({
    status: 30,
    policy_change_id: null,
  });
  expect(dataOf(await world.call(token, readImportRows, { import_job_id })).rows).toHaveLength(3);
});
