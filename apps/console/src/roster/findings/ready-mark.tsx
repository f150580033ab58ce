import { createContext, use } from 'react';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { rosterWords } from '../words/words.ts';

/** Whether the server is asked about the rows: a list that cannot be stored waits for no answer. */
export const IsAsked = createContext(true);

/** A row without a fault: ready, or in order as far as it is known here. */
export function ReadyMark({ isChecking }: { isChecking: boolean }) {
  const text = useText(rosterWords);
  const isAsked = use(IsAsked);
  if (!isChecking) return <StateMark kind="quiet">{text('ready')}</StateMark>;
  return <StateMark kind={isAsked ? 'soon' : 'needs'}>{text(isAsked ? 'checking' : 'unchecked')}</StateMark>;
}
