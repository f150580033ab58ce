import { listForOff } from '@app/contract/persons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { callQuery } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import type { ActivePolicy } from '../../../policies/policies.tsx';
import { Failure, FirstLoad, RefreshBar } from '../../../ui/faces.tsx';
import { Card } from '../../../ui/page.tsx';
import { offWords } from './words/words.ts';
import { Button } from '../../../ui/button.tsx';
import './reduce.css';

/** So many of the covered are shown at a time; who is looked for is found by a word. */
const shown = 20;

/** Somebody who is covered, by their cover. */
export type Picked = { readonly name: string; readonly idcard: string; readonly policy_person_id: number };

/** The covered of a policy, to be taken one by one. */
export function CoveredPicker({
  policy,
  named = '',
  isTaken,
  onPick,
  take,
  onClose,
}: {
  policy: ActivePolicy;
  /** Whom it looks for at first. */
  named?: string;
  isTaken: (policy_person_id: number) => boolean;
  onPick: (picked: Picked) => void;
  /** What the button of a person says, and what it is called. */
  take: { readonly short: string; readonly named: (name: string) => string };
  onClose: () => void;
}) {
  const text = useText(offWords);
  const { formatEnd } = useFormat();
  const [typed, setTyped] = useState(named);
  const keywords = useDeferredValue(typed.trim());
  const query = useQuery({
    ...callQuery(listForOff, { policy_id: policy.policy_id, keywords, limit: shown }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const found = query.data?.data ?? [];
  return (
    <Card title={text('covered')}>
      <div className="reduce-find">
        <input
          type="search"
          className="reduce-search"
          aria-label={text('search')}
          placeholder={text('search')}
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button onClick={onClose}>{text('close')}</Button>
      </div>
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
            <Button
              disabled={isTaken(policy_person_id)}
              aria-label={take.named(name)}
              onClick={() => onPick({ name, idcard, policy_person_id })}
            >
              {take.short}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
