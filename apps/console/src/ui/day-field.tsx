import { type Day, readDay } from '@app/domain/calendar/day';
import { Suspense, useId, useState } from 'react';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { CalendarLayer } from './floating/layers.ts';
import { Icon } from './icon.tsx';
import { useOpened } from './use-opened.ts';
import { uiWords } from './words/words.ts';
import './field.css';
import './day-field.css';

type DayFieldProps = {
  readonly label: string;
  readonly value: Day | undefined;
  readonly min: Day;
  readonly max: Day;
  /** Gets a day from `min` to `max`, or undefined where the field was emptied and may be. */
  readonly onChoose: (day: Day | undefined) => void;
  readonly isRequired?: boolean;
  /** How what is typed is read: `YYYY-MM-DD`, with any signs or none between, unless said. */
  readonly read?: (typed: string) => Day | undefined;
  readonly describedBy?: string;
};

/** A day, typed or chosen from a calendar. What cannot be taken stays as it was typed, with a word on why. */
export function DayField({
  label,
  value,
  min,
  max,
  onChoose,
  isRequired,
  read = written,
  describedBy,
}: DayFieldProps) {
  const text = useText(uiWords);
  const { formatDay } = useFormat();
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState<string>(value ?? '');
  const [isWrong, setWrong] = useState(false);
  const { open, toggle, close, opener, openerRef, id } = useOpened(CalendarLayer);
  const [fieldId, wrongId] = [useId(), useId()];
  const show = (day: Day | undefined) => {
    setTyped(day ?? '');
    setWrong(false);
  };
  if (known !== value) {
    // Another day has come from elsewhere; whoever stands in the field stays in it.
    setKnown(value);
    show(value);
  }

  const settle = () => {
    const words = typed.trim();
    const day = words === '' ? undefined : read(words);
    const isTaken = words === '' ? !isRequired : day !== undefined && day >= min && day <= max;
    if (!isTaken) return setWrong(true);
    show(day);
    if (day !== value) onChoose(day);
  };
  const choose = (day: Day) => {
    show(day);
    onChoose(day);
  };
  return (
    <div className="labelled day">
      <label htmlFor={fieldId}>{label}</label>
      <span className="day-field">
        <input
          id={fieldId}
          className="field"
          autoComplete="off"
          placeholder="YYYY-MM-DD"
          maxLength={20}
          required={isRequired}
          aria-invalid={isWrong}
          aria-describedby={[isWrong && wrongId, describedBy].filter(Boolean).join(' ') || undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
            if (event.key === 'ArrowDown' && event.altKey) toggle();
          }}
        />
        <button
          ref={openerRef}
          type="button"
          className="day-open"
          aria-label={text('calendarOf', { label })}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={toggle}
        >
          <Icon name="calendar" />
        </button>
      </span>
      {isWrong && (
        <small id={wrongId} role="alert" className="field-wrong">
          {text('dayFromTo', { from: formatDay(min), to: formatDay(max) })}
        </small>
      )}
      {open && opener && (
        <Suspense>
          <CalendarLayer {...{ opener, id, label, value, min, max }} onClose={close} onChoose={choose} />
        </Suspense>
      )}
    </div>
  );
}

/** 2026-11-28, 2026/11/28, 2026.11.28 or 20261128. */
function written(typed: string): Day | undefined {
  const [, year, month = '', date = ''] = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/.exec(typed) ?? [];
  return year === undefined
    ? undefined
    : readDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
}
