import { describe, expect, it } from 'vitest';
import { persons, sheetOf, today, valuesOf } from '../../../test/list-world.ts';
import { readSheet } from '../read-sheet.ts';

const read = (lines: readonly string[]) => readSheet(sheetOf(lines), { today });

describe('what stands in a cell', () => {
  const one = (heading: string, cells: string) => valuesOf(read([heading, cells]))[0];

  it.each([
    [`张三 ${persons.zhang}`, { name: '张三', idcard: persons.zhang }],
    [`${persons.zhang}张三`, { name: '张三', idcard: persons.zhang }],
    ['张三（13812345678）', { name: '张三', mobile: '13812345678' }],
    ['张三的身份证号：110101 19900307 0011', { name: '张三', idcard: persons.zhang }],
  ])('B3 parts a name from a number: %s', (text, values) => {
    expect(one('姓名|工种', `${text}|包装工`)).toEqual({ ...values, occupation: '包装工' });
  });

  it.each([
    ['护照', 'E12345678', '2'],
    ['护照', 'A1234567', '3'],
    ['居民身份证', persons.zhang, '1'],
    ['港澳居民来往内地通行证', 'H12345678', '4'],
    ['台胞证', '12345678', '5'],
    ['港澳台居民居住证', '810000199001010019', '6'],
    ['外国人永久居留身份证', 'USA012345678912', '7'],
    ['驾驶证', '123456789', '驾驶证'],
  ])('reads the document %s with %s as %s', (idtype, idcard, expected) => {
    expect(one('姓名|证件类型|证件号码', `张三|${idtype}|${idcard}`)).toMatchObject({ idtype: expected });
  });

  it.each([
    ['男', 'male'],
    ['女', 'female'],
    [' M ', 'male'],
    ['未知', undefined],
    ['1', undefined],
  ])('reads the gender %s as %s', (text, gender) => {
    expect(one('姓名|性别|身份证', `张三|${text}|${persons.zhang}`)?.gender).toBe(gender);
  });

  it.each([
    ['#1.3812345678E+10', '13812345678'],
    ['0086 138 1234 5678', '13812345678'],
    ['138-1234-567', '138-1234-567'],
  ])('reads the mobile %s as %s', (text, mobile) => {
    expect(one('姓名|手机', `张三|${text}`)?.mobile).toBe(mobile);
  });

  it('keeps a day that has two readings, and a number that may have lost a nought', () => {
    expect(one('姓名|入职日期', '张三|3/4/2026')?.start_date).toBe('3/4/2026');
    expect(one('姓名|入职日期', '张三|#3.1')?.start_date).toBe('3.1');
  });

  it('keeps a birthday with its year only', () => {
    expect(one('姓名|出生日期', '张三|#32939')?.birthday).toBe('1990-03-07');
    expect(one('姓名|出生日期', '张三|3月7日')?.birthday).toBe('3月7日');
  });

  it('keeps every character of a name', () => {
    for (const name of ['𠮷野', '王𬀪', '龘龘', '〇〇', '买买提‧吐尔逊', '买买提・吐尔逊', '葛\u{E0100}三'])
      expect(one('姓名|身份证', `${name}|${persons.zhang}`)?.name).toBe(name);
  });
});

describe('rows that are hardly anybody', () => {
  const rowsUnder = (...lines: readonly string[]) => read(['姓名|身份证号|工种', ...lines]);

  it.each(['合计|2|', '共 12 人||', '总计：12|| ', 'Total|12|', '|共计12人|', '以上共 12 人||', '小计||3'])(
    'takes %s for a total',
    (line) => {
      expect(rowsUnder(line).skipped).toMatchObject([{ why: 'total' }]);
    },
  );

  it.each(['注：以上人员已体检||', '李经理||', '包装车间||', '|经办人：|王五', '|||', '||包装工'])(
    'takes %s for nobody',
    (line) => {
      expect(rowsUnder(line).rows).toEqual([]);
    },
  );

  it.each([`总计|${persons.zhang}|`, '李四||', '待定|1101|包装工', `|${persons.zhang}|`, '李四||包装工'])(
    'takes %s for a person, faults and all',
    (line) => {
      expect(rowsUnder(line).rows).toHaveLength(1);
    },
  );
});

it.each(['在职合计', '离职合计', 'A班小计', '总数', '汇总', '合計', 'Tổng cộng', '합계', '平均'])(
  'B3 takes %s where names stand for nobody',
  (words) => {
    const { rows, skipped } = read(['姓名|身份证号|班组', `张三|${persons.zhang}|A班`, `${words}|1|`]);
    expect(rows.map(({ values }) => values.name)).toEqual(['张三']);
    expect(skipped.map(({ why }) => why)).toEqual(['total']);
  },
);
