import { remove } from '@app/contract/policy-changes/delete-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import {
  anEmployer,
  coverIds,
  type Employer,
  insurerSaying,
  issued,
  priced,
  sent,
  submitted,
  workers,
} from '../../test/changes.ts';
import { openThrowAwayWorld } from '../../test/throw-away.ts';
import { dataOf } from '../../test/world.ts';
import { checkBooks, type Finding, invariants } from './checks.ts';
import { findViolations } from './queries.ts';

const world = await openThrowAwayWorld();

/** Books with something of everything: drafts, open holds, changes issued, issued in part, refused and withdrawn. */
beforeAll(async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  await issued(world, employer);
  await issued(world, employer, workers(employer, 3));
  const ids = await coverIds(world, employer);
  await sent(world, employer, workers(employer, 2));
  const failed = [{ row_no: 1, reason: '重复投保' }];
  await world.settle(insurerSaying({ state: 'issued_part', endorse_no: 'E-2', failed }));
  await sent(world, employer);
  await world.settle(insurerSaying({ state: 'refused', reason: '不予承保' }));
  const { policy_change_id } = await submitted(world, employer);
  dataOf(await world.call(token, remove, { policy_change_id }));
  await priced(world, employer);
  await submitted(world, employer);
  await sent(world, employer);
  await submitted(world, await anEmployer(world));
  await removal(employer, ids);
});

/** Of these, whose additions are answered, somebody who was taken off, and somebody whose removal is under way. */
async function removal({ token, policyId }: Employer, [gone, going]: readonly number[]) {
  const input = { policy_id: policyId, draft: 0 as const };
  const done = dataOf(await world.call(token, off, { ...input, policy_person_ids: [gone!] }));
  dataOf(await world.call(token, sendNow, { policy_change_id: done.policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-3' }));
  dataOf(await world.call(token, off, { ...input, policy_person_ids: [going!] }));
}

it('finds nothing wrong on books that only the product has written, and looks at all of them', async () => {
  const findings = await checkBooks(world.auditorUrl);

  expect(findings.flatMap(({ id, examples }) => examples.map((example) => `${id} ${example}`))).toEqual([]);
  expect(findings.filter(({ checked }) => checked === 0).map(({ id }) => id)).toEqual([]);
});

/** For each invariant, faults that somebody with the rights of a superuser could do to the books. */
const faults: Readonly<Record<string, readonly string[]>> = {
  I01: [
    'update posting set amount_fen = amount_fen + 1 where line = 1 and journal_id = 1',
    'delete from posting where line = 2 and journal_id = 1',
    'delete from posting where journal_id = 1',
    'delete from journal where journal_id = 1',
  ],
  I02: [`update account set balance_fen = balance_fen + 1 where code = 'cash'`],
  I03: [
    `update account set balance_fen = balance_fen + 100 * case code when 'cash' then 1 else -1 end
     where code in ('cash', 'recharge_in')`,
    `delete from posting where journal_id = (select max(journal_id) from journal where kind = 'hold')`,
  ],
  I04: [
    'update posting set account_seq = account_seq + 1000 where journal_id = 1',
    'update posting set balance_after_fen = balance_after_fen + 1 where journal_id = 1',
  ],
  I05: [
    'update posting set balance_after_fen = -1 where journal_id = 3 and line = 1',
    `alter table account drop constraint only_counter_accounts_go_negative;
     update account set may_be_negative = true where code = 'cash'`,
    `alter table account drop constraint money_is_never_overdrawn;
     update account set balance_fen = -5 where code = 'held'`,
  ],
  I06: [
    `update policy_change set charged_fen = charged_fen - 1 where status = 50 and charged_fen > 0`,
    `delete from journal where kind = 'change'`,
    `update policy_change set status = 40, settled_at = null, charged_fen = null where status = 50`,
    `alter table journal drop constraint a_source_moves_money_once;
     insert into journal (enterprise_id, kind, source_id, created_at)
       select enterprise_id, kind, source_id, created_at from journal where kind = 'change';
     insert into posting
       select enterprise_id, (select max(journal_id) from journal), line, account_id, account_seq + 1000, amount_fen, balance_after_fen
       from posting where journal_id = (select min(journal_id) from journal where kind = 'change')`,
  ],
  I07: [
    `alter table journal drop constraint a_source_moves_money_once;
     insert into journal (enterprise_id, kind, source_id, created_at)
       select enterprise_id, kind, source_id, created_at from journal where journal_id = 1`,
    `update journal set source_id = '99' || source_id where kind = 'hold_release'`,
    'delete from payment',
  ],
  I08: [
    `delete from journal where kind = 'payment'`,
    'update payment set amount_fen = amount_fen + 1',
    `update payment set channel_trade_no = 'the same'`,
    `alter table payment drop constraint status_is_known; update payment set status = 'open'`,
  ],
  I10: [
    `alter table policy_person drop constraint cover_never_overlaps;
     update policy_person set employee_id = (select min(employee_id) from employee) where not isempty(cover)`,
  ],
  I11: [
    `update policy_change set status = 70, charged_fen = null, settled_at = null where status = 50`,
    `delete from hold where state = 'open'`,
    `update policy set end_date = start_date`,
    `delete from policy_change where status = 50`,
    `alter table policy_person drop constraint cover_stays_as_planned;
     update policy_person set cover = tstzrange(lower(cover), upper(cover) + interval '1 day') where not isempty(cover)`,
  ],
  I14: [
    'delete from effect',
    `insert into effect (enterprise_id, topic, source_id, at)
       select enterprise_id, 'policy_change.answered', policy_change_id, created_at from policy_change where status = 30`,
    `insert into effect (enterprise_id, topic, source_id, at) select enterprise_id, 'policy_change.answered', '999999', created_at from enterprise`,
  ],
  I15: [
    `insert into idempotency (enterprise_id, user_id, route, key, request_hash, status, created_at)
       select enterprise_id, user_id, '/policy_change/add', 'k', '', 'started', created_at from enterprise_user limit 1`,
    `update pgboss.job set state = 'active', started_on = now() - interval '6 minutes'`,
  ],
  I16: ['update app_user set status = 0'],
  I17: [
    `delete from audit_line where seq = 3`,
    `update audit_line set action = 'opened' where action = 'confirmed'`,
    `update audit_line set detail = '{}' where action = 'issued'`,
    `update audit_line set prev_hash = sha256('')`,
    `delete from audit_line l using audit_head h where h.enterprise_id = l.enterprise_id and h.seq = l.seq`,
    `update policy_change set status = 30, confirmed_at = created_at, lock_at = created_at where status = 10`,
  ],
  I18: [
    `update account set balance_fen = balance_fen + 1 where code = 'held'`,
    `update hold set amount_fen = amount_fen + 1 where state = 'open'`,
    `alter table hold drop constraint a_hold_ends_in_full; update hold set released_fen = 1 where state = 'open'`,
    `alter table hold drop constraint a_hold_ends_in_full; update hold set settled_fen = settled_fen - 1 where settled_fen > 0`,
    `update hold set settled_fen = 0, released_fen = amount_fen where settled_fen > 0`,
    `update policy_change set status = 70 where status = 30`,
    'delete from policy_change where status = 30',
    `delete from journal where kind = 'hold'`,
  ],
  I20: [
    `alter table policy_person drop constraint cover_is_never_cut_in_the_past;
     update policy_person set cut_at = upper(cover) + interval '1 hour' where not isempty(cover)`,
    `alter table policy_person drop constraint cover_stays_as_planned;
     update policy_person set planned_until = upper(cover) - interval '1 hour' where not isempty(cover)`,
    `update policy_change set status = 70 where change_type = 'off' and status = 30`,
    `alter table policy_person drop constraint no_more_comes_back_than_was_paid;
     update policy_person set refund_fen = premium_fen + 1 where refund_fen > 0`,
  ],
};

it('has a planted fault for each invariant', () => {
  expect(Object.keys(faults)).toEqual(invariants.map(({ id }) => id));
});

for (const { id, says } of invariants) {
  for (const [place, fault] of (faults[id] ?? []).entries()) {
    it(`${id} ${says}: fails on planted fault ${place + 1}`, async () => {
      const findings = await inDamagedBooks(fault);

      expect(findings.find((finding) => finding.id === id)?.violations).toBeGreaterThan(0);
    });
  }
}

/** Plants a fault past every trigger and foreign key, checks the books as the auditor would, and takes it back. */
async function inDamagedBooks(fault: string): Promise<Finding[]> {
  const client: pg.PoolClient = await world.owner.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(fault);
    await client.query('set local role auditor');
    return await findViolations(client, invariants);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
