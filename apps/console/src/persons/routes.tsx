import { listPersons } from '@app/contract/persons';
import { createRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { callQuery, queryClient } from '../platform/api.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { rootRoute } from '../platform/root-route.ts';
import { searchOf } from '../platform/search.ts';
import { useTab } from '../platform/tab.ts';
import { askedOf, listSearchOf } from '../ui/list-search.ts';
import { personWords } from './words/words.ts';

const PersonsPage = lazyPage(async () => (await import('./PersonsPage.tsx')).PersonsPage, personWords);

const personsSearch = listSearchOf(listPersons.input);

const persons = createRoute({
  getParentRoute: () => rootRoute,
  path: '/person/index',
  staticData: {
    title: { en: 'Persons', zh: '人员查询', es: 'Personas', ja: '被保険者' },
    access: listPersons.access,
    menu: { group: 'insurance', order: 25, icon: 'person' },
  },
  validateSearch: (search: z.input<typeof personsSearch> & SearchSchemaInput) =>
    searchOf(personsSearch)(search),
  search: { middlewares: [stripSearchParams({ page: 1, limit: 15, keywords: '', sort: 'latest' })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    // The page shows what comes of it, also a failure.
    void queryClient.prefetchQuery(callQuery(listPersons, askedOf(deps), { quiet: true }));
    return PersonsPage.preload();
  },
  component: function PersonsRoute() {
    const { search, navigate } = useTab(persons);
    return (
      <PersonsPage
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change } })}
      />
    );
  },
});

export const personRoutes = [persons];
