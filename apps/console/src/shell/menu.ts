import { useRouter } from '@tanstack/react-router';
import { useLanguage } from '../platform/language.ts';
import { isOffered, may, useMe } from '../platform/me.ts';
import type { IconName, MenuGroup } from '../platform/root-route.ts';
import { useTabs } from '../platform/tabs.ts';

export type MenuEntry = {
  readonly path: string;
  /** Where the page was left, when it is open: the menu leads back to it as it was. */
  readonly href: string;
  readonly title: string;
  readonly chinese: string;
  readonly group: MenuGroup;
  readonly icon: IconName;
};

/** The pages that work and that this person may open, in order. Without an enterprise all of them, to show what there will be. */
export function useMenu(): readonly MenuEntry[] {
  const me = useMe();
  const language = useLanguage();
  const { routesByPath } = useRouter();
  const { tabs, seen } = useTabs();
  return Object.values(routesByPath)
    .flatMap(({ fullPath, options: { staticData } }) => {
      const { menu, title, access } = staticData as typeof staticData & { menu?: Menu };
      const shown =
        menu && isOffered(me, staticData) && (me.navbarinfo.customerId === null || may(me, access));
      return shown ? [{ path: fullPath, title, menu }] : [];
    })
    .toSorted((one, other) => one.menu.order - other.menu.order)
    .map(({ path, title, menu }) => ({
      path,
      href:
        tabs
          .filter(({ route }) => route === path)
          .toSorted((one, other) => seen.indexOf(other.id) - seen.indexOf(one.id))[0]?.href ?? path,
      title: title[language],
      chinese: title.zh,
      group: menu.group,
      icon: menu.icon,
    }));
}

type Menu = { readonly group: MenuGroup; readonly order: number; readonly icon: IconName };
