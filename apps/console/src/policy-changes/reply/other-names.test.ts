import { describe, expect, it } from 'vitest';
import { hidden, namesElsewhere, withoutNames } from './other-names.ts';
import type { Kept } from './reply-person.ts';

const at = (name: string, work_company: string) => ({ name, work_company });

describe('N14 what is quoted to a work company', () => {
  it('holds no name of those who work elsewhere only', () => {
    const everybody = [
      at('王伟', '昆山华讯'),
      at('李娜', '宝山钢铁厂'),
      at('王伟', '宝山钢铁厂'),
      at('王', '别处'),
    ];
    expect(namesElsewhere('昆山华讯', everybody)).toEqual(['李娜']);

    const person = {
      row_no: 1,
      name: '王伟',
      last4: '0011',
      work_company: '昆山华讯',
      occupation: '',
      why: '',
      said: '',
      settled: 0,
      cover: null,
      cover_open: 0,
      reasons: [
        { code: 'INTENT_LEAVE', detail: { words: '离职：王伟、李娜' } },
        { code: 'ID_NAME_MISMATCH', detail: { name: '赵敏', work_company: '别处' } },
        { code: 'ID_NAME_MISMATCH', detail: { name: '陈静', work_company: '昆山华讯' } },
        { code: 'ID_CHECKSUM', detail: null },
      ],
    } satisfies Kept['list'][number];
    const kept: Kept = {
      import_job_id: 1,
      row_count: 1,
      person_count: 1,
      covered_count: 0,
      settled_count: 0,
      without_count: 0,
      list: [person],
      covered_list: [],
      companies: [],
      told: [],
    };

    expect(withoutNames(kept, ['李娜'], '昆山华讯').list[0]?.reasons.map(({ detail }) => detail)).toEqual([
      { words: `离职：王伟、${hidden}` },
      { name: hidden, work_company: '别处' },
      { name: '陈静', work_company: '昆山华讯' },
      null,
    ]);
  });
});
