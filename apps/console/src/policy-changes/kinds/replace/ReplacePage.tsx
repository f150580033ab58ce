import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/text.ts';
import { type ActivePolicy, activePolicies, PolicyFacts } from '../../../policies/policies.tsx';
import { Empty, Failure, FirstLoad } from '../../../ui/faces.tsx';
import { Page } from '../../../ui/page.tsx';
import { changeWords } from '../../words/words.ts';
import { Board } from './board/board.tsx';
import { boardWords } from './board/words/words.ts';
import type { ReplaceWays } from './replace-search.ts';
import '../../bench/bench.css';

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
        <Choose policies={policies} onChoose={({ policy_id }) => onSearch({ policy_id })} />
      )}
    </Page>
  );
}

/** The policy that the address names; with only one there is nothing to choose. */
const chosenOf = (policies: readonly ActivePolicy[], policy_id: number | undefined) =>
  policies.find((policy) => policy.policy_id === policy_id) ??
  (policy_id === undefined && policies.length === 1 ? policies[0] : undefined);

function Choose({
  policies,
  onChoose,
}: {
  policies: readonly ActivePolicy[];
  onChoose: (policy: ActivePolicy) => void;
}) {
  const text = useText(changeWords);
  return (
    <section aria-labelledby="choose-policy">
      <h2 id="choose-policy" className="add-choose">
        {text('choosePolicy')}
      </h2>
      <ul className="add-policies">
        {policies.map((policy) => (
          <li key={policy.policy_id}>
            <button type="button" className="add-policy" onClick={() => onChoose(policy)}>
              <PolicyFacts policy={policy} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
