import { describe, expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { asWarning, inOrder, verdict, verdictCodes } from './verdict.ts';

describe('verdict', () => {
  it('B3 says how grave it is and which cell it is about', () => {
    expect(verdict('ID_CHECKSUM', null)).toEqual({
      code: 'ID_CHECKSUM',
      level: 'error',
      field: 'idcard',
      detail: null,
    });
    expect(verdict('MINOR_WORKER', { age: 16 })).toMatchObject({ level: 'warn', field: 'idcard' });
    expect(verdict('ID15_CONVERTED', null)).toMatchObject({ level: 'info', field: 'idcard' });
    const other = { from: day('2026-03-11'), to: day('2026-03-31'), policy_no: 'P1' };
    expect(verdict('DUP_INSURER', other)).toMatchObject({ level: 'error', field: 'idcard' });
    expect(verdict('DUP_OTHER', other)).toMatchObject({ level: 'warn', field: 'idcard', detail: other });
    expect(verdict('MOBILE', null)).toMatchObject({ level: 'error', field: 'mobile' });
    expect(asWarning(verdict('ID_CHECKSUM', null))).toMatchObject({ code: 'ID_CHECKSUM', level: 'warn' });
    expect(verdict('OCC_CLASS', { category: '6' })).toMatchObject({ level: 'error', field: 'occupation' });
  });

  it('is of one of the codes, each listed once', () => {
    expect(new Set(verdictCodes).size).toBe(verdictCodes.length);
  });
});

describe('inOrder', () => {
  it('puts findings in the order of checking', () => {
    const findings = [verdict('WC_UNKNOWN', null), verdict('DUP_ROW', { row_no: 1 }), verdict('NAME', null)];
    expect(inOrder(findings).map(({ code }) => code)).toEqual(['NAME', 'DUP_ROW', 'WC_UNKNOWN']);
  });
});
