import { changeKinds } from '@app/domain/changes/kinds';
import { type Day, later } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import type { EnterpriseTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countPolicyHeads } from '../../policies/policies.ts';
import type { StoredChange } from '../queries.ts';
import { type Assessment, rowDays } from './assessment.ts';
import { coveredOn, laterOf, leastHeads, type Move } from './moves.ts';

/** So many later starts are told one by one; more of them are told as one span. */
const starts_told_max = 4;

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

/** How few heads are covered, with all of the rows, on one of the days that they take cover from. */
export const headsLeft = (tx: EnterpriseTx, { policy, judgements }: Assessment, now: Date): Promise<number> =>
  leastHeads(tx, policy, movesOf(judgements), now);

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
