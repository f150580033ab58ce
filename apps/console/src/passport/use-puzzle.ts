import { puzzleParts } from '@app/contract/puzzle';
import { useEffect, useRef, useState } from 'react';
import { startWorker } from '../platform/trusted.ts';
// oxlint-disable-next-line import/default: Vite makes the address of the built file the default
import workerUrl from './puzzle-worker.ts?worker&url';
import type { PuzzleNews } from './puzzle-worker.ts';

export type Puzzle = {
  /** How much of it is worked out, from 0 to 1. */
  readonly progress: number;
  /** The fields that a sign-in takes along, once they are worked out; nothing when no browser could. */
  readonly solved: () => Promise<{ readonly captcha_id?: string; readonly captcha?: string }>;
};

const nothing = Promise.resolve({});

/** Works out what the server asks for before a try, in a thread of its own, while the person goes on typing. */
export function usePuzzle(id: string | undefined): Puzzle {
  const [done, setDone] = useState({ id: '', parts: 0 });
  const solving = useRef<Promise<{ captcha_id?: string; captcha?: string }>>(nothing);

  useEffect(() => {
    if (id === undefined) {
      solving.current = nothing;
      return undefined;
    }
    const worker = openWorker();
    solving.current = new Promise((resolve) => {
      if (!worker) return resolve({});
      worker.addEventListener('message', ({ data: { done: parts, solution } }: MessageEvent<PuzzleNews>) => {
        setDone({ id, parts });
        if (solution !== undefined) resolve({ captcha_id: id, captcha: solution });
      });
      // Then the server says how long to wait instead.
      worker.addEventListener('error', () => resolve({}));
      worker.postMessage(id);
    });
    return () => worker?.terminate();
  }, [id]);

  return {
    progress: done.id === id ? done.parts / puzzleParts : 0,
    solved: () => solving.current,
  };
}

function openWorker(): Worker | undefined {
  try {
    return startWorker(workerUrl);
  } catch {
    return undefined;
  }
}
