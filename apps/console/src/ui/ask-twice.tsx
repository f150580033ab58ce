import { useEffect, useId, useRef, useState } from 'react';
import './ask-twice.css';
import { Button } from './button.tsx';

type Asked = {
  /** What follows from it. */
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly isBusy: boolean;
  /** The answer takes cover away: it does not look like the way forward. */
  readonly takesAway?: boolean;
  readonly onYes: () => void;
};

/** A button whose press asks, in its place, whether what follows from it is meant. Escape or "no" goes back. Nothing is asked in another way. */
export function AskTwice({
  label,
  name,
  ...asked
}: Asked & {
  readonly label: string;
  /** What the button is called by whoever cannot see what it stands beside; it begins or ends with the label. */
  readonly name?: string;
}) {
  const [asks, setAsks] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);

  // The focus goes where the choice is: to the question's harmless answer, and back to the button.
  useEffect(() => {
    if (asks || wasAsking.current) around.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
    wasAsking.current = asks;
  }, [asks]);

  useEffect(() => {
    const place = around.current;
    if (!asks || !place) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setAsks(false);
      // A dialog around it stays open.
      event.preventDefault();
    };
    place.addEventListener('keydown', leave);
    return () => place.removeEventListener('keydown', leave);
  }, [asks]);

  return (
    <div ref={around} className={asks ? 'ask-twice ask-twice-asks' : 'ask-twice'}>
      {asks ? (
        <Question {...asked} onNo={() => setAsks(false)} />
      ) : (
        <Button data-focus="" aria-label={name} onClick={() => setAsks(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}

function Question({
  question,
  yes,
  no,
  isBusy,
  takesAway = false,
  onYes,
  onNo,
}: Asked & { readonly onNo: () => void }) {
  const id = useId();
  return (
    <fieldset className="ask-twice-question" aria-labelledby={id}>
      <p id={id}>{question}</p>
      <div className="ask-twice-answers">
        <Button
          {...(takesAway ? { className: 'ask-twice-takes-away' } : { kind: 'primary' })}
          isBusy={isBusy}
          onClick={onYes}
        >
          {yes}
        </Button>
        <Button data-focus="" onClick={onNo}>
          {no}
        </Button>
      </div>
    </fieldset>
  );
}
