import { seededNumbers } from '../../apps/server/src/demo/workers.ts';

export type Draws = ReturnType<typeof drawsFrom>;

/** Chance from a seed. Each stream of a seed draws by itself: nobody's draws depend on how many others were made. */
export function drawsFrom(seed: number, stream: number) {
  const below = seededNumbers(seed * 10_007 + stream);
  return {
    below,
    chance: (percent: number): boolean => below(100) < percent,
    between: (least: number, most: number): number => least + below(most - least + 1),
    pick: <Item>(from: readonly Item[]): Item => from[below(from.length)]!,
  };
}
