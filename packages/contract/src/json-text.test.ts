import { expect, it } from 'vitest';
import { depth_max, isParseable } from './json-text.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('T27 lets a text through that is nested as deep as allowed, and none that is deeper', () => {
  expect(isParseable(nested(depth_max))).toBe(true);
  expect(isParseable(nested(depth_max + 1))).toBe(false);
  expect(isParseable('{"a":'.repeat(depth_max + 1))).toBe(false);
  expect(isParseable('[[],{}]'.repeat(100))).toBe(true);
});

it('T27 lets 20,000 rows of 16 fields through, and not millions of parts', () => {
  const row = Object.fromEntries(Array.from({ length: 16 }, (_, place) => [`field_${place}`, '1']));

  expect(isParseable(JSON.stringify(Array.from({ length: 20_000 }, () => row)))).toBe(true);
  expect(isParseable(`[${'0,'.repeat(4_000_000)}0]`)).toBe(false);
  expect(isParseable('{}'.repeat(4_000_000))).toBe(false);
});

it('T27 counts nothing that stands in a string, however it is quoted', () => {
  const brackets = '['.repeat(1_000) + ','.repeat(1_000_000);

  expect(isParseable(JSON.stringify({ persons: JSON.stringify(brackets) }))).toBe(true);
  expect(isParseable(JSON.stringify(['\\', '"', '\\"', brackets]))).toBe(true);
  expect(isParseable(`["\\\\",${nested(depth_max)}]`)).toBe(false);
  expect(isParseable('"no end \\')).toBe(true);
});

it('T11 looks over 8 MB of brackets and of text at once', () => {
  const length = 8 * 1024 * 1024;
  const before = performance.now();

  expect(isParseable(`{"a":${'['.repeat(length)}`)).toBe(false);
  expect(isParseable(`{"a":"${'['.repeat(length)}"}`)).toBe(true);
  // Seconds, when it was parsed.
  expect(performance.now() - before).toBeLessThan(1_000);
});

it('T29 gives a form no more fields, objects and lists together than it is told, however many numbers a list of it has', () => {
  const fields = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`f${at}`, 1]));
  expect(isParseable(JSON.stringify(fields))).toBe(true);
  expect(isParseable(JSON.stringify(fields), 2_000)).toBe(false);
  expect(isParseable(`[${'[],'.repeat(2_001)}0]`, 2_000)).toBe(false);
  expect(isParseable(JSON.stringify({ ids: Array.from({ length: 20_000 }, (_, at) => at) }), 2_000)).toBe(
    true,
  );
  expect(isParseable(JSON.stringify({ text: ':{['.repeat(2_001) }), 2_000)).toBe(true);
});
