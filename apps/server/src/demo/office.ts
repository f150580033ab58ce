import { workCompanyStatus } from '@app/domain/roster/work-faults';
import { addWorkCompany } from '../operator/operator.ts';
import type { Platform } from '../platform/context.ts';
import type { EnterpriseId } from '../platform/database.ts';
import { closedCompanies, demoCompanies } from './companies.ts';
import { openJiangnan, signUpEverybody } from './everybody.ts';

/** The dispatch company, who acts for it, and where it sends people. */
export type Office = {
  readonly enterpriseId: EnterpriseId;
  readonly userId: number;
  /** In the order of `demoCompanies`. */
  readonly companyIds: readonly number[];
};

/** Opens it, with everybody who signs in and the work companies. */
export async function openOffice(platform: Platform): Promise<Office> {
  const enterpriseId = await openJiangnan(platform);
  const userId = await signUpEverybody(platform, enterpriseId);
  const companyIds: number[] = [];
  for (const { name, codes } of demoCompanies) {
    companyIds.push(
      await addWorkCompany(platform, enterpriseId, {
        name,
        status: workCompanyStatus.approved,
        occupationCodes: codes,
      }),
    );
  }
  for (const closed of closedCompanies)
    await addWorkCompany(platform, enterpriseId, { ...closed, occupationCodes: [] });
  return { enterpriseId, userId, companyIds };
}
