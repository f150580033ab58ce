import * as z from 'zod/mini';

/** What every list keeps in its address, beside its own filters. */
export type ListSearch = {
  readonly page: number;
  readonly limit: number;
  readonly keywords?: string | undefined;
  /** A field of the list's call, with a minus in front for the other way round. */
  readonly sort?: string | undefined;
  /** The columns that are shown, by key; those of the list's own choice when left out. */
  readonly columns?: string | undefined;
};

/** The part of an address that is about the look of a list: no call ever sees it. */
const listLook = { columns: z.optional(z.string().check(z.maxLength(400), z.regex(/^[\w,]+$/))) };

/** What a list asks the server for: its address without what is about its look. */
export function askedOf<Search extends { readonly columns?: string | undefined }>(
  search: Search,
): Omit<Search, 'columns'> {
  const { columns: _look, ...asked } = search;
  return asked;
}

/** The fields of a list's call and of its look together: what a list's address is read by. */
export const listSearchOf = <Shape extends z.core.$ZodLooseShape>(input: z.ZodMiniObject<Shape>) =>
  z.object({ ...input.shape, ...listLook });
