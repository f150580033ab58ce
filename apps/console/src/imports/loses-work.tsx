import { useEffect, useRef } from 'react';
import { useText } from '../platform/text.ts';
import type { Question } from './use-ways-in.ts';
import { importWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';

/** Asks before rows that somebody worked on go from the list; the focus stands on the harmless answer. */
export function LosesWork({
  question: { lost, answer },
  onStay,
}: {
  question: Question;
  /** The list is not read so. */
  onStay: () => void;
}) {
  const text = useText(importWords);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const names = lost.slice(0, shown_max).map(({ name }) => name.trim() || '—');
  const more = lost.length > shown_max ? ' …' : '';
  return (
    <div className="ways-failure" role="alert">
      <p>{text('loseWork', { count: lost.length, names: `${names.join(', ')}${more}` })}</p>
      <Button
        ref={stay}
        onClick={() => {
          onStay();
          answer(false);
        }}
      >
        {text('loseWorkNo')}
      </Button>
      <Button onClick={() => answer(true)}>{text('loseWorkYes')}</Button>
    </div>
  );
}

const shown_max = 8;
