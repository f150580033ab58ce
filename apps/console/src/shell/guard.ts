import { my, panel } from '@app/contract/customers';
import { redirect } from '@tanstack/react-router';
import type { Admission, Me } from '../platform/admission.ts';
import { callQuery, queryClient } from '../platform/api.ts';
import { isOffered, may, meQuery } from '../platform/me.ts';
import type { Guard } from '../platform/root-route.ts';

/** Puts what the admission has read where the pages look for it. */
export function remember({ me, figures }: Admission): void {
  queryClient.setQueryData(meQuery.queryKey, me);
  if (!figures) return;
  queryClient.setQueryData(callQuery(panel, {}).queryKey, figures[0]);
  queryClient.setQueryData(callQuery(my, {}).queryKey, figures[1]);
}

/** Where an account without an enterprise begins. */
export const startPagePath = '/firm/account';

/** Where an enterprise is told that its service has ended. */
const pastDuePath = '/pastDue';

const notFoundPath = '/404';

/** Holds every navigation: a page that this person may not open gives way to the one that says so. */
export const guard: Guard = async (matches) => {
  const me = await queryClient.ensureQueryData(meQuery);
  const page = matches.at(-1);
  const to = page && detour(me, page);
  if (to !== undefined) throw redirect({ to, replace: true });
};

function detour(me: Me, { fullPath, staticData }: Parameters<Guard>[0][number]): string | undefined {
  const isExpired = me.is_expire === 1;
  // The pages of nobody in particular: no such page, signing in, what needs no sign-in.
  const { access } = staticData;
  if (fullPath === pastDuePath) return isExpired ? undefined : '/';
  if (access === undefined || access === 'anyone') return undefined;
  if (isExpired && !stillOpen.has(fullPath)) return pastDuePath;
  if (!isOffered(me, staticData)) return notFoundPath;
  if (may(me, access)) return undefined;
  return me.navbarinfo.customerId === null ? startPagePath : '/401';
}

/** What stays open when the service has ended: who one is, and another enterprise. */
const stillOpen: ReadonlySet<unknown> = new Set([notFoundPath, '/401', '/permission/profile', startPagePath]);
