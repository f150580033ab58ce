import { listRenewable, renew } from '@app/contract/renewals/one-key';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { addDays, calendarMonth, type Day, earlier, later } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { expect } from 'vitest';
import { seededNumbers } from '../../src/demo/workers.ts';
import { insurerSaying } from '../changes.ts';
import { dataOf, moment, signedIn } from '../world.ts';
import { type Act, act, type Person, type Scene } from './acting.ts';
import { added, type Cover, type Outcome } from './model.ts';

/** The days before a month's end on which it is renewed at the latest. */
const renewed_before_days = 10;

/** So few stay that the plan insures. */
const heads_min = 3;

const kinds = [
  'added',
  'added',
  'added',
  'removed',
  'removed',
  'swapped',
  'swapped',
  'moved',
  'moved',
] as const;
const endings = ['issued', 'issued', 'issued', 'issued late', 'undone', 'refused', 'refused late'] as const;

/** Somebody walks through the months, does one thing after another, and keeps by arithmetic what ought to have come of it. */
export type Year = Scene & {
  readonly companies: readonly number[];
  readonly people: readonly Person[];
  readonly draw: (below: number) => number;
  /** What was done, by kind and what became of it. */
  readonly done: Map<string, number>;
  covers: readonly Cover[];
  charged_fen: number;
};

type WholeScene = Pick<Year, keyof Scene | 'companies' | 'people'>;

export const aYear = (scene: WholeScene, seed: number): Year => ({
  ...scene,
  draw: seededNumbers(seed),
  done: new Map(),
  covers: [],
  charged_fen: 0,
});

/** From the first day of the policy's month, with so many covered from the second. */
export async function begin(year: Year, policy_id: number, month: Day, heads: number): Promise<void> {
  setClock(year, month, 10);
  for (let head = 0; head < heads; head += 1) await take(year, policy_id, 'added', 'issued');
}

/** Walks one month to its end, and renews it; the policy that follows. */
export async function walk(year: Year, policy_id: number, month: Day): Promise<number> {
  const { to } = calendarMonth(month);
  let next: number | undefined;
  for (let today = someDaysOn(year); today <= to; today = someDaysOn(year)) {
    setClock(year, today, year.draw(4) === 0 ? 17 : 10);
    if (next === undefined && today > addDays(to, -renewed_before_days))
      next = await renewAll(year, policy_id);
    else await take(year, next !== undefined && year.draw(2) === 0 ? next : policy_id);
  }
  return next!;
}

const someDaysOn = ({ world, draw }: Year): Day => addDays(shanghaiDay(world.clock.now()), 1 + draw(4));

const setClock = ({ world }: Year, today: Day, hour: number): void =>
  world.clock.set(moment(`${today} ${hour}:00:00`));

const pick = <Item>({ draw }: Year, from: readonly Item[]): Item => from[draw(from.length)]!;

async function take(
  year: Year,
  policy_id: number,
  kind: Act['kind'] = pick(year, kinds),
  then: Act['then'] = pick(year, endings),
): Promise<void> {
  const one = await choose(year, policy_id, kind, then);
  if (!one) return;
  const { charged_fen, due } = await act(year, one);
  expect(charged_fen, JSON.stringify(one)).toBe(due.charged_fen);
  apply(year, due, `${kind} ${then}`);
}

/** Something that can be done now in the policy; nothing where there is nobody to do it with. */
async function choose(
  year: Year,
  policy_id: number,
  kind: Act['kind'],
  then: Act['then'],
): Promise<Act | undefined> {
  const { from, to } = await periodOf(year, policy_id);
  const now = year.world.clock.now();
  const today = shanghaiDay(now);
  const isAfterCutOff = now >= moment(`${today} 16:00:00`);
  const earliest = later(addDays(today, isAfterCutOff ? 2 : 1), from);
  if (earliest > to) return undefined;
  const first = earlier(addDays(earliest, year.draw(3) === 0 ? year.draw(8) : 0), to);
  const open = year.covers.filter((cover) => cover.policy_id === policy_id && cover.to === to);
  const begun = open.filter((cover) => cover.from <= first);
  if (kind === 'removed' && begun.length <= heads_min) return undefined;
  if (kind !== 'added' && open.length === 0) return undefined;
  const cover = kind === 'added' ? blank(policy_id, to) : pick(year, open);
  const person = pick(
    year,
    year.people.filter(({ name }) => !isCovered(year, name, first)),
  );
  const company = pick(year, year.companies);
  const work = pick(year, ['low', 'high'] as const);
  if (kind === 'moved' && company === cover.company && work === cover.work) return undefined;
  return { kind, policy_id, first, cover, person, company, work, then };
}

const blank = (policy_id: number, to: Day): Cover => ({
  policy_id,
  to,
  name: '',
  company: 0,
  work: 'low',
  price_fen: 0,
  from: to,
  paid_fen: 0,
});

/** Whether somebody has cover on a day or after it, wherever. */
const isCovered = ({ covers }: Year, name: string, first: Day): boolean =>
  covers.some((cover) => cover.name === name && cover.to >= first);

async function periodOf({ world }: Year, policy_id: number): Promise<{ from: Day; to: Day }> {
  const { rows } = await world.owner.query<{ from: Day; to: Day }>(
    `select start_date::text as "from", end_date::text as "to" from policy where policy_id = $1`,
    [policy_id],
  );
  return rows[0]!;
}

/** All who are covered to the end go over for the whole month that follows, at the price of their work. */
async function renewAll(year: Year, policy_id: number): Promise<number> {
  const { world, employer, covers } = year;
  const token = await signedIn(world, employer);
  const { policies } = dataOf(await world.call(token, listRenewable, {}));
  const { to } = await periodOf(year, policy_id);
  const going = covers.filter((cover) => cover.policy_id === policy_id && cover.to === to);
  const month = calendarMonth(addDays(to, 1));
  const planned = added(going.map((cover) => ({ ...cover, ...month })));
  expect(policies).toMatchObject([
    { policy_id, person_count: going.length, premium_fen: planned.charged_fen, blocked_count: 0 },
  ]);
  const items = policies.map(({ forecast_hash }) => ({ policy_id, forecast_hash: forecast_hash! }));
  const { renewed } = dataOf(await world.call(token, renew, { items, accept_terms: 1 }));
  const [{ policy_change_id, policy_id: next }] = renewed as [(typeof renewed)[0]];
  dataOf(await world.call(token, sendNow, { policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'R' }));
  apply(
    year,
    { ...planned, come: planned.come.map((cover) => ({ ...cover, policy_id: next })) },
    'renewed issued',
  );
  return next;
}

function apply(year: Year, { gone, come, charged_fen }: Outcome, what: string): void {
  year.covers = [...year.covers.filter((cover) => !gone.includes(cover)), ...come];
  year.charged_fen += charged_fen;
  year.done.set(what, (year.done.get(what) ?? 0) + 1);
}
