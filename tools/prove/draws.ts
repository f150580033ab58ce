import { seededNumbers } from '../../apps/server/src/demo/world.ts';

/** Chance from a seed: the same seed draws the same, however the run goes. */
export type Draws = ReturnType<typeof drawsFrom>;

export function drawsFrom(seed: number) {
  const below = seededNumbers(seed);
  return {
    below,
    chance: (percent: number): boolean => below(100) < percent,
    between: (least: number, most: number): number => least + below(most - least + 1),
    pick: <Item>(from: readonly Item[]): Item => from[below(from.length)]!,
  };
}
