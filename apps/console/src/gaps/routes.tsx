import { listAgeing, listTwice } from '@app/contract/worth-a-look';
import { createRoute } from '@tanstack/react-router';
import { callQuery, queryClient } from '../platform/api.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { rootRoute } from '../platform/root-route.ts';
import { gapWords } from './words/words.ts';

const WorthPage = lazyPage(async () => (await import('./WorthPage.tsx')).WorthPage, gapWords);

const worth = createRoute({
  getParentRoute: () => rootRoute,
  path: '/gap/index',
  staticData: {
    title: {
      en: 'Cover to look at',
      zh: '在保核对',
      es: 'Coberturas por revisar',
      ja: '補償の確認',
    },
    access: listTwice.access,
  },
  loader: () => {
    // The page shows what comes of them, also a failure.
    void queryClient.prefetchQuery(callQuery(listTwice, {}, { quiet: true }));
    void queryClient.prefetchQuery(callQuery(listAgeing, {}, { quiet: true }));
    return WorthPage.preload();
  },
  component: () => <WorthPage />,
});

export const gapRoutes = [worth];
