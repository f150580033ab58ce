import { listPolicies } from '@app/contract/policies';
import { createRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { callQuery, queryClient } from '../platform/api.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { rootRoute } from '../platform/root-route.ts';
import { searchOf } from '../platform/search.ts';
import { policyWords } from './words/words.ts';

const PoliciesPage = lazyPage(async () => (await import('./PoliciesPage.tsx')).PoliciesPage, policyWords);

const policies = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/index',
  staticData: {
    title: { en: 'Policies', zh: '保单', es: 'Pólizas', ja: '保険証券' },
    access: listPolicies.access,
    menu: { group: 'insurance', order: 20, icon: 'policy' },
  },
  validateSearch: (search: z.input<typeof listPolicies.input> & SearchSchemaInput) =>
    searchOf(listPolicies.input)(search),
  search: { middlewares: [stripSearchParams({ page: 1, limit: 15, keywords: '' })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    // The page shows what comes of it, also a failure.
    void queryClient.prefetchQuery(callQuery(listPolicies, deps, { quiet: true }));
    return PoliciesPage.preload();
  },
  component: function PoliciesRoute() {
    const search = policies.useSearch();
    const navigate = policies.useNavigate();
    return (
      <PoliciesPage
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change } })}
      />
    );
  },
});

export const policyRoutes = [policies];
