import { loginBefore as call } from '@app/contract/passport';
import { answerAnyone } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { strangersTurn } from '../platform/work/at-the-door.ts';
import { tryKeys } from './tries/keys.ts';
import { tryLimits } from './tries/limits.ts';
import { givePuzzle } from './tries/puzzle.ts';

export const loginBefore = answerAnyone(call, async ({ input, platform: { gate }, now, address }) => {
  const trying = { userName: input.user_name, address, device: input.device };
  const { wait_s, puzzle_wait_s, puzzle } = await strangersTurn(address, async () => {
    const keys = await tryKeys(gate, trying, now);
    const needs = await gate.loginNeeds({ keys, now, limits: tryLimits });
    return { ...needs, puzzle: needs.puzzle_wait_s > 0 ? await givePuzzle(gate, keys.own, now) : null };
  });
  return {
    need_captcha: flagOf(puzzle !== null),
    captcha_id: puzzle,
    captcha_wait_s: puzzle_wait_s,
    need_sms: flagOf(false),
    wait_s,
  };
});
