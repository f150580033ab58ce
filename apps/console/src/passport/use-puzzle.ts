import { puzzleParts } from '@app/contract/puzzle';
import { useEffect, useState } from 'react';
import { startWorker } from '../platform/trusted.ts';
import { createSolving, type Solved } from './puzzle-solving.ts';
// oxlint-disable-next-line import/default: Vite makes the address of the built file the default
import workerUrl from './puzzle-worker.ts?worker&url';

export type Puzzle = {
  /** How much of it is worked out, from 0 to 1. */
  readonly progress: number;
  /** The fields that a sign-in takes along, once they are worked out; nothing when no browser could. */
  readonly solved: () => Promise<Solved>;
};

/** Works out what the server asks for before a try, in a thread of its own, while the person goes on typing. */
export function usePuzzle(id: string | undefined): Puzzle {
  const [done, setDone] = useState({ id: '', parts: 0 });
  const [solving] = useState(() =>
    createSolving({ openWorker, onParts: (of, parts) => setDone({ id: of, parts }) }),
  );

  useEffect(() => {
    solving.follow(id);
    return solving.stop;
  }, [id, solving]);

  return { progress: done.id === id ? done.parts / puzzleParts : 0, solved: solving.solved };
}

function openWorker(): Worker | undefined {
  try {
    return startWorker(workerUrl);
  } catch {
    return undefined;
  }
}
