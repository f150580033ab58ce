import { off } from '@app/contract/policy-changes/off-persons';
import { expect, it } from 'vitest';
import { askCorrection, corrected, correctable, correctionOf, mistyped } from './corrections.ts';
import { digestsOf } from './rows.ts';
import { asServer, asSuperuser } from './statements.ts';
import { dataOf, openWorld } from './world.ts';

// What keeps a correction alone when the code forgets to: nothing else is begun for its person, and its number is nobody else's.

const world = await openWorld();

const waits = { code: '23P01', constraint: 'a_corrected_person_waits' };
const alone = { code: '23P01', constraint: 'a_correction_is_alone' };

it.each<[string, object, (of: { id: number; change: number; cover: number }) => string]>([
  [
    'is ended by another change meanwhile',
    waits,
    ({ id, change, cover }) =>
      `update policy_person set cover = tstzrange(lower(cover), '2026-03-20 00:00+08'), ended = 'off', end_change_id = ${change},
       cut_at = '2026-03-16 10:00+08' where enterprise_id = ${id} and policy_person_id = ${cover}`,
  ],
  [
    'is covered by another change meanwhile',
    waits,
    ({ id, change, cover }) =>
      `insert into policy_person (enterprise_id, policy_id, add_change_id, row_no, employee_id, work_company_id, occupation_id, category,
         unit_price_fen, premium_fen, created_at, cover, planned_from, planned_until, ended)
       select enterprise_id, policy_id, ${change}, 99, employee_id, work_company_id, occupation_id, category, unit_price_fen, 0,
         '2026-03-16 10:00+08', 'empty', planned_from, planned_until, 'withdrawn'
       from policy_person where enterprise_id = ${id} and policy_person_id = ${cover}`,
  ],
  [
    'leaves their new number to another',
    { code: '23P01', constraint: 'a_number_under_correction_is_kept' },
    ({ id, change }) =>
      `insert into employee (enterprise_id, name, idtype, idcard_enc, idcard_hash, idcard_mask, birthday, gender, created_at)
       select enterprise_id, name, idtype, idcard_enc, idcard_hash, idcard_mask, birthday, gender, '2026-03-16 10:00+08'
       from policy_change_person where enterprise_id = ${id} and policy_change_id = ${change}`,
  ],
])('I10 nobody who is being corrected %s', async (_what, expected, statement) => {
  const by = await correctable(world);
  const { policy_person_id: cover, idcard } = by.of(0);
  const { policy_change_id } = await corrected(world, by, correctionOf(cover, 'idcard', mistyped(idcard)));
  const id = by.employer.enterpriseId;
  const before = await digestsOf(world, id);

  const refused = statement({ id, change: policy_change_id, cover });
  await expect(asServer(world, id, refused)).rejects.toMatchObject(expected);

  expect(await digestsOf(world, id)).toEqual(before);
});

it.each<[string, (by: Awaited<ReturnType<typeof correctable>>) => Promise<number>]>([
  [
    'while another change of the person waits',
    async (by) => {
      const { policy_person_id } = by.of(0);
      const asked = await askCorrection(world, by, correctionOf(policy_person_id, 'name', '欧阳倩'));
      const { policyId: policy_id, token } = by.employer;
      dataOf(await world.call(token, off, { policy_id, policy_person_ids: [policy_person_id], draft: 0 }));
      return dataOf(asked).policy_change_id;
    },
  ],
  [
    'to the number of somebody else',
    async (by) => {
      const { policy_person_id, idcard } = by.of(0);
      const to = correctionOf(policy_person_id, 'idcard', mistyped(idcard));
      const { policy_change_id } = dataOf(await askCorrection(world, by, to));
      await world.owner.query(
        `update correction k set idcard_hash = e.idcard_hash from employee e
         where k.policy_change_id = $1 and e.enterprise_id = k.enterprise_id and e.employee_id <> k.employee_id`,
        [policy_change_id],
      );
      return policy_change_id;
    },
  ],
])('I10 no correction is confirmed %s', async (_what, draft) => {
  const by = await correctable(world, 4);
  const change = await draft(by);

  const opened = `update correction set state = 'open' where policy_change_id = ${change}`;
  await expect(asServer(world, by.employer.enterpriseId, opened)).rejects.toMatchObject(alone);
  await expect(asSuperuser(world, opened)).rejects.toMatchObject(alone);
});

it.each([
  [
    'costs something',
    'update policy_change set premium_fen = 1 where policy_change_id = $',
    'a_correction_moves_no_money',
  ],
  [
    'is of several',
    'update policy_change set person_count = 2 where policy_change_id = $',
    'a_correction_is_of_one_person',
  ],
])('I10 no correction %s', async (_what, statement, constraint) => {
  const by = await correctable(world, 1);
  const { policy_change_id } = dataOf(
    await askCorrection(world, by, correctionOf(by.of(0).policy_person_id, 'name', '欧阳倩')),
  );

  const refused = statement.replace('$', String(policy_change_id));
  await expect(asServer(world, by.employer.enterpriseId, refused)).rejects.toMatchObject({
    code: '23514',
    constraint,
  });
});
