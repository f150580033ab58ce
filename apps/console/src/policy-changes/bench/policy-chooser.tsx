import type { ImportJobRow } from '@app/contract/imports/jobs';
import { listImports } from '@app/contract/imports/list-imports';
import { changeKinds } from '@app/domain/changes/kinds';
import type { ListType } from '@app/domain/changes/kinds';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { type ActivePolicy, PolicyFacts } from '../../policies/policies.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import type { ListHolder } from './list-holder.ts';
import { beginsLater, inOrderOfStart } from './policy-order.ts';
import { changeWords } from '../words/words.ts';
import { Button } from '../../ui/button.tsx';
import './bench.css';

type ChooserProps = {
  readonly kind: ListType;
  readonly policies: readonly ActivePolicy[];
  /** Where the list stands that is written already. */
  readonly holder: ListHolder;
  /** The policy that the list is written for; undefined before there is one. */
  readonly present: ActivePolicy | undefined;
  readonly onChoose: (policy: ActivePolicy) => void;
};

/** The policies to choose from, each with what tells it from the others; those that can take persons soonest come first. */
export function PolicyChooser({ kind, policies, holder, present, onChoose }: ChooserProps) {
  const text = useText(changeWords);
  const { data: lists = [] } = useQuery({
    ...callQuery(listImports, { kind }, { quiet: true }),
    staleTime: 0,
  });
  const heads = holder.heads();
  const { opens } = changeKinds[kind];
  const ordered = inOrderOfStart(policies);
  const groups = [
    ['inForceNow', ordered.filter((policy) => !beginsLater(policy))],
    ['beginLater', ordered.filter(beginsLater)],
  ] as const;
  const listsOf = (policy: ActivePolicy) =>
    lists.filter(({ policy_id, row_count }) => policy_id === policy.policy_id && row_count > 0);
  return (
    <section aria-labelledby="choose-policy">
      <h2 id="choose-policy" className="add-choose">
        {text('choosePolicy')}
      </h2>
      {heads > 0 && <p>{text('listKept', { count: heads })}</p>}
      {present && (
        <Button onClick={() => onChoose(present)}>
          {text('stayWithPolicy', { number: present.policy_no })}
        </Button>
      )}
      {groups.map(
        ([word, group]) =>
          group.length > 0 && (
            <div key={word}>
              <h3 className="add-policies-when">{text(word)}</h3>
              <ul className="add-policies">
                {group.map((policy) => (
                  <li key={policy.policy_id}>
                    <button type="button" className="add-policy" onClick={() => onChoose(policy)}>
                      <PolicyFacts policy={policy} />
                      <WhenAndWhat
                        policy={policy}
                        opens={opens}
                        lists={listsOf(policy)}
                        isPresent={policy.policy_id === present?.policy_id}
                      />
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}

/** From when a policy takes persons, and the lists that were begun for it. */
function WhenAndWhat({
  policy,
  opens,
  lists,
  isPresent,
}: {
  policy: ActivePolicy;
  /** Whether the list would open cover, which has its cut-off. */
  opens: boolean;
  lists: readonly ImportJobRow[];
  isPresent: boolean;
}) {
  const text = useText(changeWords);
  const { formatDay, formatTime } = useFormat();
  const { start_date, earliest_start_date, lock_at } = policy;
  return (
    <span className="add-offer">
      {isPresent && <StateMark kind="soon">{text('presentPolicy')}</StateMark>}
      {beginsLater(policy) && (
        <StateMark kind="needs">{text('beginsOn', { day: formatDay(start_date) })}</StateMark>
      )}
      {opens && earliest_start_date && lock_at && (
        <span>{text('offer', { day: formatDay(earliest_start_date), time: formatTime(lock_at) })}</span>
      )}
      {lists.slice(0, shown_max).map(({ import_job_id, row_count: count, updated_at }) => (
        <StateMark key={import_job_id} kind="soon">
          {text('holdsList', { count, time: formatTime(updated_at) })}
        </StateMark>
      ))}
    </span>
  );
}

const shown_max = 3;
