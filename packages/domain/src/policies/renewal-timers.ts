import { addDays, type Day, later, type Period } from '../calendar/day.ts';
import { atTime, startOfDay } from '../calendar/shanghai.ts';
import { renewalWindow } from './renewal.ts';

/** When something about the renewal of a policy happens by itself: fields of a plan version. */
export type RenewalTimers = {
  /** So many days before its end a policy can be renewed, its last day counted. */
  readonly renew_days: number;
  /** So many days before the last day the enterprise is reminded; 0 is the last day itself. */
  readonly remind_days: readonly number[];
  /** `HH:MM` in Shanghai. */
  readonly remind_time: string;
  /** So many days before the last day a policy renews itself, at a time, where that is asked for. */
  readonly auto_renew_days: number;
  readonly auto_renew_time: string;
};

/** How a policy is to be renewed. */
export const renewalType = {
  /** It is given up: nobody is reminded. */
  none: 0,
  byHand: 1,
  byItself: 2,
} as const;

/** A renewal by itself that could not be done, or that left somebody behind, is tried again after so long, until the policy ends. */
const retry_ms = 3_600_000;

/** The first moment at which a policy renews itself: never before it can be renewed. */
export function autoRenewAt(
  period: Period,
  { renew_days, auto_renew_days, auto_renew_time }: RenewalTimers,
): Date {
  const at = atTime(addDays(period.to, -auto_renew_days), auto_renew_time);
  const opens = startOfDay(later(renewalWindow(period, renew_days).from, period.from));
  return at > opens ? at : opens;
}

/** The first moment after a policy: whoever has not gone over is without cover from then on. */
export const endOf = ({ to }: Period): Date => startOfDay(addDays(to, 1));

/** The moment at which the enterprise is to be reminded on a day that lies so many days before the last. */
const remindAt = ({ to }: { readonly to: Day }, { remind_time }: RenewalTimers, days: number): Date =>
  atTime(addDays(to, -days), remind_time);

/** Whether there was a reminder to give after one moment and until another, that one too. Of several that were missed one is given. */
export const isReminderDue = (
  period: Period,
  timers: RenewalTimers,
  { after, now }: { readonly after: Date; readonly now: Date },
): boolean =>
  timers.remind_days.some((days) => {
    const at = remindAt(period, timers, days);
    return after < at && at <= now;
  });

/** Whether a policy renews itself at a moment, where that is asked for. */
export const renewsItself = (period: Period, timers: RenewalTimers, now: Date): boolean =>
  autoRenewAt(period, timers) <= now && now < endOf(period);

/**
 * The next moment after one at which there is something to do about the renewal of a policy; undefined once it has ended.
 *
 * Source: docs/business-rules.md#renewal
 *
 * @param isAuto whether it renews itself
 */
export function nextRenewalMoment(
  period: Period,
  timers: RenewalTimers,
  { now, isAuto }: { readonly now: Date; readonly isAuto: boolean },
): Date | undefined {
  const moments = [
    endOf(period),
    ...timers.remind_days.map((days) => remindAt(period, timers, days)),
    ...(isAuto ? [autoRenewAt(period, timers)] : []),
    ...(isAuto && renewsItself(period, timers, now) ? [new Date(now.getTime() + retry_ms)] : []),
  ].filter((at) => at > now && at <= endOf(period));
  return moments.length === 0 ? undefined : new Date(Math.min(...moments.map((at) => at.getTime())));
}
