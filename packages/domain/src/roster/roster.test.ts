import { describe, expect, it } from 'vitest';
import { soundIdNumber } from '../../test/arbitraries.ts';
import {
  context,
  march,
  miner,
  soundRow,
  stuntman,
  terms,
  welder,
  courier,
} from '../../test/roster-world.ts';
import { addDays, day } from '../calendar/day.ts';
import { judgeRow, type RosterContext, type RosterRow } from './roster.ts';

const judge = (row: Partial<RosterRow> = {}, over: Partial<RosterContext> = {}) =>
  judgeRow({ ...soundRow, ...row }, { ...context, ...over });
const codes = (...judged: Parameters<typeof judge>) => judge(...judged).verdicts.map(({ code }) => code);

describe('judgeRow', () => {
  it('B2 prices a row without a fault', () => {
    const judgement = judge({ name: ' 张 三 ' });
    expect(judgement).toMatchObject({
      row_no: 1,
      name: '张三',
      verdicts: [],
      insurable: true,
      person: {
        idcard: '110101199003070011',
        birthday: '1990-03-07',
        gender: 'male',
        age: 36,
        converted: false,
      },
      category: '2',
      cover: { from: '2026-03-11', to: '2026-03-31' },
    });
    expect(judgement.premium).toMatchObject({ unit_price_fen: 4_200, days: 21, premium_fen: 2_845 });
  });

  it('B3 reports every fault of a row, in the order of checking, and no premium', () => {
    const row = {
      name: '张',
      idcard: '11010119900307001',
      work_company_id: 99,
      occupation_id: 99,
      start_date: '2026-02-01',
    };
    const judgement = judge(row);
    expect(judgement.verdicts.map(({ code }) => code)).toEqual([
      'NAME',
      'ID_FORMAT',
      'WC_UNKNOWN',
      'OCC_UNKNOWN',
      'DATE_PAST',
      'DATE_BEYOND_POLICY',
    ]);
    expect(judgement).toMatchObject({
      insurable: false,
      person: null,
      category: null,
      cover: null,
      premium: null,
    });
  });

  it('B2 takes a 15-digit number, and says so', () => {
    const judgement = judge({ idcard: '440306950715102' });
    expect(judgement.verdicts).toMatchObject([{ code: 'ID15_CONVERTED', level: 'info' }]);
    expect(judgement).toMatchObject({
      insurable: true,
      person: { idcard: '440306199507151025', converted: true },
    });
  });

  it.each([
    ['2010-03-11', 'start', ['MINOR_WORKER']],
    ['2010-03-12', 'start', ['AGE_LOW']],
    ['2010-03-12', '2026-03-12', ['MINOR_WORKER']],
    ['1960-03-11', 'start', ['AGE_OVERBAND']],
    ['1960-03-12', 'start', ['RETIREMENT_AGE']],
    ['1960-03-12', '2026-03-12', ['AGE_OVERBAND']],
    ['1955-03-11', 'start', ['AGE_HIGH']],
  ])('B2 takes the age of someone born %s at the row start (%s)', (born, start, expected) => {
    const idcard = soundIdNumber('110101', day(born), '001');
    expect(codes({ idcard, start_date: start === 'start' ? null : start })).toEqual(expected);
  });

  it('B2 charges the over-age their loading where the plan insures them', () => {
    const age_bands = [
      ...terms.age_bands,
      {
        age_min: 66,
        age_max: 70,
        class_max: null,
        loading_percent: 150,
        warning: null,
        over_age: 1 as const,
      },
    ];
    const idcard = soundIdNumber('110101', day('1958-01-01'), '001');
    const { premium, insurable } = judge({ idcard }, { terms: { ...terms, age_bands } });
    expect(insurable).toBe(true);
    expect(premium).toMatchObject({ unit_price_fen: 6_300, loading_percent: 150, premium_fen: 4_268 });
  });

  it('B3 keeps minors from work above their class', () => {
    const idcard = soundIdNumber('110101', day('2009-01-01'), '001');
    expect(codes({ idcard })).toEqual(['MINOR_WORKER']);
    expect(codes({ idcard, occupation_id: welder })).toEqual(['MINOR_WORKER', 'OCC_CLASS']);
  });

  it.each([
    [{ work_company_id: null }, ['WC_UNKNOWN']],
    [{ work_company_id: 99 }, ['WC_UNKNOWN']],
    [{ work_company_id: 2 }, ['WC_PENDING']],
    [{ work_company_id: 4 }, ['WC_PENDING']],
    [{ work_company_id: 3 }, ['WC_DISABLED']],
    [{ work_company_id: 5 }, ['OCC_NOT_ALLOWED']],
    [{ work_company_id: 3, occupation_id: welder }, ['WC_DISABLED', 'OCC_NOT_ALLOWED']],
    [{ occupation_id: null }, ['OCC_UNKNOWN']],
    [{ occupation_id: 99 }, ['OCC_UNKNOWN']],
    [{ occupation_id: courier }, ['OCC_SERIES']],
    [{ occupation_id: miner }, ['OCC_CLASS']],
    [{ occupation_id: stuntman }, ['OCC_CLASS']],
    [{ occupation_id: welder }, []],
  ] as [Partial<RosterRow>, string[]][])('B3 judges the work of %o', (row, expected) => {
    expect(codes(row)).toEqual(expected);
    expect(judge(row).insurable).toBe(expected.length === 0);
  });

  it('B2 takes the class from the series of the plan alone, and names it', () => {
    expect([judge({ occupation_id: courier }).category, judge({ occupation_id: welder }).category]).toEqual([
      null,
      '4',
    ]);
    expect(judge({ occupation_id: miner }).verdicts).toMatchObject([{ detail: { category: '6' } }]);
  });

  it('B3 names the cover that a person has in the policy already', () => {
    const asked: string[] = [];
    const covered = (idcard: string) => {
      asked.push(idcard);
      return [
        { from: day('2026-03-20'), to: day('2026-03-31') },
        { from: day('2026-03-01'), to: day('2026-03-11') },
        { from: day('2026-02-01'), to: day('2026-02-28') },
      ];
    };
    expect(judge({ idcard: '440306950715102' }, { covered }).verdicts).toMatchObject([
      { code: 'ID15_CONVERTED' },
      { code: 'DUP_POLICY', level: 'error', detail: { from: '2026-03-01', to: '2026-03-11' } },
    ]);
    expect(asked).toEqual(['440306199507151025']);
  });

  it('B2 takes a person again from the day after the cover ended', () => {
    const covered = () => [{ from: march.from, to: addDays(context.start_date, -1) }];
    expect(codes({}, { covered })).toEqual([]);
  });
});
