import { listGaps } from '@app/contract/gaps';
import { compareList } from '@app/contract/imports/compare-list';
import { parseList } from '@app/contract/imports/parse-list';
import { listRenewable, renew } from '@app/contract/renewals/one-key';
import { listWorkCompanies } from '@app/contract/work-companies';
import { workCompanyStatus } from '@app/domain/roster/work-faults';
import { copyCovers, openCopyTarget } from './copy.ts';
import { type Figure, figure, type Part } from './figure.ts';
import { growPolicy } from './grow.ts';
import { openBenchOffice } from './office.ts';
import { inTurn, median, timed } from './rounds.ts';
import { say } from './say.ts';

const persons = 3_000;
const few = 1_000;
/** How many times as many the largest enterprise has. */
const larger = 100;
const rounds = 3;

type Office = Pick<Awaited<ReturnType<typeof openBenchOffice>>, 'address' | 'token' | 'policyId' | 'persons'>;

/** What the end of a month costs: who is left out, who works where, and everybody renewed in one transaction. */
export const monthEnd: Part = {
  name: 'month-end',
  measure: async (tell) => {
    const besides = [...Array.from({ length: rounds - 1 }, () => persons), few, few];
    const office = await openBenchOffice(persons, { besides });
    const target = await openCopyTarget(office.adminUrl);
    try {
      const [small, large] = office.others.slice(-2) as [Office, Office];
      await growPolicy(office.adminUrl, large.policyId, larger);
      const renewed: Office[] = [office, ...office.others.slice(0, rounds - 1)];
      const copy = median(await each(renewed, () => timed(() => copyCovers(target, persons))));
      const list = await pasted(office);
      const company_ids = await sitesOf(office);
      const ms = await inTurn(rounds, {
        compared: () => timed(() => say(office, compareList.path, { import_job_id: list, company_ids })),
        small: () => timed(() => say(small, listGaps.path, { kind: 'month_end', limit: 3 })),
        large: () => timed(() => say(large, listGaps.path, { kind: 'month_end', limit: 3 })),
      });
      tell(`COPY ${ms0(copy)}, compared ${ms0(ms.compared)}, gaps ${ms0(ms.small)} and ${ms0(ms.large)}`);
      return [
        figure('3,000 pasted compared with 3,000, × COPY', ms.compared / copy, { most: 6 }),
        figure('gaps of 100,000 persons, × of 1,000', ms.large / ms.small, { most: 1.2 }),
        ...(await renewals(renewed, copy, tell)),
      ];
    } finally {
      await target.close();
      await office.close();
    }
  },
};

const ms0 = (ms: number): string => `${ms.toFixed(0)} ms`;

async function each(offices: readonly Office[], measure: (office: Office) => Promise<number>) {
  const taken: number[] = [];
  for (const office of offices) taken.push(await measure(office));
  return taken;
}

/** A policy of this month can be renewed in its last days alone. */
async function renewals(
  offices: readonly Office[],
  copy: number,
  tell: (line: string) => void,
): Promise<readonly Figure[]> {
  const taken = (await each(offices, renewedIn)).filter((ms) => ms > 0);
  if (taken.length === 0) {
    tell('no policy of this month can be renewed yet: the last days of a month measure renewals');
    return [];
  }
  tell(`renewed in ${ms0(median(taken))}`);
  return [figure('3,000 persons renewed, × COPY', median(taken) / copy, { most: 4 })];
}

async function renewedIn(office: Office): Promise<number> {
  type Due = { readonly policies: readonly { policy_id: number; forecast_hash: string | null }[] };
  const { policies } = await say<Due>(office, listRenewable.path, {});
  const due = policies.find(({ policy_id, forecast_hash }) => policy_id === office.policyId && forecast_hash);
  if (!due) return 0;
  const items = [{ policy_id: due.policy_id, forecast_hash: due.forecast_hash }];
  let left = 0;
  const ms = await timed(async () => {
    const { failed } = await say<{ failed: readonly unknown[] }>(office, renew.path, {
      items,
      accept_terms: 1,
    });
    left = failed.length;
  });
  if (left > 0) throw new Error('the policy was not renewed');
  return ms;
}

/** The list of all who are covered, as it is pasted: names and numbers. */
async function pasted(office: Office): Promise<number> {
  const rows = office.persons.map(({ name, idcard }, at) => ({ row_no: at + 1, values: { name, idcard } }));
  const { import_job_id } = await say<{ import_job_id: number }>(office, parseList.path, {
    policy_id: office.policyId,
    rows,
  });
  return import_job_id;
}

/** The work companies whose people are compared: all of the policy's. */
async function sitesOf({ policyId: policy_id, ...office }: Office): Promise<readonly number[]> {
  const { data } = await say<{ data: readonly { readonly company_id: number }[] }>(
    office,
    listWorkCompanies.path,
    {
      policy_id,
      status: workCompanyStatus.approved,
    },
  );
  return data.map(({ company_id }) => company_id);
}
