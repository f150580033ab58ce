import { listRenewable, renew } from '@app/contract/renewals/one-key';
import { sweepRenewals, watchRenewals } from '../src/policy-changes/watch-to-renew.ts';
import { anEmployer, type Employer, issued, workers } from './changes.ts';
import { dataOf, everyWorld, moment, signedIn, type World } from './world.ts';

type By = Pick<Employer, 'token'>;
type Item = { readonly policy_id: number; readonly forecast_hash: string | null };

/** Sets the clock and does what the timers of renewals would do then, for the enterprises of a world. */
export async function tick(world: World, now: string): Promise<void> {
  world.clock.set(moment(now));
  const due = await sweepRenewals({ gate: world.serving.gate, clock: world.clock }, everyWorld);
  for (const data of due.filter(({ enterprise_id }) => world.own.has(enterprise_id)))
    await watchRenewals(world.serving, data);
}

/** What renewing takes in a world. */
export const renewingIn = (world: World) => ({
  /** An employer with so many covered to the end of March, on a day on which that can be renewed. */
  async renewing(count: number, now = '2026-03-25 10:00:00') {
    world.clock.set(moment('2026-03-10 10:00:00'));
    const employer = await anEmployer(world);
    const persons = workers(employer, count);
    await issued(world, employer, persons);
    world.clock.set(moment(now));
    return { employer: { ...employer, token: await signedIn(world, employer) }, persons };
  },

  listed: async ({ token }: By) => dataOf(await world.call(token, listRenewable, {})),

  renewed: async ({ token }: By, items: readonly Item[]) =>
    dataOf(
      await world.call(token, renew, {
        items: items.map(({ policy_id, forecast_hash }) => ({ policy_id, forecast_hash: forecast_hash! })),
        accept_terms: 1,
      }),
    ),
});

/** Why policies were not renewed. */
export const refusedReasons = ({
  failed,
}: {
  readonly failed: readonly { readonly reason: string }[];
}): string[] => failed.map(({ reason }) => reason);
