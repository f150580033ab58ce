import type { PolicyPerson } from '@app/contract/persons';
import { statusText } from '@app/contract/words/words';
import { useFormat } from '../platform/format.ts';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import { PolicyCell } from '../policies/policies.tsx';
import { coverKind } from '../ui/cover-state.ts';
import { type ListColumn, ListTable } from '../ui/list-table.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { personWords } from './words/words.ts';

/** Every cover of a person as a row, the latest first: what the lanes draw, in words, and what came to nothing. */
export function PersonCovers({ policies }: { readonly policies: readonly PolicyPerson[] }) {
  const text = useText(personWords);
  return (
    <ListTable
      caption={text('covers')}
      columns={useColumns()}
      rows={policies}
      rowKey={({ policy_person_id }) => policy_person_id}
    />
  );
}

function useColumns(): readonly ListColumn<PolicyPerson>[] {
  const text = useText(personWords);
  const language = useLanguage();
  const { formatTime, formatEnd } = useFormat();
  return [
    { key: 'policy', title: text('policy'), heading: true, cell: (cover) => <PolicyCell policy={cover} /> },
    { key: 'company', title: text('workCompany'), cell: ({ work_company }) => work_company },
    {
      key: 'occupation',
      title: text('occupation'),
      wide: true,
      cell: ({ occupation_name, occupation_category }) =>
        `${occupation_name} · ${text('classOf', { category: occupation_category })}`,
    },
    {
      key: 'from',
      title: text('coverFrom'),
      cell: ({ cover_from }) => (cover_from ? formatTime(cover_from) : '–'),
    },
    {
      key: 'until',
      title: text('coverUntil'),
      cell: ({ cover_until }) => (cover_until ? formatEnd(cover_until) : '–'),
    },
    {
      key: 'state',
      title: text('state'),
      cell: ({ status }) => (
        <StateMark kind={coverKind(status)}>{statusText(language, 'cover', status)}</StateMark>
      ),
    },
  ];
}
