import { expect, it } from 'vitest';
import { mayBeShort, openLane, restOf } from './lanes.ts';
import { guardShort, onlyIfShort, TakesLonger } from './short.ts';

const bytes = (length: number) => new Uint8Array(length);

it('T29 takes what is sent in a moment for short, and no file', () => {
  expect(mayBeShort({}, undefined)).toBe(true);
  expect(mayBeShort({}, bytes(16 * 1024))).toBe(true);
  expect(mayBeShort({}, bytes(16 * 1024 + 1))).toBe(false);
  expect(mayBeShort({ takesFile: true }, bytes(1))).toBe(false);
  expect(mayBeShort({ sendsFile: true }, undefined)).toBe(false);
});

it('T29 hands on what turns out to be long before it is worked on', async () => {
  const worked: number[] = [];
  const work = async (rows: number) => {
    guardShort(rows);
    worked.push(rows);
    return 'done';
  };

  expect(await onlyIfShort(() => work(500))).toBe('done');
  expect(await onlyIfShort(() => work(501).catch(() => 'a failure'))).toBeUndefined();
  expect(worked).toEqual([500]);
  await expect(onlyIfShort(() => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed');
});

it('T29 asks nobody how long a list is who is not in haste', () => {
  expect(() => guardShort(20_000)).not.toThrow(TakesLonger);
});

it('T29 works for a user once at a time in a lane, and for their colleague and for others beside them', async () => {
  const inTurn = openLane({ running_max: 4, rest_ms: restOf });
  const begun: string[] = [];
  const over = Promise.withResolvers<void>();
  const ask = (name: string, user_id: number, enterprise_id: number) =>
    inTurn({ user_id, enterprise_id }, () => {
      begun.push(name);
      return over.promise;
    });

  const all = [
    ...[1, 1, 1, 2, 2].map((enterprise) => ask('one', 1, enterprise)),
    ask('colleague', 2, 1),
    ask('third', 3, 3),
  ];

  expect(begun).toEqual(['one', 'colleague', 'third']);
  over.resolve();
  await Promise.all(all);
});

it('T29 lets whoever has a long line rest four times as long as their work took, at most a second', () => {
  expect(restOf({ line: 2, took_ms: 400 })).toBe(0);
  expect(restOf({ line: 3, took_ms: 100 })).toBe(100);
  expect(restOf({ line: 3, took_ms: 201 })).toBe(804);
  expect(restOf({ line: 3, took_ms: 400 })).toBe(1_000);
});
