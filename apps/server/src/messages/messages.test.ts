import type { Call } from '@app/contract/call';
import { my } from '@app/contract/customers';
import { listMessages, markRead } from '@app/contract/messages';
import { expect, it } from 'vitest';
import { anEmployer, type Employer, insurerSaying, sent, submitted, workers } from '../../test/changes.ts';
import { aUser, dataOf, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { tellEnterprise } from './messages.ts';

const world = await openWorld();

/** An employer with a change, told three things about it. */
async function told() {
  const employer = await anEmployer(world);
  const { policy_change_id } = await submitted(world, employer);
  const about = { policy_change_id, now: world.clock.now() };
  const change_no = `C${String(policy_change_id).padStart(9, '0')}`;
  await world.platform.database.inEnterprise(employer.enterpriseId, async (tx) => {
    await tellEnterprise(tx, 'CHANGE_ISSUED', { change_no, person_count: 3 }, about);
    await tellEnterprise(tx, 'CHANGE_PARTLY_ISSUED', { change_no, person_count: 2, fail_count: 1 }, about);
    await tellEnterprise(tx, 'CHANGE_REFUSED', { change_no, person_count: 3 }, about);
  });
  return { ...employer, policy_change_id, change_no };
}

const unreadOf = async ({ token }: { token: string }) =>
  dataOf(await world.call(token, my, {})).unread_message;

const idsOf = async ({ token }: Pick<Employer, 'token'>, filter: object = {}) =>
  dataOf(await world.call(token, listMessages, filter)).data.map(({ message_id }) => message_id);

it('B18 lists what the enterprise was told, the latest first, in the reader’s language', async () => {
  const employer = await told();
  const { token, policy_change_id, change_no } = employer;

  const page = dataOf(await world.call(token, listMessages, { limit: 2 }));

  expect(page).toMatchObject({
    total: 3,
    per_page: 2,
    last_page: 2,
    unread_message: 3,
    now: '2026-03-10 10:00:00',
  });
  expect(page.data).toMatchObject([
    { type: 'CHANGE_REFUSED', level: 'danger' },
    {
      type: 'CHANGE_PARTLY_ISSUED',
      level: 'warning',
      title: `Change ${change_no}: 1 person not insured`,
      content: expect.stringContaining('insured 2 persons'),
      policy_change_id,
      is_read: 0,
      create_time: '2026-03-10 10:00:00',
    },
  ]);
  const chinese = await world.call(
    token,
    listMessages,
    { type: 'CHANGE_REFUSED' },
    { 'accept-language': 'zh-CN' },
  );
  expect(dataOf(chinese).data[0]!.title).toBe(`变更 ${change_no} 被拒绝：3 人未投保成功`);
});

it('B18 tells what the insurer answered: all, a part, or none', async () => {
  const employer = await anEmployer(world);
  const answers = [
    { state: 'issued', endorse_no: 'E-1' },
    { state: 'issued_part', endorse_no: 'E-2', failed: [{ row_no: 2, reason: '不承保' }] },
    { state: 'refused', reason: '不承保' },
  ] as const;
  for (const answered of answers) {
    await sent(world, employer, workers(employer, 3));
    await world.settle(insurerSaying(answered));
  }

  const { data } = dataOf(await world.call(employer.token, listMessages, {}));

  expect(data.map(({ type }) => type)).toEqual(['CHANGE_REFUSED', 'CHANGE_PARTLY_ISSUED', 'CHANGE_ISSUED']);
  expect(data.map(({ content }) => content.match(/\d+ persons?/g))).toEqual([
    null,
    ['2 persons', '1 person'],
    ['3 persons'],
  ]);
});

it('L3 counts what each user has not read, and marks it read for that user alone', async () => {
  const employer = await told();
  const colleague = await aUser(world, employer.enterpriseId, ['policy_change/detail']);
  const [latest] = await idsOf(employer);
  const mark = (input: object) => world.call(employer.token, markRead, input as never);
  expect([await unreadOf(employer), await unreadOf(colleague)]).toEqual([3, 3]);

  expect(dataOf(await mark({ message_ids: [latest, latest] }))).toEqual({ unread_message: 2 });
  expect(dataOf(await mark({ message_ids: [latest] }))).toEqual({ unread_message: 2 });
  expect(await idsOf(employer, { is_read: 1 })).toEqual([latest]);
  expect(await idsOf(employer, { is_read: 0 })).toHaveLength(2);
  expect(dataOf(await mark({ all: 1 }))).toEqual({ unread_message: 0 });

  expect([await unreadOf(employer), await unreadOf(colleague)]).toEqual([0, 3]);
});

it('B18 may be marked read where the enterprise is frozen or has yet to sign', async () => {
  const employer = await told();
  for (const change of ['status = 40', 'status = 30, agreement_status = 1']) {
    await world.owner.query(`update enterprise set ${change} where enterprise_id = $1`, [
      employer.enterpriseId,
    ]);
    const token = await signedIn(world, employer);

    expect(dataOf(await world.call(token, markRead, { all: 1 }))).toEqual({ unread_message: 0 });
  }
});

it('P3 shows a message to those alone who may open what it is about', async () => {
  const employer = await told();
  const keyless = await aUser(world, employer.enterpriseId, ['policy_change/lists']);
  const [message] = await idsOf(employer);

  expect(await idsOf(keyless)).toEqual([]);
  expect(await unreadOf(keyless)).toBe(0);
  expect(refusedOf(await world.call(keyless.token, markRead, { message_ids: [message!] })).reason).toBe(
    'NOT_FOUND',
  );
});

it('B18 shows a stranger nothing, and whoever is not signed in neither', async () => {
  const employer = await told();
  const stranger = await anEmployer(world);
  const [message] = await idsOf(employer);

  expect(await idsOf(stranger)).toEqual([]);
  expect(refusedOf(await world.call(stranger.token, markRead, { message_ids: [message!] })).reason).toBe(
    'NOT_FOUND',
  );
  expect(dataOf(await world.call(stranger.token, markRead, { all: 1 }))).toEqual({ unread_message: 0 });
  expect(await unreadOf(employer)).toBe(3);
  const both: readonly Call[] = [listMessages, markRead];
  for (const call of both)
    expect(refusedOf(await world.call(undefined, call, { all: 1 })).reason).toBe('AUTH');
});

it.each([{}, { message_ids: [] }, { message_ids: ['x'] }, { all: 0 }])(
  'B18 refuses to mark %j',
  async (input) => {
    const { token } = await anEmployer(world);

    expect(refusedOf(await world.call(token, markRead, input as never)).reason).toBe('VALIDATION');
  },
);
