import { policyPersonAddWarning } from '@app/contract/policy-changes/policy-person-add-warning';
import type { z } from 'zod/mini';
import type { OpenList } from '../../../imports/imports.tsx';
import { send } from '../../../platform/api.ts';
import type { FurtherCode, FurtherWarnings } from '../kind.ts';

type Told = z.output<typeof policyPersonAddWarning.output>[number];

/** Those of which a row of the list says nothing itself. */
const codes = ['FREQUENT_IN_OUT', 'AGE_SOON', 'CLASS_DROP'] as const satisfies readonly FurtherCode[];

/** Asks what is worth a look on the rows that are in order. Nothing of it keeps anybody from being insured: no answer is none. */
export async function askWarnings({ roster, keeper }: OpenList, policy_id: number): Promise<FurtherWarnings> {
  const { job } = keeper.keeping();
  if (!job) return [];
  const told = await send(
    policyPersonAddWarning,
    { policy_id, import_job_id: job.import_job_id },
    { quiet: true },
  ).catch((): readonly Told[] => []);
  const onReady = told.filter(({ row_no }) => row_no !== null && roster.view(row_no)?.isReady);
  return codes.flatMap((code) => {
    const people = onReady.filter((one) => one.code === code);
    return people.length === 0 ? [] : [{ code, people }];
  });
}
