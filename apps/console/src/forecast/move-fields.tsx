import type { TriedMove, WhatIf } from '@app/contract/what-if';
import { addDays, type Day, day as dayOf } from '@app/domain/calendar/day';
import { formatYuan } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { DayField } from '../ui/day-field.tsx';
import { Select } from '../ui/select.tsx';
import { forecastWords } from './words/words.ts';

type MoveFieldsProps = {
  readonly move: TriedMove;
  readonly policies: WhatIf['policies'];
  readonly first: Day;
  readonly onChange: (move: TriedMove) => void;
  readonly onRemove: () => void;
};

const days_ahead = 366;
const moveKinds = ['add', 'off'] as const;

/** One thing that is tried: so many of a class come to a policy, or leave it, from a day on. */
export function MoveFields({ move, policies, first, onChange, onRemove }: MoveFieldsProps) {
  const text = useText(forecastWords);
  const { kind, policy_id, category, start_date } = move;
  const policy = policies.find((one) => one.policy_id === policy_id);
  const choosePolicy = (chosen: number) => {
    const classes = policies.find((one) => one.policy_id === chosen)?.classes ?? [];
    const isThere = classes.some((one) => one.category === category);
    const other = classes[0]?.category as TriedMove['category'] | undefined;
    onChange({ ...move, policy_id: chosen, category: isThere ? category : (other ?? category) });
  };
  return (
    <div className="forecast-move">
      <Select
        label={text('what')}
        isLabelled
        value={kind}
        choices={moveKinds.map((value) => ({ value, name: text(value === 'add' ? 'come' : 'leave') }))}
        onChoose={(chosen) => onChange({ ...move, kind: chosen })}
      />
      <Count move={move} onChange={onChange} />
      <Select
        label={text('class')}
        isLabelled
        value={category}
        choices={(policy?.classes ?? []).map((one) => ({
          value: one.category as TriedMove['category'],
          name: text('classOf', {
            category: one.category,
            price: formatYuan(one.price_fen),
            heads: one.heads,
          }),
        }))}
        onChoose={(chosen) => onChange({ ...move, category: chosen })}
      />
      <Select
        label={text('policy')}
        isLabelled
        value={policy_id}
        choices={policies.map((one) => ({ value: one.policy_id, name: `${one.plan} ${one.policy_no}` }))}
        onChoose={choosePolicy}
      />
      <DayField
        label={text(kind === 'add' ? 'from' : 'without')}
        value={dayOf(start_date)}
        min={first}
        max={addDays(first, days_ahead)}
        isRequired
        onChoose={(chosen) => chosen && onChange({ ...move, start_date: chosen })}
      />
      <Button onClick={onRemove}>{text('remove')}</Button>
    </div>
  );
}

function Count({ move, onChange }: Pick<MoveFieldsProps, 'move' | 'onChange'>) {
  const text = useText(forecastWords);
  // A number is typed sign by sign: it counts when it is whole.
  const settle = (input: HTMLInputElement) => {
    const count = Number(input.value);
    if (input.value !== '' && input.checkValidity() && count !== move.count) onChange({ ...move, count });
  };
  return (
    <label className="labelled">
      {text('count')}
      <input
        key={move.count}
        className="field"
        type="number"
        min={1}
        max={20_000}
        defaultValue={move.count}
        onBlur={(event) => settle(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle(event.currentTarget);
        }}
      />
    </label>
  );
}
