import { expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { shanghaiTime } from '../calendar/shanghai.ts';
import { autoRenewAt, isReminderDue, nextRenewalMoment, renewsItself } from './renewal-timers.ts';

const march = { from: day('2026-03-01'), to: day('2026-03-31') };
const monthly = {
  renew_days: 12,
  remind_days: [11, 6, 3, 0],
  remind_time: '10:00',
  auto_renew_days: 2,
  auto_renew_time: '20:00',
};
const moment = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`);

/** All moments of a policy from its first day on. */
function walk(isAuto: boolean, until = '2026-03-31 10:00:00'): string[] {
  const told: string[] = [];
  let now: Date | undefined = moment('2026-03-01 00:00:00');
  while (now && told.length < 100) {
    now = nextRenewalMoment(march, monthly, { now, isAuto });
    if (now && (shanghaiTime(now) <= until || shanghaiTime(now) >= '2026-04')) told.push(shanghaiTime(now));
  }
  return told;
}

it('a monthly policy has its reminders on the 20th, 25th, 28th and the last day, and ends', () => {
  expect(walk(false)).toEqual([
    '2026-03-20 10:00:00',
    '2026-03-25 10:00:00',
    '2026-03-28 10:00:00',
    '2026-03-31 10:00:00',
    '2026-04-01 00:00:00',
  ]);
});

it('a policy that renews itself does so at 20:00 on the last day but two, and every hour from then on until it ends', () => {
  expect(walk(true, '2026-03-29 22:00:00')).toEqual([
    '2026-03-20 10:00:00',
    '2026-03-25 10:00:00',
    '2026-03-28 10:00:00',
    '2026-03-29 20:00:00',
    '2026-03-29 21:00:00',
    '2026-03-29 22:00:00',
    '2026-04-01 00:00:00',
  ]);
});

it('never renews itself before it can be renewed, nor once it has ended', () => {
  const days = { from: day('2026-03-31'), to: day('2026-03-31') };
  expect(shanghaiTime(autoRenewAt(days, { ...monthly, renew_days: 1 }))).toBe('2026-03-31 00:00:00');
  expect(renewsItself(march, monthly, moment('2026-03-29 19:59:59'))).toBe(false);
  expect(renewsItself(march, monthly, moment('2026-03-31 23:59:59'))).toBe(true);
  expect(renewsItself(march, monthly, moment('2026-04-01 00:00:00'))).toBe(false);
});

it('of reminders that were missed one is due, and none twice', () => {
  const due = (after: string, now: string) =>
    isReminderDue(march, monthly, { after: moment(after), now: moment(now) });
  expect(due('2026-03-01 00:00:00', '2026-03-26 09:00:00')).toBe(true);
  expect(due('2026-03-26 09:00:00', '2026-03-28 09:59:59')).toBe(false);
  expect(due('2026-03-28 09:59:59', '2026-03-28 10:00:00')).toBe(true);
  expect(due('2026-03-28 10:00:00', '2026-03-28 10:00:01')).toBe(false);
});
