import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { neverBegun } from './never-begun.ts';

const cover = (start: string, last: string | null) => ({
  policy_person_id: 1,
  start_date: day(start),
  last_covered_date: last === null ? null : day(last),
  work_company: '昆山华讯',
  refund_fen: 0,
});

const ends = (...covers: ReturnType<typeof cover>[]) => ({ covers }) as never;

it('B3 knows of a list for a removal whether all of its covers never begin, and from when they were to', () => {
  expect(neverBegun([ends(cover('2026-12-04', null)), ends(cover('2026-12-09', null))])).toEqual({
    first: '2026-12-04',
    last: '2026-12-09',
  });
});

it('B3 tells an end where one of the covers has begun, where a row is not known, and of an empty list', () => {
  expect(neverBegun([ends(cover('2026-12-04', null)), ends(cover('2026-12-04', '2026-12-03'))])).toBeNull();
  expect(neverBegun([ends(cover('2026-12-04', null)), null])).toBeNull();
  expect(neverBegun([])).toBeNull();
});
