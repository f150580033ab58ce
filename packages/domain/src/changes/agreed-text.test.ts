import { describe, expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { fen } from '../money/money.ts';
import {
  type Forecast,
  type ForecastRow,
  forecastText,
  rosterText,
  type SubmittedRow,
} from './agreed-text.ts';

const start = day('2026-03-11');
const zhang: SubmittedRow = {
  name: '张三',
  idcard: '11010519491231002X',
  work_company_id: 1,
  occupation_id: 11,
  start_date: null,
};
const li: SubmittedRow = { ...zhang, name: 'LI WEI', idcard: '110101199003070011' };
const text = rosterText(7, start, [zhang, li]);

describe('rosterText', () => {
  it('B2 is the same for the same list in another order and another typing', () => {
    const typed = { ...zhang, name: ' 张 三', idcard: '110105491231002', start_date: '2026-03-11' };
    expect(rosterText(7, start, [{ ...li, name: 'Li  Wei' }, typed])).toBe(text);
  });

  it.each([
    ['policy', rosterText(8, start, [zhang, li])],
    ['start', rosterText(7, day('2026-03-12'), [zhang, li])],
    ['start of one row', rosterText(7, start, [zhang, { ...li, start_date: '2026-03-12' }])],
    ['name', rosterText(7, start, [zhang, { ...li, name: 'LI WE' }])],
    ['number', rosterText(7, start, [zhang, { ...li, idcard: '440306199507151025' }])],
    ['work company', rosterText(7, start, [zhang, { ...li, work_company_id: 2 }])],
    ['work type', rosterText(7, start, [zhang, { ...li, occupation_id: null }])],
    ['document type', rosterText(7, start, [zhang, { ...li, idcard: '12345678', idtype: 5 }])],
    ['last day', rosterText(7, start, [zhang, { ...li, end_date: '2026-03-20' }])],
    ['row missing', rosterText(7, start, [zhang])],
    ['row twice', rosterText(7, start, [zhang, li, li])],
  ])('B2 is another for another %s', (_what, other) => {
    expect(other).not.toBe(text);
  });

  it('B2 knows a permit of Hong Kong by its nine characters, typed with its renewals or not', () => {
    const permit = { ...li, idcard: 'H12345678' };
    const renewed = { ...li, idcard: 'h1234567802', idtype: 4 } as const;
    expect(rosterText(7, start, [renewed])).toBe(rosterText(7, start, [permit]));
    expect(rosterText(7, start, [{ ...permit, idtype: 3 }])).not.toBe(rosterText(7, start, [permit]));
  });

  it('cannot be forged by a name that holds a separator', () => {
    const forged = { ...zhang, name: '张三",1,11,"2026-03-11"]\n["110101199003070011","LI WEI' };
    expect(rosterText(7, start, [forged]).split('\n')).toHaveLength(2);
  });
});

const row: ForecastRow = {
  row_no: 1,
  idcard: '11010519491231002X',
  name: '张三',
  work_company_id: 1,
  occupation_id: 11,
  category: '2',
  from: start,
  to: day('2026-03-31'),
  unit_price_fen: fen(4_200),
  premium_fen: fen(2_845),
};
const forecast: Forecast = {
  plan_version_id: 3,
  start_date: start,
  policy: { from: day('2026-03-01'), to: day('2026-03-31') },
  rows: [row, { ...row, row_no: 2, idcard: '110101199003070011' }],
};
const withRow = (more: Partial<ForecastRow>): Forecast => ({
  ...forecast,
  rows: [{ ...row, ...more }, ...forecast.rows.slice(1)],
});

describe('forecastText', () => {
  it('B2 is the same for the same rows in another order', () => {
    expect(forecastText({ ...forecast, rows: forecast.rows.toReversed() })).toBe(forecastText(forecast));
  });

  it.each([
    ['plan version', { ...forecast, plan_version_id: 4 }],
    ['start', { ...forecast, start_date: day('2026-03-12') }],
    ['policy start', { ...forecast, policy: { ...forecast.policy, from: day('2026-03-02') } }],
    ['policy end', { ...forecast, policy: { ...forecast.policy, to: day('2026-03-30') } }],
    ['discount', { ...forecast, discount_fen: fen(1) }],
    ['service fee', { ...forecast, service_fee_fen: fen(1) }],
    ['row missing', { ...forecast, rows: [row] }],
    ['row number', withRow({ row_no: 3 })],
    ['number', withRow({ idcard: '440306199507151025' })],
    ['name', withRow({ name: '张四' })],
    ['work company', withRow({ work_company_id: 2 })],
    ['work type', withRow({ occupation_id: 12 })],
    ['class', withRow({ category: '3' })],
    ['first day', withRow({ from: day('2026-03-12') })],
    ['last day', withRow({ to: day('2026-03-30') })],
    ['unit price', withRow({ unit_price_fen: fen(4_201) })],
    ['premium', withRow({ premium_fen: fen(2_846) })],
  ] as [string, Forecast][])('B2 is another for another %s', (_what, other) => {
    expect(forecastText(other)).not.toBe(forecastText(forecast));
  });
});
