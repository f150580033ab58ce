import { loginBefore } from '@app/contract/passport';
import { expect, it } from 'vitest';
import { anAddress, signInFrom, solved } from '../../test/sign-in.ts';
import { anEnterprise, aUserWithPassword, openWorld } from '../../test/world.ts';

const world = await openWorld();
const signIn = signInFrom(world);

const askBefore = async (payload: object, from: string) => {
  const response = await world.app.inject({
    method: 'POST',
    url: `/api${loginBefore.path}`,
    remoteAddress: from,
    payload,
  });
  return {
    statusCode: response.statusCode,
    ...response.json<{ code: number; data: unknown; reason?: string }>(),
  };
};

it('G5 says what a sign-in needs now: nothing at first, then a captcha and to wait', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const { userName } = await aUserWithPassword(world, enterpriseId, 'Guess-me-2026!');
  const home = anAddress();
  const needs = async (user_name: string, from: string) => (await askBefore({ user_name }, from)).data;
  const nothing = {
    need_captcha: 0,
    captcha_id: null,
    captcha_wait_s: 0,
    need_sms: 0,
    wait_s: 0,
  };
  expect(await needs(userName, home)).toEqual(nothing);

  for (let tried = 0; tried < 5; tried++) {
    const captcha = await solved(world, userName, home);
    await signIn({ user_name: userName, password: 'wrong', ...captcha }, home);
  }

  expect(await needs(` ${userName} `, home)).toMatchObject({
    need_captcha: 1,
    captcha_wait_s: 60,
    wait_s: 5,
  });
  expect(await needs(userName, anAddress())).toEqual(nothing);
});

it('G5 counts no try by asking', async () => {
  const home = anAddress();
  const user_name = `asked-${home}`;

  for (let asked = 0; asked < 30; asked++) await askBefore({ user_name }, home);

  expect((await askBefore({ user_name }, home)).data).toMatchObject({ wait_s: 0 });
});

it('T15 tells nothing of whether a name exists', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const { userName } = await aUserWithPassword(world, enterpriseId, 'Guess-me-2026!');
  const home = anAddress();

  expect(await askBefore({ user_name: `${userName}-not` }, home)).toEqual(
    await askBefore({ user_name: userName }, home),
  );
});

it('G5 refuses what is no user name', async () => {
  for (const payload of [{}, { user_name: ' ' }, { user_name: 1 }, { user_name: 'x', extra: 1 }]) {
    expect(await askBefore(payload, anAddress())).toMatchObject({ statusCode: 400, reason: 'VALIDATION' });
  }
});

it('T02 takes no notice of an enterprise that comes along before anyone is signed in', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const { userName } = await aUserWithPassword(world, enterpriseId, 'Guess-me-2026!');
  const home = anAddress();

  for (const wxapp_id of [enterpriseId, String(enterpriseId), 0, '']) {
    expect(await askBefore({ user_name: userName, wxapp_id }, home)).toMatchObject({ code: 1 });
    const input = { user_name: userName, password: 'Guess-me-2026!', wxapp_id };
    expect((await signIn(input as never, home)).envelope).toMatchObject({ code: 1 });
  }
  expect(await askBefore({ user_name: userName, wxapp_id: {} }, home)).toMatchObject({
    statusCode: 400,
    reason: 'VALIDATION',
  });
});
