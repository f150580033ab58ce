import { expect, it } from 'vitest';
import { coverStatus } from './cover.ts';
import { standingOf } from './standing.ts';

const at = (day: string) => new Date(`${day}T00:00:00+08:00`);
const cover = (from: string, until: string, status: number) => ({ from: at(from), until: at(until), status });
const { covered, coveredUntil, startsSoon, removed, expired, cancelled, refused } = coverStatus;

it('B5 says that a person is covered, and until when without a gap', () => {
  const november = cover('2026-11-01', '2026-12-01', covered);
  const december = cover('2026-12-01', '2027-01-01', startsSoon);
  const february = cover('2027-02-01', '2027-03-01', startsSoon);

  expect(standingOf([february, december, november])).toEqual({
    kind: 'covered',
    covers: [november],
    until: at('2027-01-01'),
    since: null,
  });
  expect(standingOf([november, february]).until).toEqual(at('2026-12-01'));
});

it('B5 names every cover of now, the longest first', () => {
  const leaving = cover('2026-11-01', '2026-11-20', coveredUntil);
  const year = cover('2026-01-01', '2027-01-01', covered);

  expect(standingOf([leaving, year])).toMatchObject({ covers: [year, leaving], until: at('2027-01-01') });
});

it('B5 says when cover starts, and since when there was none', () => {
  const before = cover('2026-10-01', '2026-11-01', expired);
  const later = cover('2026-12-15', '2027-01-01', startsSoon);
  const next = cover('2026-12-01', '2026-12-10', startsSoon);

  expect(standingOf([later, before, next])).toEqual({
    kind: 'starts',
    covers: [next],
    until: null,
    since: at('2026-11-01'),
  });
  expect(standingOf([next]).since).toBeNull();
});

it('B5 says since when nothing covers a person, and that nothing ever did', () => {
  const left = cover('2026-10-01', '2026-10-12', removed);
  const ended = cover('2026-09-01', '2026-10-01', expired);
  const nothing = { from: null, until: null, status: cancelled };

  expect(standingOf([ended, nothing, left])).toMatchObject({
    kind: 'ended',
    covers: [left],
    since: at('2026-10-12'),
  });
  expect(standingOf([nothing, { from: null, until: null, status: refused }])).toEqual({
    kind: 'never',
    covers: [],
    until: null,
    since: null,
  });
});
