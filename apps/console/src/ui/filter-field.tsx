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
  const value = valueOf(filter.name);
  if (filter.kind === 'choice')
    return (
      <ChoiceFilter
        label={filter.label}
        all={filter.all}
        value={value}
        choices={filter.choices}
        onChoose={(chosen) => onChoose(filter.name, chosen)}
      />
    );
  return (
    <label>
      {filter.label}
      <input
        key={value}
        type={filter.kind === 'day' ? 'date' : 'number'}
        min={filter.kind === 'day' ? '2000-01-01' : filter.min}
        max={filter.kind === 'day' ? '2099-12-31' : filter.max}
        defaultValue={value}
        // A day or a number is typed sign by sign: it counts when it is whole.
        onBlur={(event) => settle(event.currentTarget, filter, value, onChoose)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle(event.currentTarget, filter, value, onChoose);
        }}
      />
    </label>
  );
}

function settle(
  input: HTMLInputElement,
  { name, kind }: ListFilter,
  before: FilterValue,
  onChoose: Chosen['onChoose'],
): void {
  if (!input.checkValidity()) return;
  const typed = input.value;
  const value = typed === '' ? undefined : kind === 'number' ? Number(typed) : typed;
  if (value !== before) onChoose(name, value);
}

/** A filter that is one of a few: its first choice is all. */
function ChoiceFilter<Value extends string | number>({
  label,
  all,
  value,
  choices,
  onChoose,
}: {
  label: string;
  all: string;
  value: Value | undefined;
  choices: readonly { readonly value: Value; readonly name: string }[];
  onChoose: (value: Value | undefined) => void;
}) {
  return (
    <label>
      {label}
      <select
        value={value ?? ''}
        // A long name is cut by the field; it stands in full in the list of filters in use, and here on hover.
        title={choices.find((choice) => choice.value === value)?.name}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChoose(choices.find((choice) => String(choice.value) === chosen)?.value);
        }}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
