import type { Access } from '@app/contract/call';
import { createRootRoute, type StaticDataRouteOption } from '@tanstack/react-router';
import type { Language } from './language.ts';

/** The name of a page in the menu, the breadcrumb and the window: a language that is missing does not compile. */
export type Title = Readonly<Record<Language, string>>;

/** What `userInfo` says of an enterprise: it has policies to renew, a bank account of its own for top-ups, orders instead of top-ups. */
export type EnterpriseFlag = 'has_renew_policy' | 'has_created_jiaoyitong' | 'orders_goods';

/** The groups of the menu, in order. */
export type MenuGroup = 'home' | 'insurance';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly title: Title;
    /** Who may open the page: the access of its main call in the contract. */
    readonly access: Access;
    /** A page that is there only for enterprises of which this is so; for others it does not exist. */
    readonly onlyWith?: EnterpriseFlag;
    /** Where the page stands in the menu; a hidden page has none. */
    readonly menu?: { readonly group: MenuGroup; readonly order: number; readonly icon: IconName };
    /** The page's code, so that it is fetched along with the frame when its address is the first one opened. */
    readonly page?: { readonly preload: () => Promise<unknown> };
    /** The page's parent in the breadcrumb, when that is not the dashboard: a path. */
    readonly under?: string;
    /** The fields of the address that say which record the page shows: each record has a tab of its own. */
    readonly record?: readonly string[];
    /** Pages stay open as tabs; a pinned one is always there, a passing one is gone once it is left. */
    readonly tab?: 'pinned' | 'passing';
  }
}

/** The drawings of `ui/icon.tsx`, by name. */
export type IconName =
  | 'dashboard'
  | 'policy'
  | 'record'
  | 'add'
  | 'remove'
  | 'replace'
  | 'renew'
  | 'transfer'
  | 'correct'
  | 'person'
  | 'message';

/** Decides before a page is loaded whether it may be; throws a redirect when not. */
export type Guard = (
  matches: readonly { readonly fullPath: unknown; readonly staticData: Partial<StaticDataRouteOption> }[],
) => Promise<void>;

/** Who guards: the frame, which is put around the pages where the router is made. */
export const guarded: { by: Guard } = { by: async () => undefined };

/** Above every page. */
export const rootRoute = createRootRoute({
  staticData: {
    title: {
      en: 'Group Insurance Console',
      zh: '参保系统',
      es: 'Consola de seguros colectivos',
      ja: '団体保険コンソール',
    },
    access: 'session',
  },
  beforeLoad: ({ matches }) => guarded.by(matches),
});
