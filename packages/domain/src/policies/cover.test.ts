import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numRuns } from '../../test/runs.ts';
import { type CoverEnd, coverStatusAt } from './cover.ts';

const cover = { from: new Date('2026-03-11T00:00:00+08:00'), until: new Date('2026-04-01T00:00:00+08:00') };
const before = new Date(cover.from.getTime() - 1);
const last = new Date(cover.until.getTime() - 1);
const instants = [before, cover.from, last, cover.until];

describe('coverStatusAt', () => {
  it.each([
    [null, [10, 20, 20, 50]],
    ['off', [10, 25, 25, 40]],
    ['replaced', [10, 25, 25, 45]],
    ['moved', [10, 25, 25, 40]],
    ['system', [10, 25, 25, 60]],
    ['refused', [10, 25, 25, 60]],
    ['withdrawn', [10, 25, 25, 70]],
  ] as [CoverEnd | null, number[]][])(
    'B5 shows bound cover that ended by %s, around its ends, as %j',
    (ended, shown) => {
      expect(instants.map((now) => coverStatusAt({ cover, bound: true, ended }, now))).toEqual(shown);
    },
  );

  it.each([
    [null, 70],
    ['off', 70],
    ['system', 70],
    ['withdrawn', 70],
    ['refused', 80],
  ] as [CoverEnd | null, number][])('B5 shows empty cover that ended by %s as %d', (ended, shown) => {
    expect(coverStatusAt({ cover: null, bound: true, ended }, cover.from)).toBe(shown);
  });

  it.each([
    [null, [10, 10, 10, 10]],
    ['withdrawn', [70, 70, 70, 70]],
    ['refused', [80, 80, 80, 80]],
  ] as [CoverEnd | null, number[]][])(
    'B5 never shows cover that the insurer is not bound to: %s',
    (ended, shown) => {
      expect(instants.map((now) => coverStatusAt({ cover, bound: false, ended }, now))).toEqual(shown);
    },
  );

  it('B5 shows someone as covered exactly while bound cover runs', () => {
    const ends = fc.constantFrom<CoverEnd | null>(
      null,
      'off',
      'replaced',
      'moved',
      'system',
      'withdrawn',
      'refused',
    );
    const span_ms = cover.until.getTime() - cover.from.getTime();
    fc.assert(
      fc.property(
        fc.boolean(),
        ends,
        fc.integer({ min: -span_ms, max: 2 * span_ms }),
        (bound, ended, after_ms) => {
          const shown = coverStatusAt({ cover, bound, ended }, new Date(cover.from.getTime() + after_ms));
          expect(shown === 20 || shown === 25).toBe(bound && after_ms >= 0 && after_ms < span_ms);
        },
      ),
      { numRuns },
    );
  });
});
