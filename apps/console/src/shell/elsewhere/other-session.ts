import { userInfo } from '@app/contract/passport';
import { shownPath } from '../../platform/address.ts';
import type { Me } from '../../platform/admission.ts';
import { readLanguage } from '../../platform/language.ts';
import { queryClient, send } from '../../platform/api.ts';
import { leaveConsole } from '../../platform/leave.ts';
import { meQuery } from '../../platform/me.ts';
import { readEnterprise, readToken } from '../../platform/session.ts';
import { allUnsaved } from '../../platform/tabs.ts';
import { trouble } from '../../platform/trouble.ts';

/** The session that another window has begun, where it is not that of this page; unknown where nobody could be asked. */
export type OtherSession = { readonly me: Me | undefined };

/**
 * Finds out what has become of the session: undefined where this page may go on as it is.
 *
 * @param comesInSight the page has been away: with nothing unsaved on it, it begins again with a session that is of the same person
 */
export async function meetOtherSession(comesInSight: boolean): Promise<OtherSession | undefined> {
  const token = readToken();
  if (token === '') return leaveToo();
  const shown = queryClient.getQueryData<Me>(meQuery.queryKey);
  const me = await send(userInfo, {}, { quiet: true, token }).catch(() => undefined);
  const isSame =
    me !== undefined &&
    me.user_id === shown?.user_id &&
    me.navbarinfo.customerId === (readEnterprise() ?? null);
  if (!isSame) return { me };
  if (comesInSight && allUnsaved().length === 0) location.reload();
  return undefined;
}

/** Signed out in another window, this one leaves too; what is not saved yet is kept by signing in again. */
function leaveToo(): undefined {
  const sentence = leftWords[readLanguage()];
  if (allUnsaved().length === 0) leaveConsole(shownPath(), sentence);
  else void trouble().signedOut(sentence);
}

const leftWords = {
  en: 'You have signed out in another window.',
  zh: '您已在另一个窗口退出登录。',
  es: 'Ha cerrado la sesión en otra ventana.',
  ja: '別のウィンドウでログアウトしました。',
} as const;
