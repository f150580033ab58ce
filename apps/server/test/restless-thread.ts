import { setTimeout as pause } from 'node:timers/promises';
import { resourceLimits } from 'node:worker_threads';
import { givenToThread, takeTasks } from '../src/platform/work/in-thread.ts';

// A thread that does as it is told, good or bad.

const { greeting } = givenToThread<{ greeting: string }>();

takeTasks(
  async (act: string): Promise<string> => {
    if (act === 'die') process.exit(1);
    if (act === 'fill')
      for (const held: unknown[] = []; ; ) held.push(Array.from({ length: 10_000 }, () => ({})));
    if (act === 'wait') await pause(50);
    if (act === 'tell') return String(resourceLimits.maxYoungGenerationSizeMb);
    return `${greeting} ${act}`;
  },
  async () => undefined,
);
