import { expect, it } from 'vitest';
import { anAddress, signInFrom } from '../../test/sign-in.ts';
import { anEnterprise, aUserWithPassword, dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { checkPassword } from '../platform/password.ts';
import { strangersLine } from '../platform/strangers-line.ts';

// Many networks sign in at once, each with a few tries.

const world = await openWorld();
const signIn = signInFrom(world);
const password = 'Own-me-2026!';

async function aNamed() {
  const { enterpriseId } = await anEnterprise(world);
  return aUserWithPassword(world, enterpriseId, password);
}

/** Strangers of so many networks, a few of each, who try again for as long as `on` says; whoever finds no room has gone. */
function flood(networks: number, each: number, on: () => boolean = () => false) {
  let ended = 0;
  const stranger = async (network: string) => {
    do {
      await checkPassword('wrong', undefined, { network, isKnown: false });
      ended++;
    } while (on());
  };
  const tries = Array.from({ length: networks * each }, (_, place) => stranger(`flood ${place % networks}`));
  return { ended: () => ended, over: Promise.allSettled(tries) };
}

it('T14 T29 lets whoever signs in on a known device go before strangers of all networks', async () => {
  const { userName: user_name } = await aNamed();
  const { device } = dataOf((await signIn({ user_name, password })).envelope);
  const { ended, over } = flood(strangersLine.others_max, 1);

  dataOf((await signIn({ user_name, password, device })).envelope);

  // By turns of the networks it would have come behind all of them.
  expect(ended()).toBeLessThan(strangersLine.others_max / 2);
  await over;
});

it('T14 T29 turns a stranger away at once at the end of the line, and holds it against nobody', async () => {
  const { userName: user_name } = await aNamed();
  const from = anAddress();
  let isOn = true;
  const { over } = flood(strangersLine.others_max, 1, () => isOn);

  // More than would be waited for if they were failures.
  for (let tried = 0; tried < 8; tried++) {
    const { statusCode, headers, envelope } = await signIn({ user_name, password }, from);
    expect(refusedOf(envelope)).toMatchObject({ reason: 'TOO_MANY_AT_ONCE', detail: { retry_after_s: 3 } });
    expect([statusCode, headers['retry-after']]).toEqual([429, '3']);
  }

  isOn = false;
  await over;
  dataOf((await signIn({ user_name, password }, from)).envelope);
});

it('T14 T29 leaves room in the line for other networks when a few would fill it', async () => {
  const { userName: user_name } = await aNamed();
  const { ended, over } = flood(4, strangersLine.others_max / 4);

  dataOf((await signIn({ user_name, password })).envelope);

  expect(ended()).toBeLessThan(strangersLine.same_max / 2);
  await over;
});
