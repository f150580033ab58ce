import type { Period } from '@app/domain/calendar/day';
import { workCompanyStatus } from '@app/domain/roster/work-faults';
import { demoCompanies } from '../../apps/server/src/demo/companies.ts';
import { insure } from '../../apps/server/src/demo/insure.ts';
import { findSeriesIds } from '../../apps/server/src/demo/queries.ts';
import { type InventedWorker, inventWorker, seededNumbers } from '../../apps/server/src/demo/workers.ts';
import {
  addSuperUser,
  addWorkCompany,
  openEnterprise,
  openPolicyFor,
} from '../../apps/server/src/operator/operator.ts';
import type { Platform } from '../../apps/server/src/platform/context.ts';

export const loadPassword = 'Load-2026!';

/** As many rows as one change takes comfortably. */
const changeRows_max = 10_000;
const nameOf = (number: number): string => `负载测试企业 ${number}`;

/** Whether an earlier run has opened this enterprise; one that was broken off in the middle is left as it is. */
export const isFilled = async ({ gate }: Platform, number: number): Promise<boolean> =>
  (await gate.findEnterprise(nameOf(number))) !== null;

type Filling = { readonly number: number; readonly count: number; readonly month: Period };

/** Opens an enterprise with four work companies and a policy of this month, and insures its persons as a clerk would. */
export async function fillEnterprise(platform: Platform, { number, count, month }: Filling) {
  const enterpriseId = await openEnterprise(platform, {
    companyName: nameOf(number),
    agreementStatus: 0,
    showMobileAccount: 0,
  });
  const userId = await addSuperUser(platform, enterpriseId, {
    userName: `load_${number}`,
    mobile: `139${String(number).padStart(8, '0')}`,
    realName: `测试员${number}`,
    password: loadPassword,
  });
  const sites = await Promise.all(
    demoCompanies.slice(0, 4).map(async ({ name, codes }) => ({
      codes,
      company_id: await addWorkCompany(platform, enterpriseId, {
        name,
        status: workCompanyStatus.approved,
        occupationCodes: codes,
      }),
    })),
  );
  const policyId = await openPolicyFor(platform, enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `TH-50B-${month.from.slice(0, 7).replace('-', '')}-L${number}`,
    start_date: month.from,
    end_date: month.to,
  });
  const occupations = await platform.database.inEnterprise(enterpriseId, (tx) => findSeriesIds(tx, 'EL'));
  const draw = seededNumbers(number);
  const insured: InventedWorker[] = [];
  for (let first = 0; first < count; first += changeRows_max) {
    const persons = Array.from({ length: Math.min(changeRows_max, count - first) }, (_, place) => {
      const { codes, company_id } = sites[draw(sites.length)]!;
      const occupation_id = occupations.get(codes[draw(codes.length)]!)!;
      return { ...inventWorker(draw, first + place), work_company_id: company_id, occupation_id };
    });
    insured.push(...persons);
    await insure(platform, {
      enterpriseId,
      userId,
      policyId,
      start_date: month.from,
      persons,
      left_fen: 100_000_000,
      trade_no: `LOAD-${number}-${first}`,
    });
  }
  return { enterpriseId, userId, policyId, persons: insured };
}
