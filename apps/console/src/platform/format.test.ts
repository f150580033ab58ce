import { expect, it } from 'vitest';
import { createFormat } from './format.ts';

it.each([
  ['en', '30 Nov 2026, 24:00'],
  ['zh', '2026年11月30日 24:00'],
  ['es', '30 nov 2026, 24:00'],
  ['ja', '2026/11/30 24:00'],
] as const)(
  'B5 tells the end of cover one way in %s, by its last day or by the moment after it',
  (language, end) => {
    const { formatEnd, formatTime } = createFormat(language);

    expect(formatEnd('2026-11-30')).toBe(end);
    expect(formatEnd('2026-12-01 00:00:00')).toBe(end);
    // One that ends within a day is told by its minute.
    expect(formatEnd('2026-11-30 16:30:00')).toBe(formatTime('2026-11-30 16:30:00'));
  },
);
