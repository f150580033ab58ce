/** How many persons each enterprise has: the first a tenth of all, as the largest customers do, the others alike. */
export function sizesOf(enterprises: number, persons: number): readonly number[] {
  if (enterprises === 1) return [persons];
  const first = Math.floor(persons / 10);
  const each = Math.floor((persons - first) / (enterprises - 1));
  const over = persons - first - each * (enterprises - 1);
  return [first, ...Array.from({ length: enterprises - 1 }, (_, at) => each + (at < over ? 1 : 0))];
}
