import { id, queried } from '@app/contract/fields';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { createRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { importWords } from '../imports/words/words.ts';
import { callQuery, queryClient } from '../platform/api.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { rootRoute } from '../platform/root-route.ts';
import { searchOf } from '../platform/search.ts';
import { useTab } from '../platform/tab.ts';
import { rosterWords } from '../roster/words/words.ts';
import { askedOf, listSearchOf } from '../ui/list-search.ts';
import { confirmWords } from './confirm/words/words.ts';
import { kindRoutes, kindWords } from './kinds/routes.tsx';
import { replyWords } from './reply/words/words.ts';
import { changeWords } from './words/words.ts';

/** What every page that shows one change says, of whatever kind it is. */
const wordsOfOne = [changeWords, ...kindWords, rosterWords, importWords] as const;

const ConfirmPage = lazyPage(
  async () => (await import('./confirm/ConfirmPage.tsx')).ConfirmPage,
  confirmWords,
  ...wordsOfOne,
);
const ResultPage = lazyPage(
  async () => (await import('./result/ResultPage.tsx')).ResultPage,
  replyWords,
  ...wordsOfOne,
);
const RecordPage = lazyPage(async () => (await import('./record/RecordPage.tsx')).RecordPage, changeWords);
const RecordDetailPage = lazyPage(
  async () => (await import('./result/RecordDetailPage.tsx')).RecordDetailPage,
  replyWords,
  ...wordsOfOne,
);

/** A change, and the stored list that it was made from. */
const oneChange = z.object({ policy_change_id: queried(id), list: z.optional(queried(id)) });

const confirmChange = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/confirm',
  staticData: {
    title: { en: 'Confirm', zh: '确认', es: 'Confirmar', ja: '確認' },
    // Who may not confirm prepares the change here, and hands it on.
    access: forecast.access,
    under: '/policy/record',
    record: ['policy_change_id'],
  },
  validateSearch: (search: z.input<typeof oneChange> & SearchSchemaInput) => searchOf(oneChange)(search),
  loader: () => ConfirmPage.preload(),
  component: function ConfirmRoute() {
    const { search, navigate } = useTab(confirmChange);
    return (
      <ConfirmPage
        search={search}
        onConfirmed={() =>
          void navigate({
            to: '/policy/result',
            search: { policy_change_id: search.policy_change_id },
            replace: true,
          })
        }
        onBack={(list) => void navigate({ to: '/policy/add', search: { list } })}
        onOpen={() =>
          void navigate({ to: '/policy/result', search: { policy_change_id: search.policy_change_id } })
        }
      />
    );
  },
});

const resultSearch = z.object({ policy_change_id: queried(id) });

const result = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/result',
  staticData: {
    title: { en: 'Result', zh: '办理结果', es: 'Resultado', ja: '手続の結果' },
    access: readChange.access,
    under: '/policy/record',
    record: ['policy_change_id'],
  },
  validateSearch: (search: z.input<typeof resultSearch> & SearchSchemaInput) =>
    searchOf(resultSearch)(search),
  loader: () => ResultPage.preload(),
  component: function ResultRoute() {
    const { search, navigate } = useTab(result);
    return (
      <ResultPage
        policyChangeId={search.policy_change_id}
        onList={(list) => void navigate({ to: '/policy/add', search: { list } })}
      />
    );
  },
});

/** Where clients from before look for the result of a replacement. */
const resultReplace = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/resultReplace',
  staticData: {
    title: {
      en: 'Result of the replacement',
      zh: '替换结果',
      es: 'Resultado de la sustitución',
      ja: '入替の結果',
    },
    access: readChange.access,
    under: '/policy/record',
    record: ['policy_change_id'],
  },
  validateSearch: (search: z.input<typeof resultSearch> & SearchSchemaInput) =>
    searchOf(resultSearch)(search),
  loader: () => ResultPage.preload(),
  component: function ResultReplaceRoute() {
    const { search, navigate } = useTab(resultReplace);
    return (
      <ResultPage
        policyChangeId={search.policy_change_id}
        onList={(list) => void navigate({ to: '/policy/add', search: { list } })}
      />
    );
  },
});

const recordSearch = listSearchOf(listChanges.input);

const record = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/record',
  staticData: {
    title: { en: 'Change record', zh: '变更记录', es: 'Registro de cambios', ja: '変更履歴' },
    access: listChanges.access,
    menu: { group: 'insurance', order: 30, icon: 'record' },
  },
  validateSearch: (search: z.input<typeof recordSearch> & SearchSchemaInput) =>
    searchOf(recordSearch)(search),
  search: { middlewares: [stripSearchParams({ page: 1, limit: 15, keywords: '' })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    // The page shows what comes of it, also a failure.
    void queryClient.prefetchQuery(callQuery(listChanges, askedOf(deps), { quiet: true }));
    return RecordPage.preload();
  },
  component: function RecordRoute() {
    const { search, navigate } = useTab(record);
    return (
      <RecordPage
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change } })}
      />
    );
  },
});

const recordDetailSearch = listSearchOf(listChangePersons.input);

const recordDetail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/record-detail',
  staticData: {
    title: { en: 'Change', zh: '变更详情', es: 'Detalle de la modificación', ja: '異動手続の詳細' },
    access: readChange.access,
    under: '/policy/record',
    record: ['policy_change_id'],
  },
  validateSearch: (search: z.input<typeof recordDetailSearch> & SearchSchemaInput) =>
    searchOf(recordDetailSearch)(search),
  search: { middlewares: [stripSearchParams({ page: 1, limit: 15, keywords: '' })] },
  loader: () => RecordDetailPage.preload(),
  component: function RecordDetailRoute() {
    const { search, navigate } = useTab(recordDetail);
    return (
      <RecordDetailPage
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change } })}
        onList={(list) => void navigate({ to: '/policy/add', search: { list } })}
      />
    );
  },
});

export const policyChangeRoutes = [...kindRoutes, confirmChange, result, resultReplace, record, recordDetail];
