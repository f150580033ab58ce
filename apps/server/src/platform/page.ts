/** A page of a list as it travels. */
export const pageOf = <Row>(
  { page, limit }: { page: number; limit: number },
  total: number,
  data: Row[],
) => ({
  total,
  per_page: limit,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / limit)),
  data,
});
