import { day } from '@app/domain/calendar/day';
import { fen } from '@app/domain/money/money';
import { credit } from '../src/ledger/ledger.ts';
import { openEnterprise, openPolicyFor } from '../src/operator/operator.ts';
import type { EnterpriseTx } from '../src/platform/database.ts';
import { unique, type World } from './world.ts';

/** An enterprise with money and changes that it can be held for, and nothing else: as much as the ledger sees of one. */
export async function aCustomer(world: World, { cash_fen, changes }: { cash_fen: number; changes: number }) {
  const { platform, clock, owner } = world;
  const enterpriseId = await openEnterprise(platform, {
    companyName: `账 ${unique()}`,
    agreementStatus: 0,
    showMobileAccount: 0,
  });
  const policyId = await openPolicyFor(platform, enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `L-${enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  });
  const does = <Result>(act: (tx: EnterpriseTx) => Promise<Result>) =>
    platform.database.inEnterprise(enterpriseId, act);
  if (cash_fen > 0) await does((tx) => credit(tx, fen(cash_fen), 'first', clock.now()));
  const userId = await platform.gate.addUser({
    userName: `ledger-${enterpriseId}`,
    mobile: '',
    realName: '王敏',
    passwordHash: '-',
    now: clock.now(),
  });
  const { rows } = await owner.query<{ policy_change_id: number }>(
    `insert into policy_change (enterprise_id, policy_id, change_type, status, start_date, end_date, person_count, roster_hash,
       input_user_id, operate_name, created_at)
     select $1, $2, 'add', 0, '2026-03-11', '2026-03-31', 1, '\\x00', $3, '王敏', $4 from generate_series(1, $5)
     returning policy_change_id`,
    [enterpriseId, policyId, userId, clock.now(), changes],
  );
  return {
    enterpriseId,
    does,
    changes: rows.map(({ policy_change_id }) => ({ type: 'change', id: policy_change_id }) as const),
  };
}
