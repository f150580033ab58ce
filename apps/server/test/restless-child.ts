import { setTimeout } from 'node:timers/promises';

// A child for the tests of platform/child.ts: does as it is told.
process.once('message', async ({ act }: { act: 'answer' | 'rest' | 'spin' | 'fill' | 'crash' | 'look' }) => {
  if (act === 'rest') await setTimeout(3_000);
  if (act === 'answer' || act === 'rest') process.send?.({ said: 'done' });
  if (act === 'look') process.send?.({ said: Object.keys(process.env).toSorted().join() });
  if (act === 'crash') process.exit(7);
  const kept: string[][] = [];
  while (act === 'spin' || act === 'fill') {
    if (act === 'fill') kept.push(Array.from({ length: 10_000 }, (_, place) => `${kept.length}-${place}`));
  }
  process.disconnect();
});
