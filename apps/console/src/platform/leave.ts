import { loginPath } from './address.ts';
import { leftSentence } from './left-sentence.ts';
import { forgetWindow } from './owner.ts';
import { bindEnterprise, clearToken } from './session.ts';

/** What the sign-in page says first as it opens next. */
export const signInNotice = leftSentence('sign-in-notice');

/**
 * Ends the signed-in console: forgets the session and all that was kept of it, and opens the sign-in page afresh, so that nothing of it
 * is left in memory either.
 *
 * @param from the path to come back to after signing in
 * @param notice a sentence that the sign-in page shows
 */
export function leaveConsole(from: string, notice = ''): void {
  clearToken();
  bindEnterprise(null);
  forgetWindow();
  if (notice) signInNotice.leave(notice);
  history.replaceState(null, '', `${location.pathname}#${loginPath(from)}`);
  location.reload();
}
