import { policyChangeStatus } from '@app/domain/policy-change';
import { expect, it } from 'vitest';
import { changeKind, isMoving, outlookOf } from './change-state.ts';

it.each([
  [30, 'ON_SUBMIT', 'covered', 'outlookCovered'],
  [40, 'ON_SUBMIT', 'covered', 'outlookCovered'],
  [30, 'ON_ISSUE', 'soon', 'outlookWhenIssued'],
  [40, 'ON_ISSUE', 'soon', 'outlookWhenIssued'],
  [50, 'ON_ISSUE', 'covered', 'outlookCovered'],
  [55, 'ON_SUBMIT', 'refused', 'outlookPartly'],
  [60, 'ON_ISSUE', 'refused', 'outlookRefused'],
  [70, 'ON_SUBMIT', 'quiet', 'outlookWithdrawn'],
  [20, 'ON_SUBMIT', 'needs', 'outlookFunds'],
  [10, 'ON_SUBMIT', 'needs', 'outlookDraft'],
] as const)('says of state %i, binding %s, that it is %s', (status, cover_binding, kind, word) => {
  expect(outlookOf({ status, cover_binding })).toEqual({ kind, word });
});

it('calls nobody covered whom the insurer is not bound to', () => {
  const bound = Object.values(policyChangeStatus).filter(
    (status) => outlookOf({ status, cover_binding: 'ON_ISSUE' }).kind === 'covered',
  );
  expect(bound).toEqual([policyChangeStatus.done]);
});

it('looks again only while something may still happen', () => {
  expect(Object.values(policyChangeStatus).filter(isMoving)).toEqual([30, 40]);
  expect(changeKind(30)).toBe('soon');
});
