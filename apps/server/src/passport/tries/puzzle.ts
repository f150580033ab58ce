import { randomBytes } from 'node:crypto';
import { puzzleParts, puzzleText, solvesPart } from '@app/contract/puzzle';
import type { Gate } from '../../platform/gate.ts';
import { sha256 } from './keys.ts';

const lives_s = 300;
const keptOfAKey = 20;

/** Gives the browser something to work out before its next try. */
export async function givePuzzle(gate: Gate, key: Buffer, now: Date): Promise<string> {
  const puzzle = randomBytes(16).toString('base64url');
  const until = new Date(now.getTime() + lives_s * 1_000);
  await gate.putPuzzle(key, sha256(puzzle), { now, until, most: keptOfAKey });
  return puzzle;
}

/** Whether a puzzle that was given under this key is worked out. However it ends, it is used up. */
export async function takePuzzle(
  gate: Gate,
  key: Buffer,
  { captcha_id = '', captcha = '' }: { captcha_id?: string | undefined; captcha?: string | undefined },
  now: Date,
): Promise<boolean> {
  const taken = await gate.takePuzzle(key, sha256(captcha_id), now, lives_s);
  const solutions = captcha
    .split('.')
    .map((solution) => (/^\d{1,9}$/.test(solution) ? Number(solution) : -1));
  return (
    taken &&
    solutions.length === puzzleParts &&
    solutions.every(
      (solution, part) => solution >= 0 && solvesPart(sha256(puzzleText(captcha_id, part, solution))),
    )
  );
}
