import { logout } from '@app/contract/passport';
import { shownPath } from '../platform/address.ts';
import { queryClient, send } from '../platform/api.ts';
import { leaveConsole } from '../platform/leave.ts';

/** Ends the session on the server, then forgets everything here; signing in again comes back to the same page. */
export async function logOut(): Promise<void> {
  // Without an answer the session ends by itself later; here it is over either way.
  await send(logout, {}, { quiet: true }).catch(() => undefined);
  queryClient.clear();
  // Asked last: a list that was stored just before has its number in the address by now.
  leaveConsole(shownPath());
}
