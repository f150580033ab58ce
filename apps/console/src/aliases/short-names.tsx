import { listAliases } from '@app/contract/aliases';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Empty } from '../ui/faces.tsx';
import { List } from '../ui/list-page.tsx';
import type { ListSearch } from '../ui/list-search.ts';
import { Card } from '../ui/page.tsx';
import { useAliasColumns } from './alias-columns.tsx';
import { aliasWords } from './words/words.ts';

type Search = z.output<typeof listAliases.input> & Pick<ListSearch, 'columns'>;

/** What words of lists were matched to by hand, and what forgets it. */
export function ShortNames() {
  return useMay(listAliases) ? <All /> : null;
}

function All() {
  const text = useText(aliasWords);
  const [search, setSearch] = useState<Search>({ page: 1, limit: 15, keywords: '' });
  return (
    <Card title={text('title')}>
      <p>{text('purpose')}</p>
      <List
        caption={text('title')}
        call={listAliases}
        search={search}
        onSearch={(change: Partial<Search>) => setSearch((present) => ({ ...present, ...change }))}
        columns={useAliasColumns()}
        rowKey={({ kind, alias }) => `${kind} ${alias}`}
        keywordsLabel={text('keywords')}
        filters={[]}
        empty={<Empty>{text('empty')}</Empty>}
      />
    </Card>
  );
}
