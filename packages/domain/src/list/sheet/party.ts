import type { ListRow } from '../table.ts';
import type { Party } from './headings.ts';

/** A person under a word for those who go, or for those who come: of these it says in a list of leavers that they do not leave. */
export const ofParty = (person: ListRow, party: Party, words: string): ListRow =>
  party === 'out'
    ? { ...person, intent: person.intent ?? { kind: 'leave', of: '', words } }
    : { ...person, leaving: { leaves: false, words } };
