import type { PolicyPerson } from '@app/contract/persons';
import { expect, it } from 'vitest';
import { coveredOf, gapsOf, lanesByCompany, lanesByPlan, percentOf, scaleOf, ticksOf } from './lanes.ts';

const cover = (
  from: string | null,
  until: string | null,
  differs: Partial<PolicyPerson> = {},
): PolicyPerson =>
  ({
    plan: '标准 50 万',
    insurance_company_name: 'Taihe',
    work_company: '华东电子厂',
    cover_from: from && `${from} 00:00:00`,
    cover_until: until && `${until} 00:00:00`,
    ...differs,
  }) as PolicyPerson;

const now = '2026-11-24 10:00:00';

it('N5 puts the months of a plan on one lane, and each work company on one', () => {
  const covers = coveredOf([
    cover('2026-11-01', '2026-12-01', { work_company: '太仓通达物流' }),
    cover('2026-10-01', '2026-11-01'),
    cover(null, null),
    cover('2026-01-01', '2027-01-01', { plan: '意外 30 万' }),
  ]);

  expect(lanesByPlan(covers).map(({ name, covers: own }) => [name, own.length])).toEqual([
    ['意外 30 万', 1],
    ['标准 50 万', 2],
  ]);
  expect(lanesByCompany(covers).map(({ name, covers: own }) => [name, own.length])).toEqual([
    ['华东电子厂', 2],
    ['太仓通达物流', 1],
  ]);
});

it('N5 shows days as a gap that no cover has, and none where one follows another or runs beside it', () => {
  const gaps = (...spans: [string, string][]) =>
    gapsOf(coveredOf(spans.map(([from, until]) => cover(from, until))));

  expect(gaps(['2026-09-01', '2026-10-01'], ['2026-10-01', '2026-11-01'])).toEqual([]);
  expect(gaps(['2026-09-01', '2026-10-01'], ['2026-10-05', '2026-11-01'])).toEqual([
    { from: '2026-10-01 00:00:00', until: '2026-10-05 00:00:00' },
  ]);
  expect(
    gaps(['2026-01-01', '2027-01-01'], ['2026-02-01', '2026-03-01'], ['2026-05-01', '2026-06-01']),
  ).toEqual([]);
  expect(gaps()).toEqual([]);
});

it('N5 draws whole months, at least three, and names as many as can be read', () => {
  const month = scaleOf(coveredOf([cover('2026-11-10', '2026-12-01')]), now);
  expect(month).toEqual({ from: '2026-10-01 00:00:00', until: '2027-02-01 00:00:00' });
  expect(ticksOf(month).map(({ day }) => day)).toEqual([
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
  ]);
  expect(percentOf(month, month.from)).toBe(0);
  expect(percentOf(month, month.until)).toBe(100);

  const years = scaleOf(coveredOf([cover('2023-05-10', '2023-06-01')]), now);
  expect(years).toEqual({ from: '2023-05-01 00:00:00', until: '2026-12-01 00:00:00' });
  expect(ticksOf(years).map(({ day }) => day)).toEqual([
    '2023-07-01',
    '2024-01-01',
    '2024-07-01',
    '2025-01-01',
    '2025-07-01',
    '2026-01-01',
    '2026-07-01',
  ]);
});
