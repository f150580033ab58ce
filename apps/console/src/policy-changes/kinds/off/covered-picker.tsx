import { listForOff } from '@app/contract/persons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { callQuery } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { Failure, FirstLoad, RefreshBar } from '../../../ui/faces.tsx';
import { Card } from '../../../ui/page.tsx';
import type { Leaving } from './leaver-list.ts';
import { offWords } from './words/words.ts';

/** So many of the covered are shown at a time; who is looked for is found by a word. */
const shown = 20;

/** The covered of a policy, to be chosen one by one. */
export function CoveredPicker({
  policyId,
  onPick,
}: {
  policyId: number;
  onPick: (more: readonly Omit<Leaving, 'key'>[]) => void;
}) {
  const text = useText(offWords);
  const { formatEnd } = useFormat();
  const [typed, setTyped] = useState('');
  const keywords = useDeferredValue(typed.trim());
  const query = useQuery({
    ...callQuery(listForOff, { policy_id: policyId, keywords, limit: shown }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const found = query.data?.data ?? [];
  return (
    <Card title={text('covered')}>
      <input
        type="search"
        className="reduce-search"
        aria-label={text('search')}
        placeholder={text('search')}
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <RefreshBar refreshing={query.isFetching && !query.isLoading} />
      {query.error && <Failure error={query.error} onRetry={() => void query.refetch()} />}
      {query.isLoading && <FirstLoad rows={3} columns={2} />}
      {query.data && found.length === 0 && <p>{text('nobodyCovered')}</p>}
      <ul className="reduce-covered">
        {found.map(({ policy_person_id, name, idcard, work_company, end_date }) => (
          <li key={policy_person_id}>
            <span>
              {name} <small>{idcard}</small>
              <br />
              <small>
                {work_company} · {formatEnd(end_date)}
              </small>
            </span>
            <button
              type="button"
              className="button"
              aria-label={text('addNamed', { name })}
              onClick={() => onPick([{ name, idcard, leaver: { policy_person_id, name: '', idcard: '' } }])}
            >
              {text('add')}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
