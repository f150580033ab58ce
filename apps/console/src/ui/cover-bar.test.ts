import { expect, it } from 'vitest';
import { cutAt, placeOf } from './cover-bar.tsx';

const november = { from: '2026-11-01 00:00:00', until: '2026-12-01 00:00:00' };

it('B5 draws cover where it lies in the month, and never thinner than can be seen', () => {
  expect(placeOf(november, { from: '2026-11-16 00:00:00', until: '2026-12-01 00:00:00' })).toMatchObject({
    x: 48,
    width: 48,
  });
  expect(placeOf(november, { from: '2026-10-01 00:00:00', until: '2027-10-01 00:00:00' })).toMatchObject({
    x: 0,
    width: 96,
  });
  expect(placeOf(november, { from: '2026-12-01 00:00:00', until: '2026-12-01 00:00:00' })).toMatchObject({
    x: 94.5,
    width: 1.5,
  });
});

it('B5 tells what is covered already from what is to come', () => {
  const now = '2026-11-20 10:00:00';
  expect(cutAt(november, now)).toEqual([
    { from: november.from, until: now, isFuture: false },
    { from: now, until: november.until, isFuture: true },
  ]);
  expect(cutAt(november, '2026-12-01 00:00:00')).toEqual([{ ...november, isFuture: false }]);
  expect(cutAt(november, '2026-11-01 00:00:00')).toEqual([{ ...november, isFuture: true }]);
});
