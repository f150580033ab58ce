import { expect, it } from 'vitest';
import { renewalStatus, renewalStatusOf } from './renewal-status.ts';

const facts = { renewal_type: 1, waiting: 3, went: 'nobody', isShort: false, hasEnded: false } as const;

it.each([
  [{}, 'renewable'],
  [{ renewal_type: 2 }, 'planned'],
  [{ renewal_type: 2, isShort: true }, 'fundsShort'],
  [{ waiting: 0, went: 'on_their_way' }, 'renewing'],
  [{ waiting: 0, went: 'all_answered' }, 'renewed'],
  [{ waiting: 1, went: 'all_answered' }, 'partlyRenewed'],
  [{ waiting: 1, went: 'on_their_way' }, 'partlyRenewed'],
  [{ renewal_type: 0 }, 'givenUp'],
  [{ renewal_type: 0, hasEnded: true }, 'givenUp'],
  [{ hasEnded: true }, 'lapsed'],
  [{ renewal_type: 2, hasEnded: true, isShort: true }, 'lapsed'],
] as const)('with %j it is %s', (differs, status) => {
  expect(renewalStatusOf({ ...facts, ...differs })).toBe(renewalStatus[status]);
});
