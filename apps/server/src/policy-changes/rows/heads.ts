import { changeKinds } from '@app/domain/changes/kinds';
import { type Day, earlier, later } from '@app/domain/calendar/day';
import { shanghaiDay, startOfDay } from '@app/domain/calendar/shanghai';
import type { EnterpriseTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countHeadsAt, countPolicyHeads, findEnds, lockPolicy } from '../../policies/policies.ts';
import type { StoredChange } from '../queries.ts';
import { type Assessment, rowDays } from './assessment.ts';

/** So many later starts are told one by one; more of them are told as one span. */
const starts_told_max = 4;

/** The days that a row gives the policy a head more, or one less. */
type Move = { readonly from: Day; readonly to: Day; readonly heads: 1 | 0 | -1 };

/**
 * How many heads the policy covers as the change begins, without it and with it, and how many of its persons begin on
 * which later day. Each count is of one day: who begins later is not among the heads of an earlier one.
 */
export async function headsWith(tx: EnterpriseTx, assessment: Assessment, now: Date) {
  const { policy, judgements } = assessment;
  const covers = movesOf(judgements);
  const first = rowDays(assessment).first_start_date;
  const headsOn = (day: Day) => countPolicyHeads(tx, policy.policy_id, laterOf(now, startOfDay(day)));
  const active_count = await headsOn(first);
  return {
    active_count,
    active_after: active_count + coveredOn(covers, first),
    later_starts: await Promise.all(
      laterStarts(covers, first).map(async (start) => ({
        ...start,
        active_after: (await headsOn(start.last_start_date)) + coveredOn(covers, start.last_start_date),
      })),
    ),
  };
}

const movesOf = (judgements: Assessment['judgements']): readonly Move[] =>
  judgements.flatMap((judged) => (judged.insurable ? [{ ...judged.cover, heads: headsOf(judged) }] : []));

/** Whom a plan that binds on issue has not bound yet, counts nowhere. */
const headsOf = ({ premium, ends }: Assessment['judgements'][number]): Move['heads'] =>
  ((premium ? 1 : 0) - (ends?.cover.isBound ? 1 : 0)) as Move['heads'];

const coveredOn = (moves: readonly Move[], day: Day): number =>
  moves.reduce((sum, { from, to, heads }) => (from <= day && to >= day ? sum + heads : sum), 0);

/** Lets one change at a time end covers of a policy: of two, neither would count whom the other takes. */
export async function takeTurn(
  tx: EnterpriseTx,
  { change_type, policy_id }: Pick<StoredChange, 'change_type' | 'policy_id'>,
): Promise<void> {
  if (changeKinds[change_type].ends) await lockPolicy(tx, policy_id);
}

/**
 * Says no where a change leaves fewer heads than the plan insures at least, on any day that it takes somebody's cover from. A kind that
 * opens cover may stand below the minimum: it makes it better.
 */
export async function guardMinimum(
  tx: EnterpriseTx,
  { change_type }: Pick<StoredChange, 'change_type'>,
  assessment: Assessment,
  now: Date,
): Promise<void> {
  if (!changeKinds[change_type].mindsMinimum) return;
  const { min_persons } = assessment.policy.version;
  const left = await headsLeft(tx, assessment, now);
  if (left < min_persons) throw new Refusal('MIN_PERSONS', { min_persons, left });
}

/**
 * How few heads are covered, with all of the rows, on one of the days that they take cover from; the least that the plan insures where
 * it is never fewer. In a policy that is sold by the day, a day on which nobody is covered is a day that nobody bought.
 */
export async function headsLeft(tx: EnterpriseTx, assessment: Assessment, now: Date): Promise<number> {
  const { policy_id, version } = assessment.policy;
  const moves = movesOf(assessment.judgements).filter(({ heads: moved }) => moved !== 0);
  const days = await daysOfFewer(tx, policy_id, moves);
  const moments = days.map((day) => laterOf(now, startOfDay(day)));
  const heads = await countHeadsAt(tx, policy_id, moments);
  const left = days.map((day, place) => heads[place]! + coveredOn(moves, day));
  const isByTheDay = version.terms.price_unit === 'DAY';
  return Math.min(version.min_persons, ...(isByTheDay ? left.filter((one) => one > 0) : left));
}

/** The days within the moves on which there can be fewer heads than on the day before: where a move begins, or a cover beside it has ended. */
async function daysOfFewer(
  tx: EnterpriseTx,
  policy_id: number,
  moves: readonly Move[],
): Promise<readonly Day[]> {
  const [first, ...others] = moves;
  if (first === undefined) return [];
  const from = others.reduce((day, move) => earlier(day, move.from), first.from);
  const to = others.reduce((day, move) => later(day, move.to), first.to);
  const ends = await findEnds(tx, policy_id, { after: startOfDay(from), until: startOfDay(to) });
  return [...new Set([...moves.map((move) => move.from), ...ends.map(shanghaiDay)])];
}

function laterStarts(covers: readonly Move[], first: Day) {
  const days = covers.map(({ from }) => from).filter((from) => from > first);
  const starts = [...Map.groupBy(days, (day) => day)]
    .map(([day, { length }]) => ({
      first_start_date: day,
      last_start_date: day,
      person_count: length,
    }))
    .sort((one, other) => (one.first_start_date < other.first_start_date ? -1 : 1));
  if (starts.length <= starts_told_max) return starts;
  return [
    {
      first_start_date: starts[0]!.first_start_date,
      last_start_date: days.reduce(later),
      person_count: days.length,
    },
  ];
}

/** Who was confirmed yesterday and starts tomorrow stands beside a change that starts tomorrow. */
const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);
