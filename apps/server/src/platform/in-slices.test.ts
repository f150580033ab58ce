import { expect, it } from 'vitest';
import { inParts, inSlices } from './in-slices.ts';

/** Work that takes so long that a list of it would hold up everybody. */
function busy<Value>(value: Value, for_ms = 0.5): Value {
  for (const until = performance.now() + for_ms; performance.now() < until; );
  return value;
}

it('T29 maps a long list in its order, and lets others run in between', async () => {
  const list = Array.from({ length: 200 }, (_, place) => place);
  let others = 0;
  const turn = () => {
    others += 1;
    pending = setImmediate(turn);
  };
  let pending = setImmediate(turn);

  const mapped = await inSlices(list, (item, place) => busy(item + place));
  clearImmediate(pending);

  expect(mapped).toEqual(list.map((item) => item * 2));
  expect(others).toBeGreaterThan(3);
});

it('T29 lets others run between a few items that take long', async () => {
  let others = 0;
  const turn = () => {
    others += 1;
    pending = setImmediate(turn);
  };
  let pending = setImmediate(turn);

  await inSlices([1, 2, 3, 4, 5], (item) => busy(item, 10));
  clearImmediate(pending);

  expect(others).toBeGreaterThan(3);
});

it('T29 hands over a list part by part, each once and none beside another', async () => {
  const seen: number[][] = [];
  let running = 0;

  await inParts([1, 2, 3, 4, 5], 2, async (part) => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    seen.push([...part]);
    running -= 1;
  });
  await inParts([], 2, async () => expect.unreachable());

  expect(seen).toEqual([[1, 2], [3, 4], [5]]);
});
