import { createHashHistory, createRouter } from '@tanstack/react-router';
import { guarded, rootRoute } from '../platform/root-route.ts';
import { parseSearch, writeSearch } from '../platform/search.ts';
import { routes } from '../routes.ts';
import { Frame } from './frame.tsx';
import { guard } from './guard.ts';
import { PageFailure } from './tabs/tab-host.tsx';

guarded.by = guard;
rootRoute.update({ staticData: rootRoute.options.staticData, component: Frame });

/** The router of the signed-in console. Addresses are `#/path?field=value`. */
export const router = createRouter({
  routeTree: rootRoute.addChildren(routes),
  history: createHashHistory(),
  parseSearch,
  stringifySearch: writeSearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: PageFailure,
  scrollRestoration: false,
});

/** Begins to fetch the code of the page that the address names. */
export function preloadPage(): void {
  for (const { staticData } of router.matchRoutes(router.latestLocation)) void staticData.page?.preload();
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
