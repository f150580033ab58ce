type Placed = { readonly at: number };

/** Of things in the order of their places those from one place to before another. As fast in a long line as in a short one. */
export const between = <Item extends Placed>(
  items: readonly Item[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly Item[] => items.slice(countBefore(items, from), countBefore(items, to));

/** How many stand before a place. */
function countBefore(items: readonly Placed[], place: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((items[middle]?.at ?? Infinity) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
