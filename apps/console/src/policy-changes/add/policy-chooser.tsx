import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { type ActivePolicy, PolicyFacts } from '../../policies/policies.tsx';
import { changeWords } from '../words/words.ts';
import './add.css';

/** The policies to choose from, each with what tells it from the others. */
export function PolicyChooser({
  policies,
  heads,
  onChoose,
}: {
  policies: readonly ActivePolicy[];
  /** How many persons stand on a list that is written already. */
  heads: number;
  onChoose: (policy_id: number) => void;
}) {
  const text = useText(changeWords);
  const { formatDay, formatTime } = useFormat();
  return (
    <section aria-labelledby="choose-policy">
      <h2 id="choose-policy" className="add-choose">
        {text('choosePolicy')}
      </h2>
      {heads > 0 && <p>{text('listKept', { count: heads })}</p>}
      <ul className="add-policies">
        {policies.map((policy) => (
          <li key={policy.policy_id}>
            <button type="button" className="add-policy" onClick={() => onChoose(policy.policy_id)}>
              <PolicyFacts policy={policy} />
              {policy.earliest_start_date && policy.lock_at && (
                <span className="add-offer">
                  {text('offer', {
                    day: formatDay(policy.earliest_start_date),
                    time: formatTime(policy.lock_at),
                  })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
