import { listMessages } from '@app/contract/messages';
import { createRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { callQuery, queryClient } from '../platform/api.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { rootRoute } from '../platform/root-route.ts';
import { searchOf } from '../platform/search.ts';
import { useTab } from '../platform/tab.ts';
import { askedOf, listSearchOf } from '../ui/list-search.ts';
import { messageWords } from './words/words.ts';

const MessagesPage = lazyPage(async () => (await import('./MessagesPage.tsx')).MessagesPage, messageWords);

const messagesSearch = listSearchOf(listMessages.input);

const messages = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notice',
  staticData: {
    title: { en: 'Messages', zh: '消息中心', es: 'Mensajes', ja: 'お知らせ' },
    access: listMessages.access,
  },
  validateSearch: (search: z.input<typeof messagesSearch> & SearchSchemaInput) =>
    searchOf(messagesSearch)(search),
  search: { middlewares: [stripSearchParams({ page: 1, limit: 15 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    // The page shows what comes of it, also a failure.
    void queryClient.prefetchQuery(callQuery(listMessages, askedOf(deps), { quiet: true }));
    return MessagesPage.preload();
  },
  component: function MessagesRoute() {
    const { search, navigate } = useTab(messages);
    return (
      <MessagesPage
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change } })}
      />
    );
  },
});

export const messageRoutes = [messages];
