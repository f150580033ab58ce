import { expect, it } from 'vitest';
import { type Intent, intentKinds } from '../roster/intent.ts';
import { leaverFaults } from './leaver-faults.ts';

it('B3 N1 asks about everybody on a list of leavers whose words say anything but that they leave', () => {
  const codeOf = (kind: Intent['kind']) =>
    leaverFaults({ intent: { kind, words: '离职：王伟、李娜', of: '' } })[0]?.code;

  expect(intentKinds.map((kind) => [kind, codeOf(kind)])).toEqual([
    ['leave', undefined],
    ['wait', 'INTENT_STAYS'],
    ['replace', 'INTENT_STAYS'],
    ['correct', 'INTENT_STAYS'],
    ['again', 'INTENT_STAYS'],
    ['unclear', 'INTENT_STAYS'],
    ['start', 'INTENT_START'],
    ['out', 'INTENT_OUT'],
  ]);
});
