import { userInfo as call } from '@app/contract/passport';
import { addDays } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { mask } from '@app/domain/persons/id-number';
import { late_days } from '@app/domain/policies/renewal';
import { readBalance } from '../ledger/ledger.ts';
import { answerSession } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { hasExpired } from '../platform/session.ts';
import { hasMonthPolicy, hasPolicySince } from '../policies/policies.ts';

export const userInfo = answerSession(
  call,
  async ({ session: { user, enterprise }, platform: { database }, now }) => {
    const today = shanghaiDay(now);
    const facts =
      enterprise &&
      (await database.inEnterprise(enterprise.id, async (tx) => {
        const [balance, isMonthly, renews] = await Promise.all([
          readBalance(tx),
          hasMonthPolicy(tx, today),
          hasPolicySince(tx, addDays(today, -late_days)),
        ]);
        return { cash_fen: balance.cash_fen, isMonthly, renews };
      }));
    const is_expire = flagOf(enterprise !== null && hasExpired(enterprise, today));
    const access = [...(enterprise?.access ?? [])];
    return {
      user_id: user.id,
      user_name: user.userName,
      name: user.name,
      avatar: '',
      introduction: '',
      roles: [enterprise?.role ?? ('editor' as const)],
      access,
      is_expire,
      balance_enough: flagOf((facts?.cash_fen ?? 0) > 0),
      balance_fen: facts?.cash_fen ?? null,
      navbarinfo: {
        user: {
          is_super: flagOf(enterprise?.isSuper ?? false),
          has_renew_policy: flagOf(enterprise?.flags.has_renew_policy === 1 || (facts?.renews ?? false)),
          has_created_jiaoyitong: enterprise?.flags.has_created_jiaoyitong ?? 0,
          orders_goods: flagOf(false),
          company_name: enterprise?.companyName ?? '',
          mobile: mask(user.mobile),
          show_mobile_account: enterprise?.flags.show_mobile_account ?? 0,
        },
        service_man: null,
        project: { name: '', logo_white: '' },
        has_month_policy: flagOf(facts?.isMonthly ?? false),
        access,
        is_expire,
        customerId: enterprise?.id ?? null,
        disable_more: flagOf(false),
        inviter_id: null,
        inviter_name: '',
      },
    };
  },
);
