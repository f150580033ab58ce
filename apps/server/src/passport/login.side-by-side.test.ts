import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { anAddress } from '../../test/sign-in.ts';
import { openWorld, ten_oclock, unique } from '../../test/world.ts';
import { strangersKeys, type TryKeys } from './tries/keys.ts';
import { tryLimits } from './tries/limits.ts';
import { inPlace } from './tries/place.ts';

// Tries that are under way at once have read the clock before they wait for each other, or on servers whose clocks differ.

const world = await openWorld();
const { gate } = world.platform;

const later = (seconds: number) => new Date(ten_oclock.getTime() + seconds * 1_000);

const address = anAddress();

const someKeys = () => strangersKeys(`nobody-${unique()}`, anAddress());

/** Takes a place for a try whose clock shows so many seconds after ten: 0, or -1 where all are taken. */
const begin = (keys: TryKeys, seconds: number) =>
  gate.beginLoginTry({ place: randomBytes(16), keys, now: later(seconds), limits: tryLimits });

/** Keys under which somebody has signed in a while before. */
async function usedKeys() {
  const [keys, place] = [someKeys(), randomBytes(16)];
  await gate.beginLoginTry({ place, keys, now: later(-50), limits: tryLimits });
  await gate.endLoginTry(place, keys, false);
  return keys;
}

it.each([
  ['a moment earlier than the one before', -0.001],
  ['seconds earlier than the one before', -3],
  ['a moment later than the one before', 0.001],
])('T14 looks at five of sixteen guesses side by side whose clocks each show %s', async (_how, step_s) => {
  const keys = await usedKeys();
  const told: number[] = [];

  for (let guess = 0; guess < 16; guess++) told.push(await begin(keys, guess * step_s));

  expect(told).toEqual([...Array<number>(5).fill(0), ...Array<number>(11).fill(-1)]);
});

it('T14 counts a place until its server must have died, by whatever clock another looks', async () => {
  const keys = await usedKeys();
  for (let guess = 0; guess < 5; guess++) expect(await begin(keys, 9)).toBe(0);

  for (const seconds of [-50, 68, 69]) expect(await begin(keys, seconds)).toBe(-1);
  await world.owner.query('update login_under_way set until = now() where key_hash = $1', [keys.own]);
  expect(await begin(keys, 70)).toBe(0);
});

it('T14 asks nobody to wait because another of the office read the clock a moment later and came first', async () => {
  const office = someKeys();
  await inPlace({ gate, address, clock: { now: () => later(2) } }, office, async () => ['none', undefined]);
  const readings = [later(0), later(3)];
  const clock = { now: () => readings.shift() ?? later(4) };

  const looked = await inPlace({ gate, address, clock }, office, async () => ['right', 'looked at']);

  expect(looked).toBe('looked at');
});
