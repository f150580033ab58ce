/**
 * The pages that a pager shows: the first, the last and those next to the present one, and a gap where two or more are left out.
 *
 * @param current the present page, counted from 1
 * @param last the last page
 */
export function pagesInSight(current: number, last: number): (number | 'gap')[] {
  const near = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= 1,
  );
  return near.flatMap((page, place) => {
    const before = near[place - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page];
  });
}
