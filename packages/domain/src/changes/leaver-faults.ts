import { type Intent, type Told, toldFaults } from '../roster/intent.ts';
import { type Verdict, verdict } from '../roster/verdict.ts';

const codeOf = (kind: Intent['kind']) =>
  kind === 'out' ? 'INTENT_OUT' : kind === 'start' ? 'INTENT_START' : 'INTENT_STAYS';

/** What a list says of somebody who is to be taken off by it, beside their cells: that they leave is what it is for. */
export const leaverFaults = ({ intent, doubts }: Told): readonly Verdict[] => [
  ...(intent && intent.kind !== 'leave' ? [verdict(codeOf(intent.kind), { words: intent.words })] : []),
  ...toldFaults({ doubts: doubts ?? [] }),
];
