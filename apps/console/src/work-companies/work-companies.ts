import { listWorkCompanies } from '@app/contract/work-companies';
import { workCompanyStatus } from '@app/domain/roster/work-faults';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { send } from '../platform/api.ts';

// The door of the work companies.

export type WorkCompany = z.output<typeof listWorkCompanies.output>['data'][number];

const limit = 200;

/** Every work company of the enterprise, also those that cannot be chosen now: a list of persons says why it cannot. */
export const allWorkCompanies = queryOptions({
  queryKey: [listWorkCompanies.path, 'all'],
  staleTime: 60_000,
  queryFn: ({ signal }) => readAll({}, signal),
});

/** Those to which somebody of a policy can be sent now, with the work types of its series that are approved at each. */
export const workCompaniesOf = (policy_id: number) =>
  queryOptions({
    queryKey: [listWorkCompanies.path, 'of', policy_id],
    staleTime: 60_000,
    queryFn: ({ signal }) => readAll({ policy_id, status: workCompanyStatus.approved }, signal),
  });

async function readAll(
  wanted: { readonly policy_id?: number; readonly status?: number },
  signal: AbortSignal,
): Promise<readonly WorkCompany[]> {
  const read = (page: number) => send(listWorkCompanies, { ...wanted, page, limit }, { signal, quiet: true });
  const first = await read(1);
  const others = await Promise.all(Array.from({ length: first.last_page - 1 }, (_, at) => read(at + 2)));
  return [first, ...others].flatMap(({ data }) => data);
}
