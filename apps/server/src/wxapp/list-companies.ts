import { statusText } from '@app/contract/words/words';
import { listCompanies as call } from '@app/contract/wxapp';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { answerSession } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { hasExpired } from '../platform/session.ts';

export const listCompanies = answerSession(
  call,
  async ({ session: { user, enterprise }, platform: { gate }, now, language }) => {
    const today = shanghaiDay(now);
    return (await gate.companiesOf(user.id)).map((row) => ({
      wxapp_id: row.enterprise_id,
      company_name: row.company_name,
      status: row.status,
      status_text: statusText(language, 'enterprise', row.status),
      is_certification: flagOf(row.is_certification === 1),
      is_default: flagOf(row.is_default === 1),
      is_expire: flagOf(hasExpired({ status: row.status, serviceEndDate: row.service_end_date }, today)),
      is_current: flagOf(row.enterprise_id === enterprise?.id),
      role: row.role,
    }));
  },
);
