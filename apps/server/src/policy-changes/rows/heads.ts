import { type Day, later } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import type { EnterpriseTx } from '../../platform/database.ts';
import { countPolicyHeads } from '../../policies/policies.ts';
import { type Assessment, rowDays } from './assess.ts';

/** So many later starts are told one by one; more of them are told as one span. */
const starts_told_max = 4;

type Cover = { readonly from: Day; readonly to: Day };

/**
 * How many heads the policy covers as the change begins, without it and with it, and how many of its persons begin on
 * which later day. Each count is of one day: who begins later is not among the heads of an earlier one.
 */
export async function headsWith(tx: EnterpriseTx, assessment: Assessment, now: Date) {
  const { policy, judgements } = assessment;
  const covers = judgements.flatMap(({ insurable, cover }) => (insurable && cover ? [cover] : []));
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

const coveredOn = (covers: readonly Cover[], day: Day): number =>
  covers.filter(({ from, to }) => from <= day && to >= day).length;

function laterStarts(covers: readonly Cover[], first: Day) {
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
