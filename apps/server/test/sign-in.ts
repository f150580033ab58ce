import { createHash, randomBytes } from 'node:crypto';
import type { Envelope } from '@app/contract/call';
import { login } from '@app/contract/passport';
import { puzzleParts, puzzleText, solvesPart } from '@app/contract/puzzle';
import type { z } from 'zod/mini';
import { strangersKeys } from '../src/passport/tries/keys.ts';
import { puzzleLimits, tryLimits } from '../src/passport/tries/limits.ts';
import type { World } from './world.ts';

let addresses = 0;
/** An address that no other test signs in from. */
export const anAddress = (): string => {
  const number = (process.pid % 250) * 65_536 + addresses++;
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
};

/** Signs in from an address, by default from one that has never tried before. */
export const signInFrom =
  ({ app }: World) =>
  async (input: object, from = anAddress()) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api${login.path}`,
      remoteAddress: from,
      payload: input,
    });
    const envelope: Envelope<z.output<typeof login.output>> = response.json();
    return { statusCode: response.statusCode, headers: response.headers, envelope };
  };

/** Worked out once for all tests of a file: it takes a second. */
const known = { puzzle: randomBytes(16).toString('base64url'), solution: '' };

/** A puzzle that a name is given now at an address, worked out. Nothing when none is needed. */
export async function solved({ platform, clock, owner }: World, userName: string, from: string) {
  const keys = strangersKeys(userName, from);
  const now = clock.now();
  const { puzzle_wait_s } = await platform.gate.loginNeeds({ keys, now, limits: tryLimits });
  if (puzzle_wait_s === 0) return {};
  const puzzleHash = createHash('sha256').update(known.puzzle).digest();
  await owner.query('delete from puzzle where puzzle_hash = $1', [puzzleHash]);
  await platform.gate.putPuzzle({ key: keys.own, puzzleHash, now, limits: puzzleLimits });
  known.solution ||= workedOut(known.puzzle);
  return { captcha_id: known.puzzle, captcha: known.solution };
}

/** What a browser works out of a puzzle. */
export function workedOut(puzzle: string): string {
  return Array.from({ length: puzzleParts }, (_, part) => {
    let tried = 0;
    while (
      !solvesPart(
        createHash('sha256')
          .update(puzzleText(puzzle, part, tried))
          .digest(),
      )
    )
      tried += 1;
    return tried;
  }).join('.');
}
