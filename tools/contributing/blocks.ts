/** A block of code on a page: the file that it is, or that it is added to. */
export type Block = { readonly path: string; readonly isAdded: boolean; readonly text: string };

/** The blocks of TypeScript on a page. Behind the language stands the file, after a `+` where the block is added to one. */
export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```tsx? *(\+ )?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, added, path = '', text = '']) => ({ path, isAdded: added !== undefined, text }),
  );
