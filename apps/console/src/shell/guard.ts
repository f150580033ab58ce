import { my, panel } from '@app/contract/customers';
import { redirect } from '@tanstack/react-router';
import type { Admission } from '../platform/admission.ts';
import { callQuery, queryClient } from '../platform/api.ts';
import { may, meQuery } from '../platform/me.ts';
import type { Guard } from '../platform/root-route.ts';

/** Puts what the admission has read where the pages look for it. */
export function remember({ me, figures }: Admission): void {
  queryClient.setQueryData(meQuery.queryKey, me);
  if (!figures) return;
  queryClient.setQueryData(callQuery(panel, {}).queryKey, figures[0]);
  queryClient.setQueryData(callQuery(my, {}).queryKey, figures[1]);
}

/** Holds every navigation: a page that this person may not open gives way to the one that says so. */
export const guard: Guard = async (matches) => {
  const me = await queryClient.ensureQueryData(meQuery);
  if (matches.some(({ staticData }) => staticData.access !== undefined && !may(me, staticData.access)))
    throw redirect({ to: '/401', replace: true });
};
