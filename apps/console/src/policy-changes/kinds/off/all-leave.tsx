import { useSyncExternalStore } from 'react';
import { useText } from '../../../platform/text.ts';
import { type RosterStore, takeAllAlike } from '../../../roster/roster.tsx';
import { askedAlike } from './asked-alike.ts';
import { offWords } from './words/words.ts';
import { Button } from '../../../ui/button.tsx';

/** Whether all leave of whom the list says the same: one question, answered with one press. */
export function AllLeave({ roster }: { readonly roster: RosterStore }) {
  const text = useText(offWords);
  const questions = useSyncExternalStore(roster.subscribe, () => askedAlike(roster));
  return questions.map(({ words, keys, names }) => {
    const count = keys.length;
    return (
      <section key={keys[0]} aria-label={text('allLeave', { count })}>
        <p>{text('doAllLeave', { count, words, names: names.join(text('betweenNames')) })}</p>
        <Button onClick={() => takeAllAlike(roster, keys[0]!)}>{text('allLeave', { count })}</Button>
      </section>
    );
  });
}
