import { my, panel } from '@app/contract/customers';
import { userInfo } from '@app/contract/passport';
import type { z } from 'zod/mini';
import { send } from './send.ts';
import { bindEnterprise } from './session.ts';

/** Who is signed in, in which enterprise, and what they may do there. */
export type Me = z.output<typeof userInfo.output>;

/** What the console must know before it shows a page; without an enterprise there are no figures. */
export type Admission = {
  readonly me: Me;
  readonly figures?: readonly [panel: z.output<typeof panel.output>, my: z.output<typeof my.output>];
};

/**
 * Lets someone in: reads who they are and what they may do, then the first figures and the header's summary of their enterprise.
 * It is asked for while the console's code is still on its way.
 *
 * @throws RefusedError or NoAnswerError when that fails; the caller ends the session and says why
 */
export async function requestAdmission(): Promise<Admission> {
  const me = await send(userInfo, {}, { quiet: true });
  bindEnterprise(me.navbarinfo.customerId, me.user_id);
  if (me.navbarinfo.customerId === null) return { me };

  return {
    me,
    figures: await Promise.all([send(panel, {}, { quiet: true }), send(my, {}, { quiet: true })]),
  };
}
