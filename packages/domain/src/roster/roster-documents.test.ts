import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soundIdNumber } from '../../test/arbitraries.ts';
import { context, soundRow, terms } from '../../test/roster-world.ts';
import { numRuns } from '../../test/runs.ts';
import { day } from '../calendar/day.ts';
import { idTypes } from '../persons/id-document.ts';
import { judgeRoster, judgeRow, type RosterContext, type RosterRow } from './roster.ts';
import { inOrder } from './verdict.ts';

const judge = (row: Partial<RosterRow> = {}, over: Partial<RosterContext> = {}) =>
  judgeRow({ ...soundRow, ...row }, { ...context, ...over });
const codes = (...judged: Parameters<typeof judge>) => judge(...judged).verdicts.map(({ code }) => code);
const passport = { idcard: 'E12345678', birthday: '1990-03-07', gender: 'female' } as const;

describe('judgeRow', () => {
  it('B3 insures a person by a passport, with the birthday and gender typed beside it', () => {
    expect(judge(passport)).toMatchObject({
      key: '2/E12345678',
      insurable: true,
      verdicts: [],
      person: { idtype: 2, idcard: 'E12345678', birthday: '1990-03-07', gender: 'female', age: 36 },
      premium: { premium_fen: 2_845 },
    });
  });

  it.each([
    [{ birthday: null }, ['BIRTHDAY_NEEDED']],
    [{ birthday: '1990-02-30' }, ['BIRTHDAY_NEEDED']],
    [{ birthday: '1899-12-31' }, ['BIRTHDAY_NEEDED']],
    [{ birthday: '2026-03-11' }, ['BIRTHDAY_NEEDED']],
    [{ gender: null }, ['GENDER_NEEDED']],
    [{ birthday: null, gender: null }, ['BIRTHDAY_NEEDED', 'GENDER_NEEDED']],
    [{ birthday: '2012-01-01' }, ['AGE_LOW']],
    [{ birthday: '1963-01-01' }, ['RETIREMENT_AGE']],
  ] as [Partial<RosterRow>, string[]][])(
    'B3 asks of a passport with %o for what is missing',
    (typed, expected) => {
      expect(codes({ ...passport, ...typed })).toEqual(expected);
    },
  );

  it.each([
    [{ birthday: '1990-03-08' }, ['BIRTHDAY_DIFFERS']],
    [{ gender: 'female' }, ['GENDER_DIFFERS']],
    [{ birthday: '1990-03-08', gender: 'female' }, ['BIRTHDAY_DIFFERS', 'GENDER_DIFFERS']],
    [{ birthday: '1990-03-07', gender: 'male' }, []],
    [{ birthday: '1990', gender: null }, []],
  ] as [Partial<RosterRow>, string[]][])(
    'B3 warns where %o differs from what the ID number says, and insures all the same',
    (typed, expected) => {
      const { verdicts, insurable } = judge(typed);
      expect(verdicts.map(({ code }) => code)).toEqual(expected);
      expect(new Set(verdicts.map(({ level }) => level))).toEqual(new Set(expected.length ? ['warn'] : []));
      expect(insurable).toBe(true);
    },
  );

  it('B3 takes the birthday from a document that tells it, whatever was typed beside it', () => {
    const { person } = judge({ birthday: '2015-01-01', gender: 'female' });
    expect(person).toMatchObject({ birthday: '1990-03-07', gender: 'male' });
  });

  it.each([
    [{ idcard: '12345678' }, ['ID_TYPE']],
    [{ idcard: '12345678', idtype: 5 }, ['BIRTHDAY_NEEDED', 'GENDER_NEEDED']],
    [{ idcard: 'H12345678', idtype: 1 }, ['ID_TYPE']],
    [{ idcard: '810000199001010019' }, []],
    [{ idcard: '810000199001010018' }, ['ID_CHECKSUM']],
    [{ idcard: '1.10101199003070E+17' }, ['ID_EXCEL_NUMBER']],
    [{ idcard: '110101199003070000' }, ['ID_EXCEL_NUMBER']],
    [{ mobile: '138 1234 5678' }, []],
    [{ mobile: ' ' }, []],
    [{ mobile: '12812345678' }, ['MOBILE']],
    [{ end_date: '2026-03-31' }, []],
    [{ end_date: '2026-03-20' }, ['DATE_END']],
  ] as [Partial<RosterRow>, string[]][])('B3 finds in %o: %j', (row, expected) => {
    expect(codes(row)).toEqual(expected);
    expect(judge(row).insurable).toBe(expected.length === 0);
  });

  it('B3 warns of a sound number that ends in 000, since a spreadsheet may have made it so', () => {
    expect(judge({ idcard: '320506197901289000' })).toMatchObject({
      insurable: true,
      verdicts: [{ code: 'ID_ENDS_000', level: 'warn', field: 'idcard' }],
    });
  });

  it.each([
    ['11010119900307001', true],
    ['1234567890', true],
    ['123456789', false],
    ['A1234567890', false],
  ])('B3 warns of the passport %s that may be a resident number cut short: %s', (idcard, isWarned) => {
    expect(codes({ idcard, idtype: 3, birthday: day('1990-03-07'), gender: 'male' })).toEqual(
      isWarned ? ['ID_CUT_SHORT'] : [],
    );
  });

  it('B3 insures a foreigner whose check character is wrong, with a warning, once that card was chosen', () => {
    const sound = soundIdNumber('911156', day('1988-05-04'), '123');
    const idcard = sound.slice(0, 17) + (sound.endsWith('1') ? '2' : '1');
    expect(codes({ idcard })).toEqual(['ID_TYPE']);
    expect(judge({ idcard, idtype: 7 })).toMatchObject({
      insurable: true,
      verdicts: [{ code: 'ID_CHECKSUM', level: 'warn' }],
    });
  });

  it('B3 keeps the mobile number in its 11 digits', () => {
    const mobiles = ['+86 138-1234-5678', '12812345678', '', null];
    expect(mobiles.map((mobile) => judge({ mobile }).mobile)).toEqual(['13812345678', null, null, null]);
  });

  it('B2 covers and prices the days up to the end where the plan is sold by the day', () => {
    const daily = { ...terms, price_unit: 'DAY' as const };
    expect(judge({ end_date: '2026-03-13' }, { terms: daily })).toMatchObject({
      cover: { from: '2026-03-11', to: '2026-03-13' },
      premium: { days: 3, premium_fen: 12_600 },
    });
    expect(codes({ end_date: '2026-03-10' }, { terms: daily })).toEqual(['DATE_END']);
  });

  it('B3 asks whether other cover overlaps only the days that this one has', () => {
    const daily = { ...terms, price_unit: 'DAY' as const };
    const covered = () => [{ from: day('2026-03-14'), to: day('2026-03-31') }];
    expect(codes({ end_date: '2026-03-13' }, { terms: daily, covered })).toEqual([]);
    expect(codes({ end_date: '2026-03-14' }, { terms: daily, covered })).toEqual(['DUP_POLICY']);
  });

  it('B3 asks for cover, gaps and blocks by the key of the person', () => {
    const asked = new Set<string>();
    const note =
      <Answer>(answer: Answer) =>
      (key: string) => {
        asked.add(key);
        return answer;
      };
    const other = { from: day('2026-03-01'), to: day('2026-03-31'), kind: 'other', policy_no: 'P1' } as const;
    const found = codes(
      { ...passport, mobile: '1' },
      {
        covered: note([]),
        elsewhere: note([other]),
        lastCover: note(day('2026-03-09')),
        blocked: note(true),
      },
    );
    expect(found).toEqual(['DUP_OTHER', 'GAP', 'BLACKLIST', 'MOBILE']);
    expect([...asked]).toEqual(['2/E12345678']);
  });

  it('B3 asks nothing of a person whose number is faulty', () => {
    const never = () => expect.unreachable();
    const over = { covered: never, elsewhere: never, lastCover: never, blocked: never };
    expect(codes({ idcard: '' }, over)).toEqual(['ID_FORMAT']);
  });

  it('B3 reports in order, prices the rows without an error and answers for any text whatever', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.stringMatching(/^[\dXE.+-]{0,20}$/),
      fc.constantFrom('2026-03-20', 'H12345678', '110101199003070011', '张三', '13812345678', '1990-03-07'),
    );
    const row = fc.record({
      row_no: fc.constant(1),
      name: text,
      idcard: text,
      idtype: fc.constantFrom(undefined, null, ...idTypes).map((idtype) => idtype ?? null),
      birthday: fc.option(text),
      gender: fc.constantFrom(null, 'male', 'female'),
      mobile: fc.option(text),
      work_company_id: fc.constantFrom(null, 1, 2, 99),
      occupation_id: fc.constantFrom(null, 11, 12, 13),
      start_date: fc.option(text),
      end_date: fc.option(text),
    });
    const unit = fc.constantFrom('DAY', 'YEAR', 'MONTH_ROLLING', 'MONTH_NATURAL_FULL', 'MONTH_NATURAL');
    fc.assert(
      fc.property(row, unit, fc.boolean(), (typed, price_unit, blocked) => {
        const judgement = judgeRow(typed, {
          ...context,
          terms: { ...terms, price_unit },
          lastCover: () => day('2026-01-31'),
          blocked: () => blocked,
        });
        expect(inOrder(judgement.verdicts)).toEqual(judgement.verdicts);
        expect(judgement.insurable).toBe(judgement.verdicts.every(({ level }) => level !== 'error'));
        expect(judgement.premium !== null).toBe(judgement.insurable);
        if (judgement.person) expect(judgement.key).not.toBeNull();
      }),
      { numRuns },
    );
  });
});

describe('judgeRoster', () => {
  it('B3 tells persons apart by document, and knows one again before the birthday is told', () => {
    const rows: RosterRow[] = [
      { ...soundRow, ...passport },
      { ...soundRow, idcard: 'e 12345678', row_no: 2 },
      { ...soundRow, ...passport, idcard: '12345678', idtype: 5, row_no: 3 },
      { ...soundRow, ...passport, idcard: '12345678', idtype: 3, row_no: 4 },
      { ...soundRow, ...passport, idcard: '12345678', row_no: 5 },
      { ...soundRow, ...passport, idcard: '12345678', row_no: 6 },
    ];
    const found = judgeRoster(rows, context).map(({ verdicts }) => verdicts.map(({ code }) => code));
    expect(found).toEqual([
      [],
      ['BIRTHDAY_NEEDED', 'GENDER_NEEDED', 'DUP_ROW'],
      [],
      [],
      ['ID_TYPE'],
      ['ID_TYPE'],
    ]);
  });
});
