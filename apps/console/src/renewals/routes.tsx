import { listRenewable } from '@app/contract/renewals/one-key';
import { listSystemOff } from '@app/contract/renewals/system-off';
import { createRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { callQuery, queryClient } from '../platform/api.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { rootRoute } from '../platform/root-route.ts';
import { searchOf } from '../platform/search.ts';
import { useTab } from '../platform/tab.ts';
import { askedOf, listSearchOf } from '../ui/list-search.ts';
import { renewalWords } from './words/words.ts';

const RenewPage = lazyPage(async () => (await import('./RenewPage.tsx')).RenewPage, renewalWords);

const renewal = createRoute({
  getParentRoute: () => rootRoute,
  path: '/renew/index',
  staticData: {
    title: {
      en: 'One-key renewal',
      zh: '一键续保',
      es: 'Renovación con un clic',
      ja: 'ワンクリック更新',
    },
    access: listRenewable.access,
    onlyWith: 'has_renew_policy',
    menu: { group: 'insurance', order: 19, icon: 'renew' },
  },
  loader: () => {
    // The page shows what comes of it, also a failure.
    void queryClient.prefetchQuery(callQuery(listRenewable, {}, { quiet: true }));
    return RenewPage.preload();
  },
  component: () => <RenewPage />,
});

const SystemOffPage = lazyPage(async () => (await import('./SystemOffPage.tsx')).SystemOffPage, renewalWords);

const systemOffSearch = listSearchOf(listSystemOff.input);

const systemOff = createRoute({
  getParentRoute: () => rootRoute,
  path: '/renew/system-off',
  staticData: {
    title: {
      en: 'Taken off by the system',
      zh: '系统减员',
      es: 'Bajas del sistema',
      ja: 'システムによる減員',
    },
    access: listSystemOff.access,
    onlyWith: 'has_renew_policy',
    under: '/renew/index',
  },
  validateSearch: (search: z.input<typeof systemOffSearch> & SearchSchemaInput) =>
    searchOf(systemOffSearch)(search),
  search: { middlewares: [stripSearchParams({ page: 1, limit: 15 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    // The page shows what comes of it, also a failure.
    void queryClient.prefetchQuery(callQuery(listSystemOff, askedOf(deps), { quiet: true }));
    return SystemOffPage.preload();
  },
  component: function SystemOffRoute() {
    const { search, navigate } = useTab(systemOff);
    return (
      <SystemOffPage
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change } })}
        onList={(list) => void navigate({ to: '/policy/add', search: { list } })}
      />
    );
  },
});

export const renewalRoutes = [renewal, systemOff];
