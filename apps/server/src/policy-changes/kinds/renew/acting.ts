import { shanghaiDay } from '@app/domain/calendar/shanghai';
import type { Context, Platform } from '../../../platform/context.ts';
import type { EnterpriseId, EnterpriseTx } from '../../../platform/database.ts';
import { enterpriseStatus } from '../../../platform/session.ts';

type By = { readonly enterprise_id: EnterpriseId; readonly user_id: number; readonly now: Date };

/** What a handler knows, where the clock acts on the standing order of a user: what it makes counts as theirs, and is recorded as by the clock. */
export const actingFor = (
  { vault, jobs }: Pick<Platform, 'vault' | 'jobs'>,
  tx: EnterpriseTx,
  { enterprise_id, user_id, now }: By,
): Context<null> => ({
  input: null,
  tx,
  now,
  today: shanghaiDay(now),
  language: 'zh',
  vault,
  jobs,
  session: {
    tokenHash: Buffer.alloc(0),
    user: { id: user_id, userName: '@system', name: '@system', mobile: '' },
    enterprise: {
      id: enterprise_id,
      companyName: '',
      status: enterpriseStatus.approved,
      agreementStatus: 0,
      serviceEndDate: null,
      flags: { show_mobile_account: 0, has_renew_policy: 1, has_created_jiaoyitong: 0 },
      isSuper: false,
      role: 'editor',
      access: [],
    },
  },
});
