import { sha256 } from '@noble/hashes/sha2.js';
import { puzzleParts, puzzleText, solvesPart } from '@app/contract/puzzle';

// Works a puzzle out beside the page. Not by the browser's own SHA-256, which is missing where the page comes without TLS and is
// slower for a hundred thousand short texts.

/** What the page hears: how many parts are done, and the solution with the last. */
export type PuzzleNews = { readonly done: number; readonly solution?: string };

const text = new TextEncoder();

addEventListener('message', ({ data: puzzle }: MessageEvent<string>) => {
  const solutions: number[] = [];
  while (solutions.length < puzzleParts) {
    const part = solutions.length;
    let tried = 0;
    while (!solvesPart(sha256(text.encode(puzzleText(puzzle, part, tried))))) tried += 1;
    solutions.push(tried);
    tell({
      done: solutions.length,
      ...(solutions.length === puzzleParts ? { solution: solutions.join('.') } : {}),
    });
  }
});

const tell = (news: PuzzleNews) => postMessage(news);
