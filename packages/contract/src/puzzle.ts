/**
 * What a browser works out before a sign-in after several failures: for each part a number that makes a text with a SHA-256 that
 * begins with so many zero bits. Many small parts take much the same time on each try, where one big one would be a lottery.
 *
 * 16 parts of 2¹³ tries are 131,000 on average: about a second on a phone, and as much for each guess of a program.
 */
export const puzzleParts = 16;
const zero_bits = 13;

/** The text of one part, for a number tried. */
export const puzzleText = (puzzle: string, part: number, tried: number): string =>
  `${puzzle}.${part}.${tried}`;

/** Whether a SHA-256 solves a part. */
export const solvesPart = (hash: Uint8Array): boolean =>
  (((hash[0] ?? 255) << 8) | (hash[1] ?? 255)) >>> (16 - zero_bits) === 0;
