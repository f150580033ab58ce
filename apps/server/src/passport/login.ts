import { login as call } from '@app/contract/passport';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { answerAnyone } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import type { Gate, LoginRow } from '../platform/gate.ts';
import { networkOf } from '../platform/network.ts';
import { type Asker, checkPassword } from '../platform/password.ts';
import { Refusal } from '../platform/refusal.ts';
import { openSession } from '../platform/session.ts';
import { strangersTurn } from '../platform/work/at-the-door.ts';
import { keepDevice } from './tries/device.ts';
import { isOnKnownDevice, tryKeys } from './tries/keys.ts';
import { tryLimits } from './tries/limits.ts';
import { inPlace, type Outcome } from './tries/place.ts';
import { takePuzzle } from './tries/puzzle.ts';

export const login = answerAnyone(call, async ({ input, platform, now, address }) => {
  const { gate } = platform;
  const trying = { userName: input.user_name, address, device: input.device };
  const keys = await strangersTurn(address, () => tryKeys(gate, trying, now));
  const user = await inPlace({ ...platform, address }, keys, async () => {
    const { puzzle_wait_s } = await gate.loginNeeds({ keys, now, limits: tryLimits });
    if (puzzle_wait_s > 0 && !(await takePuzzle(gate, input, { key: keys.own, now })))
      throw new Refusal('CAPTCHA');
    return lookAt(gate, input, { network: networkOf(address), isKnown: isOnKnownDevice(keys) });
  });
  // One answer for an unknown name, a wrong password and a disabled user.
  if (!user) throw new Refusal('LOGIN_FAIL');

  const device = await keepDevice(gate, { named: input.device, userId: user.user_id, now });
  const { token, until } = await openSession(gate, user.user_id, user.default_enterprise_id, now);
  return {
    token,
    expire_at: shanghaiTime(until),
    must_change_password: flagOf(user.must_change_password === 1),
    device,
  };
});

async function lookAt(
  gate: Gate,
  { user_name, password }: { readonly user_name: string; readonly password: string },
  asker: Asker,
): Promise<readonly [Outcome, LoginRow | undefined]> {
  const user = await gate.userForLogin(user_name);
  const right = await checkPassword(password, user?.password_hash, asker);
  return user?.status === 1 && right ? ['right', user] : ['wrong', undefined];
}
