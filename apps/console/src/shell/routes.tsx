import { createRoute, redirect } from '@tanstack/react-router';
import { safeRedirect, splitPath } from '../platform/address.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { rootRoute } from '../platform/root-route.ts';
import { parseSearch } from '../platform/search.ts';
import { renewPage } from './tabs/refresh.ts';
import { shellWords } from './words/words.ts';

const StrayPage = lazyPage(async () => (await import('./stray-page.tsx')).StrayPage, shellWords);

const start = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: rootRoute.options.staticData,
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});

/** Whoever is signed in has no business at the sign-in: on to where they wanted to go. */
const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: rootRoute.options.staticData,
  validateSearch: ({ redirect: wanted }: Record<string, unknown>) => ({
    redirect: safeRedirect(typeof wanted === 'string' ? wanted : ''),
  }),
  beforeLoad: ({ search }) => {
    const { pathname, search: rest } = splitPath(search.redirect);
    throw redirect({ to: pathname as '/', search: parseSearch(rest), replace: true });
  },
});

const notFound = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  staticData: {
    title: {
      en: 'Page not found',
      zh: '页面不存在',
      es: 'Página no encontrada',
      ja: 'ページが見つかりません',
    },
    access: 'session',
    tab: 'passing',
  },
  component: () => <StrayPage kind="notFound" />,
});

const forbidden = createRoute({
  getParentRoute: () => rootRoute,
  path: '/401',
  staticData: {
    title: { en: 'No permission', zh: '没有权限', es: 'Sin permiso', ja: '権限がありません' },
    access: 'session',
    tab: 'passing',
  },
  component: () => <StrayPage kind="forbidden" />,
});

const pastDue = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pastDue',
  staticData: {
    title: { en: 'Service ended', zh: '服务已到期', es: 'Servicio vencido', ja: 'サービス終了' },
    access: 'session',
    tab: 'passing',
  },
  component: () => <StrayPage kind="pastDue" />,
});

/** Older addresses of the profile. */
const profiles = (['/permission/notice', '/profile/index'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { ...rootRoute.options.staticData, tab: 'passing' },
    beforeLoad: () => {
      throw redirect({ to: '/permission/profile', replace: true });
    },
  }),
);

/** Comes to a page anew: the tab that shows it is refreshed. */
const again = createRoute({
  getParentRoute: () => rootRoute,
  path: '/redirect/$',
  staticData: { ...rootRoute.options.staticData, tab: 'passing' },
  beforeLoad: ({ location, cause }) => {
    const { pathname, search } = splitPath(safeRedirect(location.href.slice('/redirect'.length)));
    if (cause !== 'preload') renewPage();
    throw redirect({ to: pathname as '/', search: parseSearch(search), replace: true });
  },
});

const unknown = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: notFound.options.staticData,
  beforeLoad: () => {
    throw redirect({ to: '/404', replace: true });
  },
});

export const shellRoutes = [start, login, notFound, forbidden, pastDue, ...profiles, again, unknown];
