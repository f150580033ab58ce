import { id, queried } from '@app/contract/fields';
import { listPersons } from '@app/contract/persons';
import { listPolicies, readPolicy } from '@app/contract/policies';
import { createRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { callQuery, queryClient } from '../platform/api.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { renewalWords } from '../renewals/words/words.ts';
import { rootRoute } from '../platform/root-route.ts';
import { searchOf } from '../platform/search.ts';
import { useTab } from '../platform/tab.ts';
import { personWords } from '../persons/words/words.ts';
import { askedOf, listSearchOf } from '../ui/list-search.ts';
import { policyWords } from './words/words.ts';

const PoliciesPage = lazyPage(async () => (await import('./PoliciesPage.tsx')).PoliciesPage, policyWords);
const PolicyDetailPage = lazyPage(
  async () => (await import('./PolicyDetailPage.tsx')).PolicyDetailPage,
  policyWords,
  personWords,
  renewalWords,
);

const policiesSearch = listSearchOf(listPolicies.input);

const policies = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/index',
  staticData: {
    title: { en: 'Policies', zh: '保单', es: 'Pólizas', ja: '保険証券' },
    access: listPolicies.access,
    menu: { group: 'insurance', order: 20, icon: 'policy' },
  },
  validateSearch: (search: z.input<typeof policiesSearch> & SearchSchemaInput) =>
    searchOf(policiesSearch)(search),
  search: { middlewares: [stripSearchParams({ page: 1, limit: 15, keywords: '', sort: 'latest' })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    // The page shows what comes of it, also a failure.
    void queryClient.prefetchQuery(callQuery(listPolicies, askedOf(deps), { quiet: true }));
    return PoliciesPage.preload();
  },
  component: function PoliciesRoute() {
    const { search, navigate } = useTab(policies);
    return (
      <PoliciesPage
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change } })}
      />
    );
  },
});

const detailSearch = z.object({ ...listSearchOf(listPersons.input).shape, policy_id: queried(id) });

const policyDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/detail',
  staticData: {
    title: { en: 'Policy', zh: '保单详情', es: 'Póliza', ja: '保険証券の詳細' },
    access: readPolicy.access,
    under: '/policy/index',
    record: ['policy_id'],
  },
  validateSearch: (search: z.input<typeof detailSearch> & SearchSchemaInput) =>
    searchOf(detailSearch)(search),
  search: { middlewares: [stripSearchParams({ page: 1, limit: 15, keywords: '', sort: 'latest' })] },
  loaderDeps: ({ search: { policy_id } }) => ({ policy_id }),
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(callQuery(readPolicy, deps, { quiet: true }));
    return PolicyDetailPage.preload();
  },
  component: function PolicyDetailRoute() {
    const { search, navigate } = useTab(policyDetail);
    return (
      <PolicyDetailPage
        search={search}
        onSearch={(change) =>
          void navigate({ search: { ...search, ...change, policy_id: search.policy_id } })
        }
      />
    );
  },
});

export const policyRoutes = [policies, policyDetail];
