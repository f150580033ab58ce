import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/text.ts';
import { activePolicies } from '../../../policies/policies.tsx';
import { Empty, Failure, FirstLoad } from '../../../ui/faces.tsx';
import { Page } from '../../../ui/page.tsx';
import { chosenOf, ChoosePolicy } from '../board/choose-policy.tsx';
import { MoveBoard } from './board/move-board.tsx';
import { moveBoardWords } from './board/words/words.ts';
import type { TransferWays } from './transfer-search.ts';

/** Moves persons to another work company or work type: choose the policy, say who and where to, and go on to the confirmation. */
export function TransferPage({ search, onSearch, onChecked }: TransferWays) {
  const text = useText(moveBoardWords);
  const { data: policies, error, refetch } = useQuery(activePolicies('transfer'));
  const policy = policies && chosenOf(policies, search.policy_id);
  if (policy)
    return (
      <MoveBoard
        key={policy.policy_id}
        policy={policy}
        search={search}
        onSearch={onSearch}
        onOtherPolicy={
          policies.length > 1
            ? () =>
                onSearch({
                  policy_id: undefined,
                  start_date: undefined,
                  occupation_id: undefined,
                  work_company_id: undefined,
                })
            : undefined
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
