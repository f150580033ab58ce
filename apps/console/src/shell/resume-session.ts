import { userInfo } from '@app/contract/passport';
import { switchCompany } from '@app/contract/wxapp';
import { send } from '../platform/api.ts';
import { readEnterprise, storeToken } from '../platform/session.ts';

/**
 * Goes on in a new session of the same person, in the enterprise that the page shows: a sign-in may begin in another one.
 *
 * @throws RefusedError when that enterprise is open to them no more; NoAnswerError when no answer comes. Nothing is stored then
 */
export async function resumeSession(token: string): Promise<void> {
  const shown = readEnterprise();
  const { navbarinfo } = await send(userInfo, {}, { quiet: true, token });
  const isShown = shown === undefined || navbarinfo.customerId === shown;
  storeToken(
    isShown ? token : (await send(switchCompany, { wxapp_id: shown }, { quiet: true, token })).token,
  );
}
