import type { Day } from '@app/domain/day';

// What the server's times tell. They are texts of Beijing time.

/** The instant of a `YYYY-MM-DD HH:mm:ss` of Beijing time. */
export const instantOf = (time: string): Date => new Date(`${time.replace(' ', 'T')}+08:00`);

/** What tells of a policy when one can start. */
export type StartOffer = {
  readonly start_date: Day;
  readonly earliest_start_date: Day | null;
  readonly lock_at: string | null;
};

const day_ms = 86_400_000;

/**
 * The server's clock, as far as its offer of a start tells. This device's clock may be wrong, and only the server's decides: where the two
 * cannot both be right, the nearest moment at which the offer holds is taken, and no countdown is shown.
 */
export function serverNow(offer: StartOffer, here: Date): { readonly now: Date; readonly agrees: boolean } {
  if (offer.lock_at === null) return { now: here, agrees: true };

  const lock = instantOf(offer.lock_at).getTime();
  if (here.getTime() >= lock) return { now: new Date(lock - 1_000), agrees: false };
  // More than a day before the cut-off an earlier start would be offered, unless the policy itself begins no earlier.
  const isFirstDay = offer.earliest_start_date === offer.start_date;
  if (isFirstDay || here.getTime() >= lock - day_ms) return { now: here, agrees: true };
  return { now: new Date(lock - day_ms), agrees: false };
}

/**
 * Whether cover begins within its first day, at the minute of confirmation, rather than at 00:00: then a change is locked when it begins,
 * which is after that day's 00:00; every other is locked by then.
 */
export const beginsAtOnce = ({
  start_date,
  lock_at,
}: {
  start_date: string;
  lock_at: string | null;
}): boolean => lock_at !== null && lock_at > `${start_date} 00:00:00`;

/** When cover begins, as a time of Beijing. */
export const coverTime = (change: { start_date: string; lock_at: string | null }): string =>
  beginsAtOnce(change) && change.lock_at ? change.lock_at : `${change.start_date} 00:00:00`;

/** Seconds as a clock shows them: `1:02:05`, `04:10`. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown
    .map((part, at) => (at === 0 && shown.length === 3 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}
