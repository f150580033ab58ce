import { verdictCodes } from '@app/domain/roster/verdict';
import { describe, expect, it } from 'vitest';
import { reasonText } from './reason-text.ts';
import type { Reason } from './reply-person.ts';
import { english } from './words/en.ts';
import { chinese } from './words/zh.ts';

const slots = (sentence: string, given: object) =>
  Object.entries(given).reduce(
    (said, [name, value]) => said.replaceAll(`{{${name}}}`, String(value)),
    sentence,
  );

const sayIn =
  (words: Readonly<Record<string, string>>) =>
  (
    code: Reason['code'],
    detail: Reason['detail'] = null,
    workCompany = '',
    occupation = '',
    last4 = '1234',
  ): string =>
    reasonText({ code, detail }, { workCompany, occupation, last4 }, (key, ...given) =>
      slots(words[key] ?? '', given[0] ?? {}),
    );

describe('N14 a reason to whoever sent the list', () => {
  it('says whose the number is, and what is to be sent', () => {
    const say = sayIn(chinese);
    expect(say('ID_NAME_MISMATCH', { name: '李大勇', work_company: '昆山华讯' })).toBe(
      '这个证件号是李大勇（昆山华讯）的，请发本人的证件号',
    );
    expect(say('ID_NAME_MISMATCH', { name: '李大勇', row_no: 99 })).toBe(
      '名单里李大勇也是这个证件号，请核对两人的证件后重发',
    );
    expect(say('ID_CHECKSUM')).toMatch(/^身份证号有误/);
    expect(say('ID_FORMAT', null, '', '', '')).toBe('没有收到能读的证件号，请发完整号码或证件照片');
    expect(say('AGE_HIGH', { age: 71, age_max: 65 })).toMatch(/^71 周岁/);
  });

  it('quotes what the list says, and names the company that is none of ours', () => {
    const say = sayIn(chinese);
    expect(say('INTENT_LEAVE', { words: '离职：王伟' })).toBe('原文“离职：王伟”，本次未加保');
    // Nobody is said to have left who is not, nor to be insured already of whom no cover was found.
    expect(say('INTENT_LEAVE', { words: '不用买' })).toBe('原文“不用买”，本次未加保');
    expect(say('INTENT_AGAIN', { words: '重复' })).toMatch(/^原文“重复”，本次未加保；没有查到此人的保障/);
    expect(say('INTENT_CORRECT', { words: '名字错了' })).toMatch(/是更正，本次未加保/);
    expect(say('INTENT_REPLACE', { words: '何磊换成周涛', of: '何磊' })).toBe(
      '原文“何磊换成周涛”：顶替何磊，未加保，何磊也没有减保；要加保请明确告知',
    );
    expect(say('WC_UNKNOWN', null, '宝山钢铁厂')).toBe('“宝山钢铁厂”不在已登记的用工单位里，请核对单位全称');
    expect(say('WC_UNKNOWN')).toMatch(/^没写清/);
    expect(say('OCC_UNKNOWN', null, '', '撸料')).toBe('工种“撸料”无法对应，请说明实际做什么工作');
    expect(say('OCC_UNKNOWN')).toMatch(/^没有写工种/);
    expect(say('ID_NAME_MISMATCH', { name: '…', work_company: '昆山华讯' })).not.toContain('昆山');
  });

  it('says of a day why it cannot be the first, and calls none past that is still to come', () => {
    const say = sayIn(chinese);
    const first = { earliest_start_date: '2026-11-24' };
    expect(say('DATE_PAST', first)).toMatch(/不能往前补），最早可从 2026-11-24 开始，此前没有保障/);
    expect(say('DATE_CUTOFF', first)).toMatch(/来不及加保，最早可从 2026-11-24 开始/);
    const allowed = { from: '2026-11-24', to: '2026-11-30' };
    const ahead = say('DATE_BEYOND_POLICY', { ...allowed, start: '2026-12-01' });
    expect(ahead).toBe(
      '名单写的上岗日是 2026-12-01，不在这份保单现在能加保的日期（2026-11-24 至 2026-11-30）内，这次没有加保',
    );
    const unclear = say('DATE_BEYOND_POLICY', allowed);
    expect(unclear).toBe('没有写明能识别的上岗日期，请告知确切日期（2026-11-24 至 2026-11-30 之间）');
    expect(say('OCC_NOT_ALLOWED')).toContain('没有登记这个工种');
  });

  it('asks for what is in doubt and for no more, and quotes no sex', () => {
    const doubt = (field: Reason['field'], words: string) =>
      reasonText(
        { code: 'DOUBT', field, detail: { words, others: '' } },
        { workCompany: '', occupation: '', last4: '1234' },
        (key, ...given) => slots((chinese as Readonly<Record<string, string>>)[key] ?? '', given[0] ?? {}),
      );
    expect(doubt('start_date', '25号')).toBe('原文“25号”有不止一种读法，请告知日期');
    expect(doubt('end_date', '月底')).toBe('原文“月底”有不止一种读法，请告知日期');
    expect(doubt('occupation', '普工')).toBe('原文“普工”有不止一种读法，请告知工种');
    expect(doubt('name', '大李娜')).toBe('原文“大李娜”有不止一种读法，请重发姓名和证件号');
    expect(doubt('gender', 'female')).toBe('请补发性别');
  });

  it('is there for every finding, and never tells what to press', () => {
    for (const code of verdictCodes)
      for (const words of [chinese, english]) {
        const said = sayIn(words)(code);
        expect(said, code).not.toBe('');
        expect(said, code).not.toMatch(/选择|删除|填写|列表|choose|delete|this row|column/i);
      }
  });
});
