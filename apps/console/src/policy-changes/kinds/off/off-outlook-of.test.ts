import { policyChangeStatus } from '@app/domain/changes/status';
import { expect, it } from 'vitest';
import { day } from '@app/domain/calendar/day';
import { offOutlookOf } from './off-outlook-of.ts';

const [first, last] = [day('2026-11-28'), day('2026-12-01')];
const { submitted, partlyDone, refused } = policyChangeStatus;

it('B3 tells no day for all of a removal whose persons leave on several', () => {
  const of = (status: number, to = last) =>
    offOutlookOf({
      status,
      first_start_date: first,
      last_start_date: to,
      never_begun_count: 0,
      person_count: 2,
    });

  expect(of(submitted, first)).toMatchObject({ word: 'outlookEnds', hasDays: false });
  expect(of(submitted)).toMatchObject({ word: 'outlookEndsEach', hasDays: true });
  expect(of(partlyDone, first)).toMatchObject({ word: 'outlookPartly', hasDays: false });
  expect(of(partlyDone)).toMatchObject({ word: 'outlookPartlyEach', hasDays: true });
  expect(of(refused)).toMatchObject({ word: 'outlookRefused', hasDays: false });
});

it('B3 does not tell an end of covers that never begin', () => {
  const of = (status: number, never_begun_count: number) =>
    offOutlookOf({
      status,
      first_start_date: last,
      last_start_date: last,
      never_begun_count,
      person_count: 2,
    });

  expect(of(submitted, 2)).toMatchObject({ word: 'outlookNever' });
  expect(of(submitted, 1)).toMatchObject({ word: 'outlookEnds' });
  expect(of(refused, 2)).toMatchObject({ word: 'outlookRefused' });
});
