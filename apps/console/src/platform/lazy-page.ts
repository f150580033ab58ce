import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { preloadWords, type Words } from './text.ts';

/** A page whose code and words are fetched together when first needed. */
export type LazyPage<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Begins to fetch; a route's loader calls it, so that code, words and data travel at once, also on hover. */
  readonly preload: () => Promise<unknown>;
};

export function lazyPage<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...words: readonly Words[]
): LazyPage<Props> {
  const fetchAll = async () => {
    const [page] = await Promise.all([load(), ...words.map(preloadWords)]);
    return page;
  };
  const preload = () => fetchAll().catch(() => undefined);
  return Object.assign(
    lazy(async () => ({ default: await fetchAll() })),
    { preload },
  );
}
