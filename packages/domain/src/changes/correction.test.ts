import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import type { AgeBand } from '../persons/age.ts';
import { checkCharacterOf } from '../persons/id-number.ts';
import { type CorrectionContext, judgeCorrection, typedFaults } from './correction.ts';

const band = (age_min: number, age_max: number, loading_percent: number): AgeBand => ({
  age_min,
  age_max,
  class_max: null,
  loading_percent,
  warning: null,
  over_age: 0,
});

const numbered = (body: string): string => body + checkCharacterOf(body);
const idcard = numbered('11010119900307001');
const now = new Date('2026-03-10T02:00:00Z');

const context: CorrectionContext = {
  now,
  person: { name: '李伟', idtype: 1, idcard, birthday: day('1990-03-07'), gender: 'male' },
  age_bands: [band(18, 60, 100), band(61, 65, 150)],
  starts: [day('2026-03-01')],
  waits_in: null,
  corrected_in: null,
  other_in: null,
  elsewhere_in: null,
  isTaken: false,
  isBlocked: false,
};

const codes = (what: 'name' | 'idcard', value: string, differs: Partial<CorrectionContext> = {}) =>
  judgeCorrection({ what, value }, { ...context, ...differs }).verdicts.map(({ code }) => code);

describe('correcting', () => {
  it('puts a name right and leaves the number, and the other way round', () => {
    expect(judgeCorrection({ what: 'name', value: ' 李 玮 ' }, context)).toMatchObject({
      verdicts: [],
      becomes: { name: '李玮', idcard, birthday: '1990-03-07' },
    });
    const right = numbered('11010119900308001');
    expect(judgeCorrection({ what: 'idcard', value: right }, context)).toMatchObject({
      verdicts: [],
      becomes: { name: '李伟', idcard: right, birthday: '1990-03-08' },
    });
  });

  it('keeps what a document does not tell, and keeps its kind', () => {
    const person = { ...context.person, idtype: 2 as const, idcard: 'E12345678' };
    const judged = judgeCorrection({ what: 'idcard', value: 'E12345679' }, { ...context, person });
    expect(judged).toMatchObject({ verdicts: [], becomes: { birthday: '1990-03-07', gender: 'male' } });
    expect(codes('idcard', idcard, { person })).toContain('ID_TYPE');
  });

  it('refuses what is known already, whatever way it is written', () => {
    expect(codes('name', '李伟')).toEqual(['CORRECT_SAME']);
    expect(codes('idcard', `${idcard.slice(0, 6)} ${idcard.slice(6)}`)).toEqual(['CORRECT_SAME']);
  });

  it('refuses an age that the plan does not insure, or insures at another price', () => {
    expect(codes('idcard', numbered('11010120150307001'))).toEqual(['AGE_LOW']);
    expect(codes('idcard', numbered('11010119630307001'))).toEqual(['CORRECT_PRICE']);
    expect(codes('idcard', numbered('11010119500307001'))).toEqual(['AGE_HIGH']);
  });

  it('looks at the first day of each cover', () => {
    const right = numbered('11010119650401001');
    expect(codes('idcard', right)).toEqual([]);
    expect(codes('idcard', right, { starts: [day('2026-03-01'), day('2026-04-01')] })).toEqual([
      'CORRECT_PRICE',
    ]);
  });

  it('waits for other changes, and minds other policies and persons of a number alone', () => {
    const right = numbered('11010119900308001');
    const stands = { elsewhere_in: 'P-2', isTaken: true, isBlocked: true };
    expect(codes('name', '李玮', stands)).toEqual([]);
    expect(codes('idcard', right, stands)).toEqual(['BLACKLIST', 'CORRECT_ELSEWHERE', 'CORRECT_TAKEN']);
    expect(codes('name', '李玮', { waits_in: 'C1', corrected_in: 'C2', other_in: 'C3' })).toEqual([
      'CORRECTION_PENDING',
      'CORRECT_WAITS',
      'CORRECT_BOTH',
    ]);
  });

  it('never makes another name of a correction of the number, nor another number of one of the name', () => {
    fc.assert(
      fc.property(fc.constantFrom('name' as const, 'idcard' as const), fc.string(), (what, value) => {
        const { becomes } = judgeCorrection({ what, value }, context);
        if (!becomes) return;
        expect(what === 'name' ? becomes.idcard : becomes.name).toBe(what === 'name' ? idcard : '李伟');
      }),
    );
  });

  it('says of what is typed what it says of what is sent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('name' as const, 'idcard' as const),
        fc.string({ minLength: 1 }),
        (what, value) => {
          const typed = typedFaults({ what, value }, 1, now).map(({ code }) => code);
          expect(codes(what, value)).toEqual(expect.arrayContaining(typed));
        },
      ),
    );
  });
});
