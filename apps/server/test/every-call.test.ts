import { calls } from '@app/contract/calls';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyRequest } from './every-call/requests.ts';
import { openScene, type Scene } from './every-call/scene.ts';
import { digestsOf, faultsOfBooks } from './rows.ts';
import { numRuns, seed } from './runs.ts';
import { openWorld } from './world.ts';

// Every call of the contract, on inputs made from its own schema: as it wants them, nearly so, and not at all.
// A failure prints its seed; FUZZ_SEED=… draws the same again, FUZZ=1 tries ten thousand inputs a call.

const world = await openWorld();
let scene: Scene;

beforeAll(async () => {
  scene = await openScene(world);
});

describe.each(calls.map((call) => ({ call, path: call.path })))('T27 $path', ({ call }) => {
  const tally = { sent: 0, valid: 0, ours: 0, theirs: 0, reached: 0 };

  it(
    'answers every input in its envelope, with nothing of a stranger',
    async () => {
      const property = fc.asyncProperty(anyRequest(call, scene.liveFields), async (drawn) => {
        const { valid, carriesOurs, carriesTheirs, reached } = await scene.play(call, drawn);
        tally.sent += 1;
        tally.valid += valid ? 1 : 0;
        tally.ours += valid && carriesOurs ? 1 : 0;
        tally.theirs += valid && carriesTheirs ? 1 : 0;
        tally.reached += reached ? 1 : 0;
      });
      await fc.assert(property, { numRuns, seed });
    },
    numRuns * 1_000,
  );

  it('was reached, by enough inputs that are valid and carry live numbers', () => {
    expect(tally.reached).toBeGreaterThan(0);
    // A third and more of the inputs are meant to be so: of any two hundred that are drawn, an eighth are.
    const enough = tally.sent / 8;
    expect(tally.valid).toBeGreaterThanOrEqual(enough);
    if (!scene.namesRecords(call)) return;
    expect(tally.ours + tally.theirs).toBeGreaterThanOrEqual(enough);
    expect(tally.ours).toBeGreaterThan(0);
    expect(tally.theirs).toBeGreaterThan(0);
  });
});

it('T02 left every row of the stranger as it was', async () => {
  expect(await digestsOf(world, scene.stranger.enterpriseId)).toEqual(scene.strangersRows);
});

it('T17 left our books exact, also after the insurer has answered what was sent', async () => {
  await world.settle();

  expect(await faultsOfBooks(world, scene.employer.enterpriseId)).toEqual([]);
});
