import { day, readDay } from '@app/domain/calendar/day';
import { DayField } from './day-field.tsx';
import { Select } from './select.tsx';

/** What a filter of a list is set to; undefined lets everything through. */
export type FilterValue = string | number | undefined;

/** One filter of a list: one of a few choices, a day, or a number. */
export type ListFilter<Name extends string = string> = {
  readonly name: Name;
  readonly label: string;
} & (
  | {
      readonly kind: 'choice';
      readonly all: string;
      readonly choices: readonly { readonly value: string | number; readonly name: string }[];
    }
  | { readonly kind: 'day' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
);

export type Chosen = {
  readonly valueOf: (name: string) => FilterValue;
  readonly onChoose: (name: string, value: FilterValue) => void;
};

/** One filter, as it is set. */
export function FilterField({ filter, valueOf, onChoose }: { filter: ListFilter } & Chosen) {
  const { name, label } = filter;
  const value = valueOf(name);
  const choose = (chosen: FilterValue) => onChoose(name, chosen);
  switch (filter.kind) {
    case 'choice':
      return (
        <Select
          label={label}
          isLabelled
          value={value}
          choices={[{ value: undefined, name: filter.all }, ...filter.choices]}
          onChoose={choose}
        />
      );
    case 'day':
      return (
        <DayField
          label={label}
          value={typeof value === 'string' ? readDay(value) : undefined}
          min={first}
          max={last}
          onChoose={choose}
        />
      );
    case 'number':
      return <NumberFilter {...{ filter, value }} onChoose={choose} />;
  }
}

const [first, last] = [day('2000-01-01'), day('2099-12-31')];

function NumberFilter({
  filter: { label, min, max },
  value,
  onChoose,
}: {
  filter: ListFilter & { readonly kind: 'number' };
  value: FilterValue;
  onChoose: (value: FilterValue) => void;
}) {
  // A number is typed sign by sign: it counts when it is whole.
  const settle = (input: HTMLInputElement) => {
    const typed = input.value === '' ? undefined : Number(input.value);
    if (input.checkValidity() && typed !== value) onChoose(typed);
  };
  return (
    <label className="labelled">
      {label}
      <input
        key={value}
        className="field"
        type="number"
        min={min}
        max={max}
        defaultValue={value}
        onBlur={(event) => settle(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle(event.currentTarget);
        }}
      />
    </label>
  );
}
