import { type ComponentType, createElement, type FunctionComponent, use } from 'react';
import { preloadWords, type Words } from './text.ts';

/** A page whose code and words are fetched together when first needed. */
export type LazyPage<Props> = FunctionComponent<Props> & {
  /** Begins to fetch; a route's loader calls it, so that code, words and data travel at once, also on hover. */
  readonly preload: () => Promise<unknown>;
};

/** Makes a page lazy. Unlike React's `lazy`, one that could not be fetched is asked for again when the reader retries. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...words: readonly Words[]
): LazyPage<Props> {
  let fetched: Promise<ComponentType<Props>> | undefined;

  const fetchPage = (): Promise<ComponentType<Props>> => {
    fetched ??= Promise.all([load(), ...words.map(preloadWords)]).then(
      ([page]) => page,
      (error: unknown) => {
        fetched = undefined;
        throw error;
      },
    );
    return fetched;
  };
  const Page = (props: Props) => createElement(use(fetchPage()), props);
  return Object.assign(Page, { preload: () => fetchPage().catch(() => undefined) });
}
