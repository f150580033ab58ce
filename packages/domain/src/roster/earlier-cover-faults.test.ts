import { describe, expect, it } from 'vitest';
import { march } from '../../test/roster-world.ts';
import { day } from '../calendar/day.ts';
import { type CoverElsewhere, type EarlierCover, earlierCoverFaults } from './earlier-cover-faults.ts';

const cover = { from: day('2026-03-11'), to: march.to };
const faults = (known: Partial<EarlierCover>) =>
  earlierCoverFaults({ key: '110101199003070011', name: '罗杰娟' }, cover, { covered: () => [], ...known });
const elsewhere = (
  from: string,
  to: string,
  kind: CoverElsewhere['kind'],
  policy_no = 'P1',
): CoverElsewhere => ({
  from: day(from),
  to: day(to),
  kind,
  policy_no,
});

describe('earlierCoverFaults', () => {
  it('B3 refuses a second cover by an insurer who allows one, and names the policy', () => {
    const detail = { from: '2026-03-01', to: '2026-03-11', policy_no: 'P1' };
    expect(faults({ elsewhere: () => [elsewhere('2026-03-01', '2026-03-11', 'same_insurer')] })).toEqual([
      { code: 'DUP_INSURER', level: 'error', field: 'idcard', detail },
    ]);
  });

  it('B3 warns of cover elsewhere', () => {
    expect(faults({ elsewhere: () => [elsewhere('2026-03-31', '2026-12-31', 'other')] })).toMatchObject([
      { code: 'DUP_OTHER', level: 'warn', detail: { from: '2026-03-31', to: '2026-12-31', policy_no: 'P1' } },
    ]);
  });

  it('B3 names the first of each kind, in the order of checking', () => {
    const found = faults({
      covered: () => [march],
      elsewhere: () => [
        elsewhere('2026-03-20', '2026-12-31', 'other', 'P4'),
        elsewhere('2026-02-01', '2026-03-11', 'other', 'P3'),
        elsewhere('2026-03-15', '2026-12-31', 'same_insurer', 'P2'),
        elsewhere('2026-03-12', '2026-03-14', 'same_insurer', 'P1'),
      ],
    });
    expect(
      found.map(({ code, detail }) => [code, detail && 'policy_no' in detail ? detail.policy_no : null]),
    ).toEqual([
      ['DUP_POLICY', null],
      ['DUP_INSURER', 'P1'],
      ['DUP_OTHER', 'P3'],
    ]);
  });

  it('B3 says under which name and where the number is covered, and nothing of that cover besides', () => {
    const detail = { name: '李大勇', work_company: '昆山华讯电子有限公司' };
    const anothers = { ...march, ...detail };
    const mismatch = [{ code: 'ID_NAME_MISMATCH', level: 'error', field: 'idcard', detail }];

    expect(faults({ covered: () => [anothers], lastCover: () => day('2026-03-01') })).toEqual(mismatch);
    for (const kind of ['same_insurer', 'other'] as const)
      expect(faults({ elsewhere: () => [{ ...anothers, kind, policy_no: 'P1' }] })).toEqual(mismatch);
    const before = { ...anothers, to: day('2026-03-10') };
    expect(faults({ covered: () => [before] })).toEqual([
      { code: 'NAME_CHANGED', level: 'warn', field: 'name', detail: { name: '李大勇', to: '2026-03-10' } },
    ]);
    expect(faults({ covered: () => [{ ...before, name: '罗杰娟' }] })).toEqual([]);
    expect(faults({ covered: () => [{ ...anothers, name: ' 罗 杰娟' }] })).toMatchObject([
      { code: 'DUP_POLICY' },
    ]);
  });

  it.each([
    ['2026-02-01', '2026-03-10'],
    ['2026-04-01', '2026-12-31'],
  ])('B3 says nothing of cover from %s to %s, which only touches', (from, to) => {
    const both = [elsewhere(from, to, 'same_insurer'), elsewhere(from, to, 'other')];
    expect(faults({ elsewhere: () => both })).toEqual([]);
  });

  it.each([
    ['2026-03-08', { from: '2026-03-09', to: '2026-03-10', days: 2 }],
    ['2026-03-09', { from: '2026-03-10', to: '2026-03-10', days: 1 }],
    ['2026-03-10', undefined],
    ['2026-03-31', undefined],
  ])('B3 counts the days without cover after %s', (last, detail) => {
    const found = faults({ lastCover: () => day(last) });
    expect(found).toEqual(detail ? [{ code: 'GAP', level: 'info', field: 'start_date', detail }] : []);
  });

  it('B3 says nothing of somebody who is new', () => {
    expect(faults({ elsewhere: () => [], lastCover: () => null })).toEqual([]);
  });
});
