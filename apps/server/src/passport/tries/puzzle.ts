import { randomBytes } from 'node:crypto';
import { puzzleParts, puzzleText, solvesPart } from '@app/contract/puzzle';
import type { Gate } from '../../platform/gate.ts';
import { sha256 } from './keys.ts';
import { puzzleLimits } from './limits.ts';

/** Gives the browser something to work out before its next try. */
export async function givePuzzle(gate: Gate, key: Buffer, now: Date): Promise<string> {
  const puzzle = randomBytes(16).toString('base64url');
  await gate.putPuzzle({ key, puzzleHash: sha256(puzzle), now, limits: puzzleLimits });
  return puzzle;
}

type Solved = { readonly captcha_id?: string | undefined; readonly captcha?: string | undefined };

/** Whether a puzzle that was given under this key is worked out. However it ends, it is used up. */
export async function takePuzzle(
  gate: Gate,
  { captcha_id = '', captcha = '' }: Solved,
  { key, now }: { readonly key: Buffer; readonly now: Date },
): Promise<boolean> {
  const taken = await gate.takePuzzle({ key, puzzleHash: sha256(captcha_id), now, limits: puzzleLimits });
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
