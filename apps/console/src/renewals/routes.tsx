import { listRenewable } from '@app/contract/renewals';
import { createRoute } from '@tanstack/react-router';
import { callQuery, queryClient } from '../platform/api.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { rootRoute } from '../platform/root-route.ts';
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

export const renewalRoutes = [renewal];
