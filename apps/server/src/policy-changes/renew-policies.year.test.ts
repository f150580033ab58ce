import { type Day, addDays, calendarMonth, day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer } from '../../test/changes.ts';
import { anotherCompany } from '../../test/moves.ts';
import { aPlan } from '../../test/pairs.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, moment, occupationId, openWorld, type World } from '../../test/world.ts';
import { inventWorker, seededNumbers } from '../demo/workers.ts';
import type { Cover } from '../../test/year/model.ts';
import { aYear, begin, walk } from '../../test/year/year.ts';

const world = await openWorld();

const start = day('2026-11-01');
const months = 15;
const money_fen = 100_000_000;

/** So many people who are all called differently. */
function people(count: number) {
  const draw = seededNumbers(count);
  const [first, second] = [Array.from('王李张刘陈杨赵黄周吴'), Array.from('伟芳娜敏静秀强磊军洋')];
  return Array.from({ length: count }, (_, at) => ({
    ...inventWorker(draw, 5_000 + at),
    name: `${first[at % 10]}${second[Math.floor(at / 10) % 10]}${second[Math.floor(at / 100) % 10]}`,
  }));
}

async function scene() {
  world.clock.set(moment(`${start} 09:00:00`));
  const plan_code = await aPlan(world, {
    replace_mode: 'UNLIMITED',
    replace_limit: null,
    replace_same_class: 0,
  });
  const { to } = calendarMonth(start);
  const employer = await anEmployer(world, { plan_code, money_fen, from: start, to });
  const there = await anotherCompany(world, employer);
  return {
    world,
    employer,
    companies: [employer.companyId, there],
    works: { low: employer.occupation_id, high: await occupationId(world, 'MFG15') },
    people: people(300).filter(({ idcard }) => !idcard.endsWith('000')),
  };
}

it.each([4, 5])(
  'B2 B4 covers, charges and gives back to the fen what arithmetic says through a year of changes and two ends of years (%i)',
  async (seed) => {
    const set = await scene();
    const year = aYear(set, seed);
    const { enterpriseId } = set.employer;
    let [month, policy_id] = [start, set.employer.policyId];
    await begin(year, policy_id, month, 6);
    for (let walked = 0; walked < months; walked += 1) {
      policy_id = await walk(year, policy_id, month);
      month = addDays(calendarMonth(month).to, 1);

      expect(await coversOf(world, enterpriseId)).toEqual(year.covers.map(told).toSorted());
      expect(await balances(world, enterpriseId)).toMatchObject({
        cash: money_fen - year.charged_fen,
        held: 0,
      });
    }
    // Every kind, with everything that can become of it, and the renewals.
    expect(year.done.size).toBe(4 * 5 + 1);
    expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
  },
);

const told = ({ name, policy_id, company, from, to, paid_fen }: Cover): string =>
  [name, policy_id, company, from, to, paid_fen].join(' ');

/** Who was covered from which day to which, where, and for how much, as the database has it. */
async function coversOf({ owner }: World, enterpriseId: number): Promise<string[]> {
  const { rows } = await owner.query<Omit<Cover, 'work' | 'price_fen'> & { from: Day }>(
    `select e.name, p.policy_id, p.work_company_id as company, p.premium_fen - p.refund_fen as paid_fen,
       to_char(lower(p.cover) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "from",
       to_char(upper(p.cover) at time zone 'Asia/Shanghai' - interval '1 day', 'YYYY-MM-DD') as "to"
     from policy_person p join employee e using (enterprise_id, employee_id)
     where p.enterprise_id = $1 and not isempty(p.cover)`,
    [enterpriseId],
  );
  return rows.map((row) => told(row as Cover)).toSorted();
}
