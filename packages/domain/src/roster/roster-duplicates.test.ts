import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIdNumber, soundIdNumber } from '../../test/arbitraries.ts';
import { context, courier, miner, packer, soundRow, terms, welder } from '../../test/roster-world.ts';
import { numRuns } from '../../test/runs.ts';
import { day } from '../calendar/day.ts';
import { fen } from '../money/money.ts';
import { isPersonName } from '../persons/person-name.ts';
import { judgeRoster, judgeRow, type RosterRow, withDuplicates } from './roster.ts';
import { inOrder } from './verdict.ts';

const fromOthers: readonly string[] = ['DUP_ROW', 'ID_NAME_MISMATCH'];

/** Rows of few persons, so that they repeat, with faults of every kind. */
const anyRow = fc.record({
  name: fc.constantFrom('张三', 'LI WEI', '张', ''),
  idcard: fc.oneof(
    fc.constantFrom('11010519491231002X', '110105491231002', ' 110101199003070011', '110105194912310021', ''),
    anyIdNumber('1950-01-01', '2015-12-31'),
  ),
  work_company_id: fc.constantFrom(null, 1, 2, 3, 4, 5, 99),
  occupation_id: fc.constantFrom(null, packer, welder, miner, courier, 99),
  start_date: fc.constantFrom(null, '2026-03-10', '2026-03-11', '2026-03-31', '2026-04-01', '3月1日', ''),
});
const anyRoster = fc
  .array(anyRow, { maxLength: 12 })
  .map((rows): RosterRow[] => rows.map((row, i) => ({ ...row, row_no: i + 1 })));

describe('judgeRoster', () => {
  it('B3 marks the later rows of the same person with the first, however they are written', () => {
    const idcards = [
      '11010519491231002x',
      '110101199003070011',
      '110105491231002',
      '11010519491231002X',
      '1',
      '1',
    ];
    const rows = idcards.map((idcard, i) => ({ ...soundRow, idcard, row_no: i + 5 }));
    const duplicates = judgeRoster(rows, context).map(({ verdicts }) =>
      verdicts.flatMap(({ code, detail }) => (code === 'DUP_ROW' ? [detail] : [])),
    );
    expect(duplicates).toEqual([[], [], [{ row_no: 5 }], [{ row_no: 5 }], [], []]);
  });

  it('B3 refuses a later row of the same person, and prices the first', () => {
    const rows = [soundRow, { ...soundRow, row_no: 2, name: '张' }, { ...soundRow, row_no: 3 }];
    const [first, second, third] = judgeRoster(rows, context);
    expect(first).toMatchObject({ insurable: true, verdicts: [] });
    expect(third).toMatchObject({ insurable: false, premium: null });
    expect(second?.verdicts.map(({ code }) => code)).toEqual(['NAME', 'DUP_ROW']);
  });

  it('B3 refuses all rows that have one number under several names, and says whose', () => {
    const names = ['张三', '李四', '张 三', '李四', '', '王五'];
    const rows = names.map((name, i) => ({ ...soundRow, name, row_no: i + 5 }));
    const found = judgeRoster(rows.with(5, { ...rows[5]!, idcard: '440306199507151025' }), context);
    const saying = (row_no: number, name: string) => ({ code: 'ID_NAME_MISMATCH', detail: { row_no, name } });
    const again = { code: 'DUP_ROW', detail: { row_no: 5 } };

    expect(found.map(({ insurable }) => insurable)).toEqual([false, false, false, false, false, true]);
    expect(found.map(({ verdicts }) => verdicts.map(({ code, detail }) => ({ code, detail })))).toEqual([
      [saying(6, '李四')],
      [saying(5, '张三')],
      [saying(6, '李四'), again],
      [saying(5, '张三')],
      [{ code: 'NAME', detail: null }, again],
      [],
    ]);
  });

  it('B3 says of a number in two rows rather under which name it is covered', () => {
    const covered = () => [{ ...context.policy, name: '李大勇', work_company: '昆山华讯' }];
    const rows = ['罗杰娟', '朱霞'].map((name, i) => ({ ...soundRow, name, row_no: i + 1 }));
    for (const { verdicts } of judgeRoster(rows, { ...context, covered }))
      expect(verdicts).toMatchObject([{ code: 'ID_NAME_MISMATCH', detail: { name: '李大勇' } }]);
  });

  it('is each row alone, and what the others say of it', () => {
    fc.assert(
      fc.property(anyRoster, (rows) => {
        const alone = rows.map((row) => judgeRow(row, context));
        judgeRoster(rows, context).forEach((judgement, i) => {
          const idcard = judgement.person?.idcard;
          const same = alone.filter(({ person }) => person !== null && person.idcard === idcard);
          const names = new Set(same.map(({ name }) => name).filter(isPersonName));
          const others = judgement.verdicts.filter(({ code }) => !fromOthers.includes(code));
          const isFirst = same.length === 0 || same[0] === alone[i];
          const isDoubted = names.size > 1 && isPersonName(judgement.name);
          expect(others).toEqual(alone[i]?.verdicts);
          expect(judgement.verdicts.length > others.length).toBe(isDoubted || !isFirst);
          if (isFirst && !isDoubted) expect(judgement).toEqual(alone[i]);
        });
      }),
      { numRuns },
    );
  });

  it('B2 prices each row of a list as if it stood alone', () => {
    const older = { ...terms.age_bands[2]!, loading_percent: 150 };
    const age_bands = [...terms.age_bands.slice(0, 2), older];
    const class_prices = { ...terms.class_prices, 3: fen(5_000) };
    const listed = { ...context, terms: { ...terms, age_bands, class_prices } };
    const people = ['110101199003070011', soundIdNumber('110101', day('1963-01-01'), '001')];
    const rows = people.flatMap((idcard) =>
      [packer, welder].flatMap((occupation_id) =>
        ['2026-03-11', '2026-03-20'].map((start_date) => ({
          ...soundRow,
          idcard,
          occupation_id,
          start_date,
        })),
      ),
    );
    const amounts = rows.map((row) => judgeRow(row, listed).premium?.premium_fen);
    expect(amounts).toEqual(rows.map((row) => judgeRow(row, { ...listed }).premium?.premium_fen));
    expect(new Set(amounts).size).toBe(8);
  });

  it('reports in one order, and prices exactly the rows without an error', () => {
    fc.assert(
      fc.property(anyRoster, (rows) => {
        for (const { verdicts, insurable, premium } of judgeRoster(rows, context)) {
          expect(inOrder(verdicts)).toEqual(verdicts);
          expect(insurable).toBe(verdicts.every(({ level }) => level !== 'error'));
          expect(premium !== null).toBe(insurable);
        }
      }),
      { numRuns },
    );
  });
});

describe('withDuplicates', () => {
  it('judges an edited row anew and leaves the others as the objects they were', () => {
    const rows = ['110101199003070011', '110101199003070011', '440306199507151025'].map((idcard, i) => ({
      ...soundRow,
      idcard,
      row_no: i + 1,
    }));
    const alone = rows.map((row) => judgeRow(row, context));
    expect(withDuplicates(alone).map(({ insurable }) => insurable)).toEqual([true, false, true]);

    const edited = alone.with(0, judgeRow({ ...soundRow, idcard: '11010519491231002X' }, context));
    const judged = withDuplicates(edited);
    expect(judged.map((judgement, i) => judgement === edited[i])).toEqual([true, true, true]);
    expect(judged[1]?.premium).not.toBeNull();
  });
});
