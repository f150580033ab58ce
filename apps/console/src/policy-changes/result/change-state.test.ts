import { policyChangeStatus } from '@app/domain/changes/status';
import { describe, expect, it } from 'vitest';
import { changeKind, delayOf, isMoving, outlookOf } from './change-state.ts';

const planned = { cover_from: null, cover_until: null, timeline: [] };

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
  expect(outlookOf({ ...planned, status, cover_binding })).toEqual({ kind, word });
});

describe('a refusal after the cover began', () => {
  const began = { cover_from: '2026-11-21 00:00:00', cover_until: '2026-11-23 00:00:00', timeline: [] };

  it('says until when the persons are covered', () => {
    expect(outlookOf({ ...began, status: 60, cover_binding: 'ON_SUBMIT' }).word).toBe('outlookRefusedEnds');
  });

  it.each([
    ['2026-11-22 09:00:00', 'ON_SUBMIT', 'outlookPartlyEnds'],
    ['2026-11-20 17:00:00', 'ON_SUBMIT', 'outlookPartly'],
    ['2026-11-22 09:00:00', 'ON_ISSUE', 'outlookPartly'],
  ] as const)('of some, answered %s, binding %s, says %s', (at, cover_binding, word) => {
    const timeline = [
      {
        at,
        event: 'partly_issued' as const,
        actor: '@insurer',
        person_count: 1,
        amount_fen: null,
        reason: null,
        warnings: [],
      },
    ];
    expect(outlookOf({ ...began, timeline, status: 55, cover_binding }).word).toBe(word);
  });
});

it.each([
  [40, 6, 'insurerRetries'],
  [40, 7, 'insurerLate'],
  [40, 2, undefined],
  [40, 3, 'insurerAsked'],
  [50, 7, undefined],
])('says of state %i, progress %i, why the answer is long in coming: %s', (status, progress_status, word) => {
  expect(delayOf({ status, progress_status })).toBe(word);
});

it('calls nobody covered whom the insurer is not bound to', () => {
  const bound = Object.values(policyChangeStatus).filter(
    (status) => outlookOf({ ...planned, status, cover_binding: 'ON_ISSUE' }).kind === 'covered',
  );
  expect(bound).toEqual([policyChangeStatus.done]);
});

it('looks again only while something may still happen', () => {
  expect(Object.values(policyChangeStatus).filter(isMoving)).toEqual([30, 40]);
  expect(changeKind(30)).toBe('soon');
});
