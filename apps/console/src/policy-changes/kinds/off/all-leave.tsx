import { Button } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useText } from '../../../platform/text.ts';
import { type RosterStore, writeRows } from '../../../roster/roster.tsx';
import { askedReader } from './asked-alike.ts';
import { offWords } from './words/words.ts';

/** Whether all leave of whom the list says the same: one question, answered with one press. */
export function AllLeave({ roster }: { readonly roster: RosterStore }) {
  const text = useText(offWords);
  const [read] = useState(() => askedReader(roster));
  const questions = useSyncExternalStore(roster.subscribe, read);
  return questions.map(({ words, keys }) => {
    const count = keys.length;
    const answer = () =>
      writeRows(roster, keys, (entry) =>
        entry.intent?.words === words ? { ...entry, intent: null } : entry,
      );
    return (
      <section key={words} aria-label={text('allLeave', { count })}>
        <p>{text('doAllLeave', { count, words })}</p>
        <Button onClick={answer}>{text('allLeave', { count })}</Button>
      </section>
    );
  });
}
