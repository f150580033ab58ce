import { createContext, use } from 'react';
import { StateMark } from '../../ui/state-mark.tsx';
import { useRosterText } from '../sheet.ts';
import type { RosterStore } from '../store/roster-store.ts';

/** Whether the server is asked about the rows: a list that cannot be stored waits for no answer. */
export const IsAsked = createContext(true);

/** A row without a fault: ready, or in order as far as it is known here. */
export function ReadyMark({ roster, isChecking }: { roster: RosterStore; isChecking: boolean }) {
  const text = useRosterText(roster);
  const isAsked = use(IsAsked);
  if (!isChecking) return <StateMark kind="quiet">{text('ready')}</StateMark>;
  return <StateMark kind={isAsked ? 'soon' : 'needs'}>{text(isAsked ? 'checking' : 'unchecked')}</StateMark>;
}
