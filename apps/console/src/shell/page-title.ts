import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage } from '../platform/language.ts';
import { rootRoute, type Title } from '../platform/root-route.ts';

export type Crumb = { readonly path: string; readonly title: Title };

/** The way to the page: its parent when it names one, then the page itself; nothing for the dashboard, where every way begins. */
export function useCrumbs(): readonly Crumb[] {
  const router = useRouter();
  const page = useMatches().at(-1);
  if (!page || page.fullPath === dashboardPath) return [];

  const parents = page.staticData.under;
  const parent = parents === undefined ? undefined : router.routesByPath[parents as '/'];
  return [
    ...(parent ? [{ path: parent.fullPath, title: parent.options.staticData.title }] : []),
    { path: page.fullPath, title: page.staticData.title },
  ];
}

export const dashboardPath = '/dashboard';

/** Keeps the window's title that of the page. */
export function usePageTitle(): void {
  const language = useLanguage();
  const title = useMatches().at(-1)?.staticData.title[language];
  const product = rootRoute.options.staticData.title[language];

  useEffect(() => {
    document.title = title === undefined || title === product ? product : `${title} · ${product}`;
  }, [title, product]);
}
