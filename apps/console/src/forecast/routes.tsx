import { whatIf } from '@app/contract/what-if';
import { createRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import { lazyPage } from '../platform/lazy-page.ts';
import { rootRoute } from '../platform/root-route.ts';
import { searchOf } from '../platform/search.ts';
import { useTab } from '../platform/tab.ts';
import { searchOfTried, triedOf, triedSearch } from './tried.ts';
import { forecastWords } from './words/words.ts';

const WhatIfPage = lazyPage(async () => (await import('./WhatIfPage.tsx')).WhatIfPage, forecastWords);

const whatIfRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forecast/index',
  staticData: {
    title: { en: 'What if', zh: '假设试算', es: 'Qué pasaría si', ja: 'もしも試算' },
    access: whatIf.access,
  },
  validateSearch: (search: z.input<typeof triedSearch> & SearchSchemaInput) => searchOf(triedSearch)(search),
  search: { middlewares: [stripSearchParams({ months: 3, moves: '', plans: '' })] },
  loader: () => WhatIfPage.preload(),
  component: function WhatIfRoute() {
    const { search, navigate } = useTab(whatIfRoute);
    return (
      <WhatIfPage
        tried={triedOf(search)}
        onTry={(tried) => void navigate({ search: searchOfTried(tried), replace: true })}
      />
    );
  },
});

export const forecastRoutes = [whatIfRoute];
