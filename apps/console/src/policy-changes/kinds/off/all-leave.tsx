import { Button } from 'antd';
import { useText } from '../../../platform/text.ts';
import { type RosterStore, useSummary, writeRows } from '../../../roster/roster.tsx';
import { askedAlike } from './asked-alike.ts';
import { offWords } from './words/words.ts';

/** Whether all leave of whom the list says the same: one question, answered with one press. */
export function AllLeave({ roster }: { readonly roster: RosterStore }) {
  const text = useText(offWords);
  useSummary(roster);
  return askedAlike(roster.entries()).map(({ words, keys }) => {
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
