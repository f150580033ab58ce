import { addDays, type Day, dayAt, dayNumber } from './day.ts';

/** The day on which an instant falls in Shanghai. Throws a RangeError for an instant that is none. */
export const shanghaiDay = (instant: Date): Day => dayAt(Math.floor(sinceEpoch_ms(instant) / day_ms));

/** An instant as Shanghai's clocks show it, `YYYY-MM-DD HH:mm:ss`; parts of a second are dropped. */
export function shanghaiTime(instant: Date): string {
  const on = shanghaiDay(instant);
  const seconds = Math.floor((sinceEpoch_ms(instant) - dayNumber(on) * day_ms) / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${on} ${clock.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** The instant at which a day begins in Shanghai, 00:00. */
export const startOfDay = (on: Day): Date => new Date(dayNumber(on) * day_ms - offset_ms);

/** The instant of a day's `HH:MM` in Shanghai; `24:00` is the next day's 00:00. Throws a RangeError for another time. */
export function atTime(on: Day, time: string): Date {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time === '24:00' ? '00:00' : time) ?? [];
  if (hours === undefined || minutes === undefined) throw new RangeError(`${time} is not a time of day`);

  const start = startOfDay(time === '24:00' ? addDays(on, 1) : on);
  return new Date(start.getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000);
}

/** The first 00:00 in Shanghai after an instant; at 00:00 sharp it is the one of the day after. */
export const nextMidnight = (instant: Date): Date => startOfDay(addDays(shanghaiDay(instant), 1));

const day_ms = 86_400_000;

/** Shanghai is taken as +08:00 throughout: it has kept that since 1991, before any cover of ours. */
const offset_ms = 8 * 3_600_000;

const sinceEpoch_ms = (instant: Date): number => instant.getTime() + offset_ms;
