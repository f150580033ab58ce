import { my } from '@app/contract/customers';
import { listMessages, markRead } from '@app/contract/messages';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { callQuery, useCall } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Empty } from '../ui/faces.tsx';
import { List } from '../ui/list-page.tsx';
import type { ListSearch } from '../ui/list-search.ts';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { useMessageColumns } from './message-columns.tsx';
import { useMessageFilters } from './message-filters.ts';
import { Notices } from './notices.tsx';
import { messageWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './messages.css';

export type MessagesSearch = z.output<typeof listMessages.input> & Pick<ListSearch, 'columns'>;

/** What the enterprise was told: by the operator to every customer, and about its own changes. */
export function MessagesPage({
  search,
  onSearch,
}: {
  search: MessagesSearch;
  onSearch: (change: Partial<MessagesSearch>) => void;
}) {
  const text = useText(messageWords);
  const { formatNumber } = useFormat();
  const columns = useMessageColumns();
  const filters = useMessageFilters();
  const read = useCall(markRead, { stales: [listMessages, my] });
  const { data: mine } = useQuery(callQuery(my, {}, { quiet: true }));
  const unread = mine?.unread_message ?? 0;
  const said = (count: number) => toast({ kind: 'done', text: text('marked', { count }) });

  return (
    <Page
      title={text('title')}
      purpose={text('purpose')}
      actions={
        unread > 0 && (
          <Button
            isBusy={read.isPending}
            onClick={() => read.mutate({ all: 1 }, { onSuccess: () => said(unread) })}
          >
            {text('markAll', { count: unread, shown: formatNumber(unread) })}
          </Button>
        )
      }
    >
      <Notices />
      <List
        list="messages"
        caption={text('title')}
        call={listMessages}
        search={search}
        onSearch={onSearch}
        columns={columns}
        rowKey={({ message_id }) => message_id}
        filters={filters}
        bulk={{
          nameOf: ({ title }) => title,
          actions: [
            {
              label: text('markChosen'),
              act: (rows) =>
                void markAll(rows.map(({ message_id }) => message_id)).then(
                  () => said(rows.length),
                  // Why not, a red message says.
                  () => undefined,
                ),
            },
          ],
        }}
        empty={<Empty>{text('empty')}</Empty>}
      />
    </Page>
  );

  /** The call takes so many at once. */
  async function markAll(ids: readonly number[]): Promise<void> {
    for (let at = 0; at < ids.length; at += marked_max)
      await read.mutateAsync({ message_ids: ids.slice(at, at + marked_max) });
  }
}

const marked_max = 200;
