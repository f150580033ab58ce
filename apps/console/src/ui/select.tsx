import { type ReactNode, Suspense, useId } from 'react';
import { SelectLayer } from './floating/layers.ts';
import { Icon } from './icon.tsx';
import { useOpened } from './use-opened.ts';
import './field.css';
import './select.css';

type SelectProps<Value> = {
  readonly label: string;
  /** The label stands above or before the field, and not in the words for a screen reader alone. */
  readonly isLabelled?: boolean;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly name: string }[];
  readonly onChoose: (value: Value) => void;
  /** What stands in the field while nothing is chosen. */
  readonly placeholder?: string;
  readonly className?: string;
};

/** One of several choices. */
export function Select<Value>({
  label,
  isLabelled = false,
  value,
  choices,
  onChoose,
  placeholder = '',
  className,
}: SelectProps<Value>) {
  const { open, toggle, close, opener, openerRef, id } = useOpened(SelectLayer);
  const labelId = useId();
  const chosen = choices.findIndex((choice) => choice.value === value);
  const name = choices[chosen]?.name;
  const field = (
    <button
      ref={openerRef}
      type="button"
      role="combobox"
      className={className === undefined ? 'field select' : `field select ${className}`}
      aria-haspopup="listbox"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      {...(isLabelled ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
      // A long name is cut by the field.
      title={name}
      onClick={toggle}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        toggle();
      }}
    >
      <span className={name === undefined ? 'select-value select-empty' : 'select-value'}>
        {name ?? placeholder}
      </span>
      <Icon name="down" />
    </button>
  );
  return (
    <>
      {isLabelled ? (
        <Labelled id={labelId} label={label}>
          {field}
        </Labelled>
      ) : (
        field
      )}
      {open && opener && (
        <Suspense>
          <SelectLayer
            {...{ opener, id, label, chosen }}
            onClose={close}
            names={choices.map((choice) => choice.name)}
            onChoose={(at) => {
              const choice = choices[at];
              if (choice) onChoose(choice.value);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const Labelled = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div className="labelled">
    <span id={id}>{label}</span>
    {children}
  </div>
);
