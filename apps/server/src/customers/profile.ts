import { profile as call } from '@app/contract/customers';
import { statusText } from '@app/contract/words/words';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { mask } from '@app/domain/persons/id-number';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { gateIn } from '../platform/gate.ts';
import { readEnterprise } from './queries.ts';

export const profile = answer(call, async ({ tx, session, language }) => {
  const { user, enterprise, tokenHash } = session;
  const [own, row] = await Promise.all([gateIn(tx).profileOf(tokenHash), readEnterprise(tx)]);
  return {
    user_id: user.id,
    user_name: user.userName,
    name: user.name,
    mobile: mask(user.mobile),
    last_login_time: own.last_login_at && shanghaiTime(own.last_login_at),
    wx_bound: flagOf(false),
    enterprise: {
      wxapp_id: enterprise.id,
      company_name: enterprise.companyName,
      tax_number: row.tax_number ?? '',
      status: enterprise.status,
      status_text: statusText(language, 'enterprise', enterprise.status),
      is_certification: flagOf(row.is_certification === 1),
      agreement_status: enterprise.agreementStatus,
      expire_date: row.service_end_date,
      is_super: flagOf(enterprise.isSuper),
      is_default: flagOf(own.default_enterprise_id === enterprise.id),
      role: enterprise.role,
    },
  };
});
