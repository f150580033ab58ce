import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../../test/arbitraries.ts';
import { today } from '../../../test/list-world.ts';
import { numRuns } from '../../../test/runs.ts';
import { day, dayNumber } from '../../calendar/day.ts';
import { readDate, readWholeDate } from './dates.ts';

describe('readDate', () => {
  it.each([
    ['2026-3-1', '2026-03-01'],
    ['2026/3/1', '2026-03-01'],
    ['20260301', '2026-03-01'],
    ['2026年3月1日', '2026-03-01'],
    ['46082', '2026-03-01'],
    ['2026.3.1', '2026-03-01'],
    ['２０２６－３－１', '2026-03-01'],
    [' 2026 年 3 月 1 日 ', '2026-03-01'],
    ["'2026-03-01", '2026-03-01'],
    ['2026-03-01 00:00:00', '2026-03-01'],
    ['2026/3/1 8:30', '2026-03-01'],
    ['2026-03-01T00:00:00.000', '2026-03-01'],
    ['2026年3月1日(星期日)', '2026-03-01'],
    ['二〇二六年三月一日', '2026-03-01'],
    ['26-3-1', '2026-03-01'],
    ['27.1.15', '2027-01-15'],
    ['1-Mar-26', '2026-03-01'],
    ['1 March 2026', '2026-03-01'],
    ['Mar 1, 2026', '2026-03-01'],
    ['11/25/2026', '2026-11-25'],
    ['25/11/2026', '2026-11-25'],
    ['46082.5', '2026-03-01'],
    ['2028-02-29', '2028-02-29'],
  ])('B3 reads %j as %s', (text, expected) => {
    expect(readDate(text, today)).toBe(expected);
  });

  it.each([
    ['3月1日', '2026-11-21', '2027-03-01'],
    ['5月21日', '2026-11-21', '2026-05-21'],
    ['5月20日', '2026-11-21', '2027-05-20'],
    ['12月1号', '2026-11-21', '2026-12-01'],
    ['3/1', '2026-02-01', '2026-03-01'],
    ['3.5', '2026-02-01', '2026-03-05'],
    ['十二月二十一日', '2026-11-21', '2026-12-21'],
    ['三月三十一号', '2026-02-01', '2026-03-31'],
  ])('gives %s the year it must have on %s: %s', (text, now, expected) => {
    expect(readDate(text, day(now))).toBe(expected);
  });

  it.each([
    '',
    '3/4/2026',
    '2026-02-30',
    '13月1日',
    '2026-13-01',
    '张三',
    '138',
    '123456',
    '99999',
    '90-3-7',
    '昨天',
  ])('leaves %j alone', (text) => {
    expect(readDate(text, today)).toBeUndefined();
  });

  it('reads every day of every year in each notation with a year', () => {
    fc.assert(
      fc.property(anyDay('1930-01-01', '2090-12-31'), (on) => {
        const [year, month, date] = on.split('-').map(Number);
        const notations = [
          on,
          `${year}/${month}/${date}`,
          `${year}.${month}.${date}`,
          `${year}年${month}月${date}日`,
          on.replaceAll('-', ''),
          String(dayNumber(on) + 25_569),
        ];
        expect(notations.map((text) => readWholeDate(text))).toEqual(notations.map(() => on));
      }),
      { numRuns },
    );
  });
});

it('reads no birthday out of a day without its year', () => {
  expect(readWholeDate('3月1日')).toBeUndefined();
  expect(readWholeDate('26-3-1')).toBeUndefined();
  expect(readWholeDate('1990年3月7日')).toBe('1990-03-07');
});
