import type { ChangeType } from '@app/domain/changes/kinds';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText, type Words } from '../../../platform/text.ts';
import { type ActivePolicy, activePolicies } from '../../../policies/policies.tsx';
import { Empty, Failure, FirstLoad } from '../../../ui/faces.tsx';
import { Page } from '../../../ui/page.tsx';
import { chosenOf, ChoosePolicy } from './choose-policy.tsx';

/** Where a board's page leads. */
export type BoardWays<Search> = {
  readonly search: Search;
  readonly onSearch: (change: Search) => void;
  /** What is written is drafted and priced. */
  readonly onChecked: (policy_change_id: number) => void;
};

/** What a board is of: the policy, and the way to another where there are several. */
export type BoardOf = { readonly policy: ActivePolicy; readonly onOtherPolicy: (() => void) | undefined };

/** A page on which a kind of change is written: choose the policy, then its board. */
export function BoardPage<Search extends { readonly policy_id?: number | undefined }>({
  kind,
  words,
  ways: { search, onSearch },
  nothing,
  children,
}: {
  kind: ChangeType;
  words: Words<{ readonly title: ''; readonly purpose: ''; readonly noPolicy: '' }>;
  ways: BoardWays<Search>;
  /** What the address holds before anything is chosen. */
  nothing: Search;
  children: (of: BoardOf) => ReactNode;
}) {
  const text = useText(words);
  const { data: policies, error, refetch } = useQuery(activePolicies(kind));
  const policy = policies && chosenOf(policies, search.policy_id);
  if (policy)
    return children({ policy, onOtherPolicy: policies.length > 1 ? () => onSearch(nothing) : undefined });
  return (
    <Page title={text('title')} purpose={text('purpose')}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !policies && <FirstLoad rows={4} columns={3} />}
      {policies?.length === 0 && <Empty>{text('noPolicy')}</Empty>}
      {policies && policies.length > 0 && (
        <ChoosePolicy policies={policies} onChoose={({ policy_id }) => onSearch({ ...search, policy_id })} />
      )}
    </Page>
  );
}
