import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { rootRoute } from '../platform/root-route.ts';
import { useTab } from '../platform/tab.ts';
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
  component: function DashboardRoute() {
    const { navigate } = useTab(dashboard);
    return <DashboardPage onList={(list) => void navigate({ to: '/policy/add', search: { list } })} />;
  },
});

export const homeRoutes = [dashboard];
