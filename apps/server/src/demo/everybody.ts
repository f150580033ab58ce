import { fen } from '@app/domain/money/money';
import { addUser, creditAccount, openEnterprise } from '../operator/operator.ts';
import type { Platform } from '../platform/context.ts';
import type { EnterpriseId } from '../platform/database.ts';
import { clerkKeys, demoPassword, type demoUserNames } from './sign-ins.ts';

/** The dispatch company of the demo. */
export const openJiangnan = (past: Platform): Promise<EnterpriseId> =>
  openEnterprise(past, { companyName: '江南劳务派遣有限公司', agreementStatus: 0, showMobileAccount: 1 });

/** The four who sign in, each at another point of a customer's way. Returns the number of the first. */
export async function signUpEverybody(past: Platform, jiangnan: EnterpriseId): Promise<number> {
  const now = past.clock.now();
  const join = (enterpriseId: EnterpriseId, userId: number, keys?: readonly string[]) =>
    past.gate.addMember({
      enterpriseId,
      userId,
      isSuper: keys ? 0 : 1,
      role: keys ? 'editor' : 'admin',
      access: keys ?? [],
      now,
    });
  const enroll = (userName: (typeof demoUserNames)[number], mobile: string, realName: string) =>
    addUser(past, { userName, mobile, realName, password: demoPassword });

  const binhai = await openEnterprise(past, {
    companyName: '滨海人力资源服务有限公司',
    agreementStatus: 0,
    showMobileAccount: 1,
  });
  const chenguang = await openEnterprise(past, {
    companyName: '晨光企业服务有限公司',
    agreementStatus: 1,
    showMobileAccount: 0,
  });
  await creditAccount(past, binhai, { amount_fen: fen(500_000), channel_trade_no: 'DEMO-BINHAI' });
  const admin = await enroll('hr_admin', '13800000001', '周敏');
  await join(jiangnan, admin);
  await join(binhai, admin);
  await join(jiangnan, await enroll('hr_clerk', '13800000002', '孙丽'), clerkKeys);
  await join(chenguang, await enroll('starter', '13800000003', '吴刚'));
  await enroll('newcomer', '13800000004', '郑洁');
  return admin;
}
