import { setRenewal } from '@app/contract/renewals/set-renewal';
import { addDays, calendarMonth, day } from '@app/domain/calendar/day';
import { addMonths } from '@app/domain/calendar/months';
import { expect, it } from 'vitest';
import type { Employer } from '../../test/changes.ts';
import { renewingIn, tick } from '../../test/renewals.ts';
import { balances, dataOf, openWorld } from '../../test/world.ts';

const world = await openWorld();

const { renewing } = renewingIn(world);

/** The moments of each of twelve months, from March 2026 on, at which something happens about a renewal; in order. */
const moments = Array.from(
  { length: 12 },
  (_, month) => calendarMonth(addMonths(day('2026-03-01'), month)).to,
).flatMap((last) => [
  `${addDays(last, -11)} 10:00:00`,
  `${addDays(last, -6)} 10:00:00`,
  `${addDays(last, -3)} 10:00:00`,
  `${addDays(last, -2)} 20:00:00`,
  `${last} 10:00:00`,
  `${addDays(last, 1)} 00:00:00`,
]);

const told = async ({ enterpriseId }: Employer): Promise<Record<string, number>> => {
  const { rows } = await world.owner.query<{ code: string; count: string }>(
    `select code, count(*) from message where enterprise_id = $1 and code ~ 'RENEW(AL_(DUE|PLANNED|LAPSED)|ED$|AL_LEFT|AL_SHORT)'
     group by code`,
    [enterpriseId],
  );
  return Object.fromEntries(rows.map(({ code, count }) => [code, Number(count)]));
};

it('T03 B4 walks through a year by its timers, each twice: nobody is without cover for a day where it renews itself', async () => {
  const { employer: byItself } = await renewing(3, '2026-03-12 10:00:00');
  const asked = { policy_id: byItself.policyId, renewal_type: 2, accept_terms: 1 } as const;
  dataOf(await world.call(byItself.token, setRenewal, asked));
  const { employer: byHand } = await renewing(2, '2026-03-12 10:00:00');
  const before = await balances(world, byItself.enterpriseId);

  for (const at of moments) {
    await tick(world, at);
    await tick(world, at);
    await world.settle();
  }

  const { rows } = await world.owner.query<{
    covers: string;
    from: string;
    until: string;
    days: number;
    premium: string;
  }>(
    `select count(*) as covers, min(lower(cover))::date::text as from, max(upper(cover))::date::text as until,
       (sum(extract(epoch from upper(cover) - lower(cover))) / 86400)::int as days, sum(premium_fen) as premium
     from policy_person where enterprise_id = $1 group by employee_id`,
    [byItself.enterpriseId],
  );
  // From 11 March 2026 to the end of March 2027, each day once.
  expect(rows).toHaveLength(3);
  expect(rows.every(({ covers, days }) => Number(covers) === 13 && days === 21 + 365)).toBe(true);
  const { cash } = await balances(world, byItself.enterpriseId);
  const { rows: paid } = await world.owner.query<{ sum: string }>(
    `select sum(premium_fen) from policy_change where enterprise_id = $1 and change_type = 'renew'`,
    [byItself.enterpriseId],
  );
  expect(before.cash! - cash!).toBe(Number(paid[0]!.sum));
  expect(await told(byItself)).toEqual({ RENEWAL_PLANNED: 36, AUTO_RENEWED: 12 });
  expect(await told(byHand)).toEqual({ RENEWAL_DUE: 4, RENEWAL_LAPSED: 1 });
});
