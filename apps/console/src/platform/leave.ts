import { loginPath } from './address.ts';
import { bindEnterprise, clearToken } from './session.ts';

const noticeKey = 'sign-in-notice';

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
  try {
    sessionStorage.clear();
    if (notice) sessionStorage.setItem(noticeKey, notice);
  } catch {
    // Without storage there is nothing to forget, and the notice is lost.
  }
  history.replaceState(null, '', `${location.pathname}#${loginPath(from)}`);
  location.reload();
}

/** The sentence left for the sign-in page; it is shown once. */
export function takeNotice(): string {
  try {
    const notice = sessionStorage.getItem(noticeKey) ?? '';
    sessionStorage.removeItem(noticeKey);
    return notice;
  } catch {
    return '';
  }
}
