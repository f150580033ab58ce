import { id, queried } from '@app/contract/fields';
import { listPersons } from '@app/contract/persons';
import { readPerson } from '@app/contract/read-person';
import { createRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { callQuery, queryClient } from '../platform/api.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { rootRoute } from '../platform/root-route.ts';
import { searchOf } from '../platform/search.ts';
import { useTab } from '../platform/tab.ts';
import { askedOf, listSearchOf } from '../ui/list-search.ts';
import { standingWords } from '../ui/standing/words/words.ts';
import { personWords } from './words/words.ts';

const PersonsPage = lazyPage(async () => (await import('./PersonsPage.tsx')).PersonsPage, personWords);

const PersonPage = lazyPage(
  async () => (await import('./PersonPage.tsx')).PersonPage,
  personWords,
  standingWords,
);

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

const personSearch = z.object({ employee_id: queried(id) });

const person = createRoute({
  getParentRoute: () => rootRoute,
  path: '/person/detail',
  staticData: {
    title: { en: 'Person', zh: '人员详情', es: 'Persona', ja: '被保険者の詳細' },
    access: readPerson.access,
    under: '/person/index',
    record: ['employee_id'],
  },
  validateSearch: (search: z.input<typeof personSearch> & SearchSchemaInput) =>
    searchOf(personSearch)(search),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { employee_id } }) => {
    void queryClient.prefetchQuery(callQuery(readPerson, { employee_id }, { quiet: true }));
    return PersonPage.preload();
  },
  component: function PersonRoute() {
    const { employee_id } = useTab(person).search;
    return <PersonPage employee_id={employee_id} />;
  },
});

export const personRoutes = [persons, person];
