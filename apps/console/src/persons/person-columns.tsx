import type { PolicyPerson } from '@app/contract/persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../platform/format.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { PolicyCell } from '../policies/policies.tsx';
import type { ListColumn } from '../ui/list-table.tsx';
import { Money } from '../ui/money.tsx';
import { PersonLink } from '../ui/person-link.tsx';
import { CoverCell } from './cover-cell.tsx';
import { RevealNumber } from './reveal-number.tsx';
import { personWords } from './words/words.ts';

type Columns = readonly ListColumn<PolicyPerson>[];

/** What the list says of each person: who, where, in which policy, and whether covered. */
export function usePersonColumns({ ofOnePolicy }: { ofOnePolicy: boolean }): Columns {
  const policy = usePolicyColumn();
  const who = useWhoColumns();
  const cover = useCoverColumns();
  const more = useMoreColumns();
  return [...who, ...(ofOnePolicy ? [] : [policy]), ...cover, ...more];
}

function useWhoColumns(): Columns {
  const text = useText(personWords);
  return [
    {
      key: 'name',
      title: text('name'),
      heading: true,
      sorts: ['name'],
      cell: (person) => (
        <>
          <PersonLink {...person} />
          <RevealNumber person={person} />
        </>
      ),
    },
    { key: 'company', title: text('workCompany'), cell: ({ work_company }) => work_company },
    {
      key: 'occupation',
      title: text('occupation'),
      wide: true,
      cell: ({ occupation_name, occupation_category }) => (
        <>
          {occupation_name}
          <span className="list-under">{text('classOf', { category: occupation_category })}</span>
        </>
      ),
    },
  ];
}

function usePolicyColumn(): ListColumn<PolicyPerson> {
  const text = useText(personWords);
  return {
    key: 'policy',
    title: text('policy'),
    wide: true,
    cell: (person) => <PolicyCell policy={person} />,
  };
}

function useCoverColumns(): Columns {
  const text = useText(personWords);
  const { formatDay, formatEnd } = useFormat();
  return [
    { key: 'cover', title: text('cover'), cell: (person) => <CoverCell person={person} /> },
    {
      key: 'from',
      title: text('firstDay'),
      wide: true,
      sorts: ['start_date', '-start_date'],
      cell: ({ start_date }) => start_date && formatDay(start_date),
    },
    {
      key: 'until',
      title: text('lastDay'),
      wide: true,
      sorts: ['end_date', '-end_date'],
      cell: ({ end_date }) => end_date && formatEnd(end_date),
    },
  ];
}

function useMoreColumns(): Columns {
  const text = useText(personWords);
  const mayRead = useMay(readChange);
  return [
    { key: 'age', title: text('age'), end: true, wide: true, extra: true, cell: ({ age }) => age },
    {
      key: 'gender',
      title: text('gender'),
      wide: true,
      extra: true,
      cell: ({ gender }) => text(gender),
    },
    {
      key: 'mobile',
      title: text('mobile'),
      wide: true,
      extra: true,
      cell: ({ employee_mobile }) => employee_mobile,
    },
    {
      key: 'price',
      title: text('unitPrice'),
      end: true,
      wide: true,
      extra: true,
      cell: ({ unit_price_fen }) => <Money fen={unit_price_fen} />,
    },
    {
      key: 'premium',
      title: text('premium'),
      end: true,
      wide: true,
      extra: true,
      cell: ({ premium_fen }) => <Money fen={premium_fen} />,
    },
    {
      key: 'insurer',
      title: text('insurer'),
      wide: true,
      extra: true,
      cell: ({ insurance_company_name }) => insurance_company_name,
    },
    {
      key: 'change',
      title: text('addedBy'),
      wide: true,
      extra: true,
      // There the person's premium is explained, among the others of the change.
      cell: ({ policy_change_id, name }) =>
        mayRead && (
          <Link to="/policy/record-detail" search={{ policy_change_id, keywords: name }}>
            {text('openChange')}
          </Link>
        ),
    },
  ];
}
