import { addDays, covers, type Day, earlier, later, type Period } from '../calendar/day.ts';
import { shanghaiDay } from '../calendar/shanghai.ts';
import { earliestStart, type StartRule } from '../policies/cut-off.ts';
import { type Verdict, verdict } from './verdict.ts';

type StartContext = {
  readonly now: Date;
  readonly terms: { readonly start_rule: StartRule; readonly future_start_days_max: number };
  readonly policy: Period;
};

/**
 * Whether cover may begin on a day.
 *
 * Nothing is covered backwards: a day that could not be reached today at any hour is past, one that the cut-off has
 * just closed is cut off. A start outside the policy, too far ahead or unreadable is told which starts are allowed.
 *
 * Source: docs/business-rules.md#cut-off
 *
 * @param start undefined when what was typed is no day
 */
export function startFaults(
  start: Day | undefined,
  { now, terms, policy }: StartContext,
): readonly Verdict[] {
  const today = shanghaiDay(now);
  const earliest_start_date = earliestStart(now, terms.start_rule);
  const horizon = addDays(today, terms.future_start_days_max);
  const byRule = { from: earliest_start_date, to: horizon };
  if (start === undefined) return [verdict('DATE_BEYOND_POLICY', allowedStarts(policy, byRule, policy.from))];

  const faults: Verdict[] = [];
  const reachable = terms.start_rule.effective_mode === 'NEXT_DAY' ? addDays(today, 1) : today;
  if (start < reachable) faults.push(verdict('DATE_PAST', { earliest_start_date }));
  else if (start < earliest_start_date) faults.push(verdict('DATE_CUTOFF', { earliest_start_date }));
  if (!covers(policy, start) || start > horizon)
    faults.push(verdict('DATE_BEYOND_POLICY', { ...allowedStarts(policy, byRule, start), start }));
  return faults;
}

/** The days that policy and rule both allow; where they share none, those of the one that this start offends. */
function allowedStarts(policy: Period, byRule: Period, start: Day): Period {
  const both = { from: later(policy.from, byRule.from), to: earlier(policy.to, byRule.to) };
  if (both.from <= both.to) return both;
  return covers(policy, start) ? byRule : policy;
}
