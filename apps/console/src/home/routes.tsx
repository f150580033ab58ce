import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { rootRoute } from '../platform/root-route.ts';
import { homeWords } from './words/words.ts';

const DashboardPage = lazyPage(async () => (await import('./DashboardPage.tsx')).DashboardPage, homeWords);

const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  staticData: {
    title: { en: 'Dashboard', zh: '首页', es: 'Panel', ja: 'ダッシュボード' },
    access: 'session',
    page: DashboardPage,
    tab: 'pinned',
    menu: { group: 'home', order: 10, icon: 'dashboard' },
  },
  loader: () => DashboardPage.preload(),
  component: () => <DashboardPage />,
});

export const homeRoutes = [dashboard];
