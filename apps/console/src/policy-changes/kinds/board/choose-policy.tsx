import { useText } from '../../../platform/text.ts';
import { type ActivePolicy, PolicyFacts } from '../../../policies/policies.tsx';
import { changeWords } from '../../words/words.ts';
import '../../bench/bench.css';

/** The policy that the address names; with only one there is nothing to choose. */
export const chosenOf = (policies: readonly ActivePolicy[], policy_id: number | undefined) =>
  policies.find((policy) => policy.policy_id === policy_id) ??
  (policy_id === undefined && policies.length === 1 ? policies[0] : undefined);

/** Which of several policies a board is for. */
export function ChoosePolicy({
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
