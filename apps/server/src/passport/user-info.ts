import { userInfo as call } from '@app/contract/passport';
import { mask } from '@app/domain/id-number';
import { shanghaiDay } from '@app/domain/shanghai';
import { readBalance } from '../ledger/ledger.ts';
import { answerSession } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { hasExpired } from '../platform/session.ts';
import { version } from '../platform/settings.ts';

export const userInfo = answerSession(
  call,
  async ({ session: { user, enterprise }, platform: { database }, now }) => {
    const balance = enterprise ? await database.inEnterprise(enterprise.id, readBalance) : null;
    const is_expire = flagOf(enterprise !== null && hasExpired(enterprise, shanghaiDay(now)));
    return {
      user_id: user.id,
      user_name: user.userName,
      name: user.name,
      avatar: '',
      introduction: `console ${version}`,
      roles: [enterprise?.role ?? ('editor' as const)],
      is_expire,
      balance_enough: flagOf((balance?.cash_fen ?? 0) > 0),
      balance_fen: balance?.cash_fen ?? null,
      navbarinfo: {
        user: {
          is_super: flagOf(enterprise?.isSuper ?? false),
          has_renew_policy: enterprise?.flags.has_renew_policy ?? 0,
          has_created_jiaoyitong: enterprise?.flags.has_created_jiaoyitong ?? 0,
          company_name: enterprise?.companyName ?? '',
          mobile: mask(user.mobile),
          show_mobile_account: enterprise?.flags.show_mobile_account ?? 0,
        },
        project: { name: '', logo_white: '' },
        has_month_policy: flagOf(false),
        access: [...(enterprise?.access ?? [])],
        is_expire,
        customerId: enterprise?.id ?? null,
      },
    };
  },
);
