import type { AnyRouter } from '@tanstack/react-router';
import { addressOf, tabBehind } from '../../platform/tab.ts';
import { openTab, readTabs, restoreTabs } from '../../platform/tabs.ts';
import { takeRenewal } from './refresh.ts';

/** Lets the tabs follow the router: whatever address it comes to is shown in its tab. Call once, when the enterprise is known. */
export function followRouter(router: AnyRouter): void {
  restoreTabs(pinnedPages(router));

  // From the event and not from an effect: an effect would write while it draws, and go on for ever.
  router.subscribe('onResolved', ({ toLocation }) => {
    const address = addressOf(router, toLocation);
    openTab({ ...address, from: tabBehind(toLocation), renew: takeRenewal() });
  });

  // A field that loses the focus by being hidden would be told too late.
  router.subscribe('onBeforeNavigate', ({ toLocation, hrefChanged }) => {
    const { tabs, shown } = readTabs();
    // A page whose record gets its number while it is written stays where it is, and so does who writes in it.
    const stays = tabBehind(toLocation) === shown;
    const leaves = !stays && tabs.find(({ id }) => id === shown)?.key !== addressOf(router, toLocation).key;
    if (hrefChanged && leaves && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

const pinnedPages = (router: AnyRouter) =>
  Object.values(
    router.routesByPath as Record<string, { fullPath: string; options: { staticData?: { tab?: string } } }>,
  )
    .filter(({ options }) => options.staticData?.tab === 'pinned')
    .map(({ fullPath }) => ({
      key: fullPath,
      route: fullPath,
      href: fullPath,
      params: {},
      search: {},
      stay: 'pinned' as const,
    }));
