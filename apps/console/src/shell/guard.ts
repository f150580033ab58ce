import { my, panel } from '@app/contract/customers';
import { redirect } from '@tanstack/react-router';
import { callQuery, queryClient } from '../platform/api.ts';
import { type Me, may, meQuery } from '../platform/me.ts';
import type { Guard } from '../platform/root-route.ts';
import { bindEnterprise } from '../platform/session.ts';

/**
 * Lets someone in: reads who they are and what they may do, then the first figures and the header's summary of their enterprise.
 *
 * @throws RefusedError or NoAnswerError when that fails; the caller ends the session and says why
 */
export async function admit(): Promise<Me> {
  const known = queryClient.getQueryData(meQuery.queryKey);
  if (known) return known;

  const me = await queryClient.fetchQuery(meQuery);
  bindEnterprise(me.navbarinfo.customerId);
  if (me.navbarinfo.customerId !== null)
    await Promise.all([
      queryClient.fetchQuery(callQuery(panel, {}, { quiet: true })),
      queryClient.fetchQuery(callQuery(my, {}, { quiet: true })),
    ]);
  return me;
}

/** Holds every navigation: a page that this person may not open gives way to the one that says so. */
export const guard: Guard = async (matches) => {
  const me = await admit();
  if (matches.some(({ staticData }) => staticData.access !== undefined && !may(me, staticData.access)))
    throw redirect({ to: '/401', replace: true });
};
