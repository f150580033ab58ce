import { readDay } from '@app/domain/calendar/day';
import { fen } from '@app/domain/money/money';
import { workCompanyStatus } from '@app/domain/roster/work-faults';
import type { EnterpriseId } from '../platform/database.ts';
import { auditCommands } from './audit-commands.ts';
import type { Command, Flags, OperatorPlatform } from './command.ts';
import { noticeCommands } from './notice-commands.ts';
import { requireApproval } from './require-approval.ts';
import { personCommands } from './person-commands.ts';
import {
  addSuperUser,
  addWorkCompany,
  creditAccount,
  openEnterprise,
  openPolicyFor,
  OperatorError,
} from './operator.ts';

export const commands: Readonly<Record<string, Command>> = {
  'enterprise:open': {
    about: 'Opens an approved enterprise.',
    flags: { name: '江南劳务派遣有限公司' },
    run: async (platform, { name = '' }) => {
      const id = await openEnterprise(platform, {
        companyName: name,
        agreementStatus: 0,
        showMobileAccount: 1,
      });
      return `Enterprise ${id} is open.`;
    },
  },
  'user:add': {
    about:
      'Adds a super user of an enterprise. The password is read from OPERATOR_PASSWORD, so that no history keeps it.',
    flags: {
      enterprise: '江南劳务派遣有限公司',
      'user-name': 'hr_zhou',
      name: '周敏',
      mobile: '13800000001',
    },
    run: async (platform, flags) => {
      const password = process.env.OPERATOR_PASSWORD ?? '';
      if (password.length < 10)
        throw new OperatorError('Set OPERATOR_PASSWORD to the first password, 10 characters or more.');
      const enterpriseId = await enterpriseNamed(platform, flags);
      const { 'user-name': userName = '', name: realName = '', mobile = '' } = flags;
      await addSuperUser(platform, enterpriseId, { userName, realName, mobile, password });
      return `User ${userName} may sign in.`;
    },
  },
  'work-company:add': {
    about: 'Adds an approved work company with the codes of the work types that may be insured there.',
    flags: { enterprise: '江南劳务派遣有限公司', name: '昆山华讯电子有限公司', codes: 'MFG03,MFG04' },
    run: async (platform, flags) => {
      const occupationCodes = (flags.codes ?? '')
        .split(',')
        .map((code) => code.trim())
        .filter((code) => code !== '');
      const id = await addWorkCompany(platform, await enterpriseNamed(platform, flags), {
        name: flags.name ?? '',
        status: workCompanyStatus.approved,
        occupationCodes,
      });
      return `Work company ${id} is approved.`;
    },
  },
  'policy:open': {
    about: 'Opens an accepted policy on the latest version of a plan.',
    flags: {
      enterprise: '江南劳务派遣有限公司',
      plan: 'EL-B',
      'policy-no': 'TH202612-50B-0002',
      from: '2026-12-01',
      to: '2026-12-31',
    },
    run: async (platform, flags) => {
      const policyId = await openPolicyFor(platform, await enterpriseNamed(platform, flags), {
        plan_code: flags.plan ?? '',
        policy_no: flags['policy-no'] ?? '',
        start_date: dayOf(flags, 'from'),
        end_date: dayOf(flags, 'to'),
      });
      return `Policy ${policyId} is open.`;
    },
  },
  'account:credit': {
    about: 'Credits a bank transfer that has arrived. The bank’s number counts once.',
    flags: { enterprise: '江南劳务派遣有限公司', yuan: '20000.00', 'trade-no': '20261121000123' },
    run: async (platform, flags) => {
      const amount_fen = fenOf(flags);
      await creditAccount(platform, await enterpriseNamed(platform, flags), {
        amount_fen,
        channel_trade_no: flags['trade-no'] ?? '',
      });
      return `${flags.yuan} yuan are credited.`;
    },
  },
  'approval:require': {
    about:
      'Has another user approve what one user of an enterprise confirms (yes), or lets one confirm alone (no). Users cannot set it.',
    flags: { enterprise: '江南劳务派遣有限公司', required: 'yes' },
    run: async (platform, flags) => {
      const { required } = flags;
      if (required !== 'yes' && required !== 'no') throw new OperatorError('--required must be yes or no.');
      return requireApproval(platform, await enterpriseNamed(platform, flags), required === 'yes');
    },
  },
  ...personCommands,
  ...noticeCommands,
  ...auditCommands,
};

async function enterpriseNamed(
  { gate }: OperatorPlatform,
  { enterprise = '' }: Flags,
): Promise<EnterpriseId> {
  const id = await gate.findEnterprise(enterprise);
  if (id === null)
    throw new OperatorError(`There is no enterprise ${enterprise}. Open it first: enterprise:open`);
  return id;
}

function dayOf(flags: Flags, name: string) {
  const day = readDay(flags[name] ?? '');
  if (!day) throw new OperatorError(`--${name} must be a day such as 2026-12-01.`);
  return day;
}

/** Yuan with at most two decimals, as whole fen; by digits, not by floats. */
function fenOf({ yuan = '' }: Flags) {
  const [, whole = '', decimals = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  if (whole === '' || Number(whole + decimals) === 0)
    throw new OperatorError('--yuan must be an amount such as 20000.00.');
  return fen(Number(whole) * 100 + Number(decimals.padEnd(2, '0')));
}
