import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/text.ts';
import { activePolicies } from '../../../policies/policies.tsx';
import { Empty, Failure, FirstLoad } from '../../../ui/faces.tsx';
import { Page } from '../../../ui/page.tsx';
import { chosenOf, ChoosePolicy } from '../board/choose-policy.tsx';
import { Board } from './board/board.tsx';
import { boardWords } from './board/words/words.ts';
import type { ReplaceWays } from './replace-search.ts';

/** Puts persons in the seats of others: choose the policy, pair who leaves with who comes, and go on to the confirmation. */
export function ReplacePage({ search, onSearch, onChecked }: ReplaceWays) {
  const text = useText(boardWords);
  const { data: policies, error, refetch } = useQuery(activePolicies('replace'));
  const policy = policies && chosenOf(policies, search.policy_id);
  if (policy)
    return (
      <Board
        key={policy.policy_id}
        policy={policy}
        start={search.start_date}
        onStart={(start_date) => onSearch({ start_date })}
        onOtherPolicy={
          policies.length > 1 ? () => onSearch({ policy_id: undefined, start_date: undefined }) : undefined
        }
        onChecked={onChecked}
      />
    );
  return (
    <Page title={text('title')} purpose={text('purpose')}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !policies && <FirstLoad rows={4} columns={3} />}
      {policies?.length === 0 && <Empty>{text('noPolicy')}</Empty>}
      {policies && policies.length > 0 && (
        <ChoosePolicy policies={policies} onChoose={({ policy_id }) => onSearch({ policy_id })} />
      )}
    </Page>
  );
}
