import type { Person } from '@app/contract/read-person';
import { statusText } from '@app/contract/words/words';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../platform/format.ts';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import { type ListColumn, ListTable } from '../ui/list-table.tsx';
import { Card } from '../ui/page.tsx';
import { personWords } from './words/words.ts';

type PersonRecord = NonNullable<Person['records']>[number];

/** The changes that opened a cover of a person or end one, each leading to its record. */
export function PersonRecords({ records }: { readonly records: readonly PersonRecord[] }) {
  const text = useText(personWords);
  return (
    <Card title={text('changes')}>
      <ListTable
        caption={text('changes')}
        columns={useColumns()}
        rows={records}
        rowKey={({ policy_change_id }) => policy_change_id}
      />
    </Card>
  );
}

function useColumns(): readonly ListColumn<PersonRecord>[] {
  const text = useText(personWords);
  const language = useLanguage();
  const { formatDay, formatTime } = useFormat();
  return [
    {
      key: 'change',
      title: text('change'),
      heading: true,
      cell: ({ policy_change_id, change_no, change_type }) => (
        <>
          <Link to="/policy/record-detail" search={{ policy_change_id }}>
            {change_no}
          </Link>
          <span className="list-under">{statusText(language, 'changeType', change_type)}</span>
        </>
      ),
    },
    {
      key: 'day',
      title: text('takesEffect'),
      cell: ({ start_date }) => formatDay(start_date),
    },
    {
      key: 'status',
      title: text('state'),
      cell: ({ status }) => statusText(language, 'policyChange', status),
    },
    {
      key: 'by',
      title: text('by'),
      cell: ({ operate_name, created_at }) => (
        <>
          {operate_name}
          <span className="list-under">{formatTime(created_at)}</span>
        </>
      ),
    },
  ];
}
