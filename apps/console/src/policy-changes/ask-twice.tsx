import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';

/** A button whose press asks, in its place, whether what follows from it is meant. Escape or "no" goes back. */
export function AskTwice({
  label,
  question,
  yes,
  no,
  isBusy,
  onYes,
}: {
  label: string;
  question: string;
  yes: string;
  no: string;
  isBusy: boolean;
  onYes: () => void;
}) {
  const [asks, setAsks] = useState(false);
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);

  // The focus goes where the choice is: to the question's harmless answer, and back to the button.
  useEffect(() => {
    if (asks || wasAsking.current) around.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
    wasAsking.current = asks;
  }, [asks]);

  return (
    <div
      ref={around}
      className={asks ? 'ask-twice ask-twice-asks' : 'ask-twice'}
      onKeyDown={(event) => event.key === 'Escape' && setAsks(false)}
    >
      {asks ? (
        <div role="group" aria-labelledby={id}>
          <p id={id}>{question}</p>
          <div className="ask-twice-answers">
            <Button type="primary" loading={isBusy} onClick={onYes}>
              {yes}
            </Button>
            <Button data-focus="" onClick={() => setAsks(false)}>
              {no}
            </Button>
          </div>
        </div>
      ) : (
        <Button data-focus="" onClick={() => setAsks(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
