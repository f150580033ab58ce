import type { Access, Call } from '@app/contract/call';
import { userInfo } from '@app/contract/passport';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Me } from './admission.ts';
import { callQuery } from './api.ts';
import type { EnterpriseFlag } from './root-route.ts';

/** Read once, before the console opens. */
export const meQuery = queryOptions({
  ...callQuery(userInfo, {}, { quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useMe = (): Me => useSuspenseQuery(meQuery).data;

/**
 * Whether someone may make a call or open its page, as the server will decide: a super user holds every key, others those of their
 * list; whatever needs an enterprise is closed to a user without one.
 */
export function may(me: Me, access: Access): boolean {
  if (access === 'anyone' || access === 'session') return true;
  if (me.navbarinfo.customerId === null) return false;
  if (access === 'member' || me.navbarinfo.user.is_super === 1) return true;
  return access.some((key) => me.navbarinfo.access.includes(key));
}

/** Whether a page is there at all for the enterprise someone works for. */
export const isOffered = (me: Me, { onlyWith }: { readonly onlyWith?: EnterpriseFlag }): boolean =>
  onlyWith === undefined || me.navbarinfo.user[onlyWith] === 1;

/** For a button: `const mayAdd = useMay(add)`; where it is false, the button is off and says why. */
export const useMay = (call: Call): boolean => may(useMe(), call.access);
