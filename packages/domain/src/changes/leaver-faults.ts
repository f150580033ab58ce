import { type Told, toldFaults } from '../roster/intent.ts';
import { type Verdict, verdict } from '../roster/verdict.ts';

/** What a list says of somebody who is to be taken off by it, beside their cells: that they leave is what it is for. */
export const leaverFaults = ({ intent, doubts }: Told): readonly Verdict[] => [
  ...(intent && intent.kind !== 'leave'
    ? [verdict(intent.kind === 'out' ? 'INTENT_OUT' : 'INTENT_STAYS', { words: intent.words })]
    : []),
  ...toldFaults({ doubts: doubts ?? [] }),
];
