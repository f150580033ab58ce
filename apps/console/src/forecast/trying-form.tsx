import type { WhatIf } from '@app/contract/what-if';
import { addDays, day as dayOf, later } from '@app/domain/calendar/day';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { MoveFields } from './move-fields.tsx';
import type { Tried } from './tried.ts';
import { forecastWords } from './words/words.ts';

type TryingFormProps = {
  readonly data: WhatIf;
  readonly tried: Tried;
  readonly onTry: (tried: Tried) => void;
};

/** What is tried: who comes and leaves, a row each, and by which plan each policy goes on. */
export function TryingForm({ data, tried, onTry }: TryingFormProps) {
  const text = useText(forecastWords);
  const { moves } = tried;
  const { policies } = data;
  const tomorrow = addDays(dayOf(data.today), 1);
  const addMove = () => {
    const policy = policies.find(({ classes }) => classes.some(({ heads }) => heads > 0)) ?? policies[0]!;
    const most = policy.classes.toSorted((a, b) => b.heads - a.heads)[0]!;
    const start_date = later(tomorrow, dayOf(policy.start_date));
    const category = most.category as (typeof moves)[number]['category'];
    const move = { kind: 'add' as const, policy_id: policy.policy_id, category, count: 10, start_date };
    onTry({ ...tried, moves: [...moves, move] });
  };
  return (
    <>
      {moves.length === 0 && <p className="forecast-hint">{text('nothingTried')}</p>}
      <ul className="forecast-moves">
        {moves.map((move, at) => (
          // Rows have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <MoveFields
              move={move}
              policies={policies}
              first={tomorrow}
              onChange={(changed) => onTry({ ...tried, moves: moves.with(at, changed) })}
              onRemove={() => onTry({ ...tried, moves: moves.toSpliced(at, 1) })}
            />
          </li>
        ))}
      </ul>
      <p>
        <Button onClick={addMove}>{text('addMove')}</Button>
      </p>
      <NextPlans data={data} tried={tried} onTry={onTry} />
    </>
  );
}

function NextPlans({ data: { policies }, tried, onTry }: TryingFormProps) {
  const text = useText(forecastWords);
  const { plans } = tried;
  const choose = (policy_id: number, plan_id: number | undefined) =>
    onTry({
      ...tried,
      plans: [
        ...plans.filter((one) => one.policy_id !== policy_id),
        ...(plan_id === undefined ? [] : [{ policy_id, plan_id }]),
      ],
    });
  return (
    <div className="forecast-plans">
      {policies
        .filter(({ classes }) => classes.some(({ heads }) => heads > 0))
        .map(({ policy_id, policy_no, plan_id: own, plan, plans: others }) => (
          <Select
            key={policy_id}
            label={text('goesOnBy', { policy: `${plan} ${policy_no}` })}
            isLabelled
            value={plans.find((one) => one.policy_id === policy_id)?.plan_id}
            choices={[
              { value: undefined, name: text('samePlan') },
              ...others
                .filter(({ plan_id }) => plan_id !== own)
                .map(({ plan_id, plan: name }) => ({ value: plan_id, name })),
            ]}
            onChoose={(plan_id) => choose(policy_id, plan_id)}
          />
        ))}
    </div>
  );
}
