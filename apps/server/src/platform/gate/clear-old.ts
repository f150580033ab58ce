import type { Gate } from '../gate.ts';

const day_ms = 86_400_000;

/** Half a year: who signed in from when to when is part of the record that has to be kept for so long. */
const sessions_kept_ms = 180 * day_ms;
/** No wait is longer than 15 minutes, and a failure is forgotten after an hour: a try of yesterday counts for nothing. */
const tries_kept_ms = day_ms;
/** What has run out is kept for as long as the clocks of two servers may differ. */
const margin_ms = day_ms;

const batch_max = 500;
const batches_max = 20;

/** Clears away what is of no enterprise: sessions that ended long ago, and of signing in tries, puzzles, devices and places. */
export async function clearOld(gate: Gate, now: Date): Promise<void> {
  const before = (kept_ms: number) => new Date(now.getTime() - kept_ms);
  await inBatches((most) => gate.clearSessions(before(sessions_kept_ms), most));
  await inBatches((most) => gate.clearLoginTries(before(tries_kept_ms), most));
  await inBatches((most) => gate.clearPuzzles(before(margin_ms), most));
  await inBatches((most) => gate.clearDevices(before(margin_ms), most));
  await inBatches((most) => gate.clearPlaces(before(margin_ms), most));
}

/** Small ones, so that nothing is locked for long; what is left is for the next sweep. */
async function inBatches(clear: (most: number) => Promise<number>): Promise<void> {
  for (let batch = 0; batch < batches_max; batch++) if ((await clear(batch_max)) < batch_max) return;
}
