import {
  type AnyRoute,
  type AnyRouter,
  type ParsedLocation,
  type UseNavigateResult,
  useRouter,
} from '@tanstack/react-router';
import { createContext, use, useLayoutEffect } from 'react';
import type { Tab } from './tab-list.ts';
import { amendTab, holdBack, holdSaver, markUnsaved, readTabs, type Saver } from './tabs.ts';

/** The tab around a page. */
export const TabContext = createContext<Tab | undefined>(undefined);

/**
 * The address of the page's own tab, frozen while another tab is in sight, and the way to go on from it. Route components call it in
 * place of the router's `useSearch`, `useParams` and `useNavigate`, which follow whatever page is in sight.
 *
 * `navigate` within the page's own path changes this tab; to another path it opens that page. From a page that is out of sight it leads
 * nobody away: its own address changes behind the scenes, and another page opens when the reader comes back.
 */
export function useTab<R extends AnyRoute>(
  route: R,
): {
  readonly search: R['types']['fullSearchSchema'];
  readonly params: R['types']['allParams'];
  readonly navigate: UseNavigateResult<R['fullPath']>;
} {
  const router = useRouter();
  const { id, search, params } = useOwnTab();
  const navigate = (options: object) => go(router, id, { from: route.fullPath, ...options });
  return { search, params, navigate: navigate as UseNavigateResult<R['fullPath']> };
}

/**
 * Says in words what would be lost if the page were closed now, such as "List of 23 persons"; undefined when nothing would be. Closing
 * the tab or changing the enterprise then asks first.
 */
export function useUnsaved(what: string | undefined): void {
  const { id } = useOwnTab();
  useLayoutEffect(() => {
    markUnsaved(id, what);
    // A page out of sight keeps its draft; one that is gone from sight has let go of it.
    return () => {
      if (readTabs().shown === id) markUnsaved(id, undefined);
    };
  }, [id, what]);
}

/**
 * Names who stores what is written on the page, so that signing out, changing the enterprise and closing the window store it first. It
 * stays named while the page is out of sight, until the tab is closed.
 */
export function useSaver(saver: Saver): void {
  const { id } = useOwnTab();
  useLayoutEffect(() => void holdSaver(id, saver), [id, saver]);
}

/** Names the record that the tab shows, beside the page's title: two changes are two tabs, and must be told apart. */
export function useTabName(name: string | undefined): void {
  const { id, name: shown } = useOwnTab();
  useLayoutEffect(() => {
    if (name !== undefined && name !== shown) amendTab(id, { name });
  }, [id, name, shown]);
}

function useOwnTab(): Tab {
  const tab = use(TabContext);
  if (!tab) throw new RangeError('A page stands in a tab');
  return tab;
}

function go(router: AnyRouter, id: number, options: object): Promise<void> {
  const location = router.buildLocation(options);
  const tab = readTabs().tabs.find((open) => open.id === id);
  // A page that was closed meanwhile has nowhere to go.
  if (!tab) return Promise.resolve();
  const isOwn = routeOf(router, location)?.fullPath === tab.route;
  // Whoever is on their way to another page, which is still being fetched, is not led back by what this one notes in its address.
  const isLeft = routeOf(router, router.latestLocation)?.fullPath !== tab.route;
  if (readTabs().shown === id && !(isOwn && isLeft))
    return router.navigate({ ...options, ...(isOwn ? { state: ownState(id) } : {}) } as never);
  if (isOwn) amendTab(id, addressOf(router, location));
  else holdBack(id, () => void router.navigate(options as never));
  return Promise.resolve();
}

/** The mark of a navigation within a tab. It outlives a reload in the browser's history, where the number would be another tab's. */
const ownState = (id: number) => ({ tab: id, load: performance.timeOrigin });

/** The tab that went to an address within itself. */
export const tabBehind = ({ state }: ParsedLocation): number | undefined =>
  state.load === performance.timeOrigin ? state.tab : undefined;

const routeOf = (router: AnyRouter, location: ParsedLocation) =>
  router.matchRoutes(location).at(-1) as { readonly fullPath: string } | undefined;

const numberOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** What a tab writes down of an address. */
export function addressOf(
  router: AnyRouter,
  location: ParsedLocation,
): Pick<Tab, 'key' | 'route' | 'href' | 'params' | 'search' | 'stay'> {
  const match = router.matchRoutes(location).at(-1);
  if (!match) throw new RangeError(`No route leads to ${location.href}`);
  const { record = [], tab = 'open' } = match.staticData;
  const search = match.search as Readonly<Record<string, unknown>>;
  const numbers = record.map((name) => numberOf(search[name]));
  return {
    key: [location.pathname, ...numbers].join(' '),
    route: match.fullPath,
    href: location.href,
    params: match.params as Readonly<Record<string, unknown>>,
    search,
    stay: tab,
  };
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    tab?: number;
    load?: number;
  }
}
