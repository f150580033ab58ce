import { describe, expect, it } from 'vitest';
import { partsOfCompany } from '../words/company-parts.ts';
import { addDays } from '../../calendar/day.ts';
import { paste, persons, today } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;
const tomorrow = addDays(today, 1);

const kindsOf = (text: string) =>
  Object.fromEntries(paste(text).rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add']));

describe('words against somebody', () => {
  it.each([
    '不买保险',
    '自己有保险',
    '（已签自愿放弃）',
    '已在其他公司参保',
    '昨天摔了一跤',
    '拉黑',
    '产假',
    '旷工3天',
    '只来面试',
    '只来体检',
    '只是过来看看',
    '只参加培训',
    '合同到期',
    '回家过年',
    '另谋高就',
    '嫌工资低',
    '？',
    '之前买过了',
    'x',
    '投保失败',
    '在不在保',
    '出险了 报案',
    '保险费自己出',
  ])('B3 keep them back: %s', (words) => {
    expect(kindsOf(`张三 ${zhang} ${words}`)['张三']).not.toBe('add');
  });

  it.each(['两人都不买保险，自己有', '他们自己有社保，不用'])(
    'B3 keep all above back whom a line speaks of: %s',
    (words) => {
      const kinds = kindsOf(`周五的班：张三 ${zhang} 李四 ${li}\n${words}`);
      expect(Object.values(kinds)).not.toContain('add');
    },
  );

  it.each(['先不买保险', '保险到期了续一下', '工资8000'])('B3 are read as what they say: %s', (words) => {
    const kind = words.startsWith('先') ? 'wait' : 'add';
    expect(kindsOf(`张三 ${zhang} ${words}`)).toEqual({ 张三: kind });
  });
});

describe('what is no fact of somebody', () => {
  it('B3 is the number of a house, nor that of a bank', () => {
    const { rows } = paste(`张三 ${zhang} 江苏省南京市某某路12号 普工 6217001234567890123 工行`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.values.start_date).toBeUndefined();
  });

  it.each(['今天和明天两天', '周六日两天临时工'])('B3 ends at no month’s end unasked: %s', (words) => {
    const [row] = paste(`${words} 张三 ${zhang}`).rows;
    expect(row?.doubts?.map(({ field }) => field)).toContain('end_date');
  });

  it('B3 is insured already below 已参保', () => {
    expect(kindsOf(`已参保：李四 ${li}\n张三 ${zhang}`)['李四']).toBe('again');
  });

  it('B3 comes for whom the arrow is, and for nobody above', () => {
    const { rows } = paste(`减保：张三 ${zhang}\n替换：李四→王五 ${wang}`);
    expect(rows.find(({ values }) => values.name === '王五')?.intent).toMatchObject({
      kind: 'replace',
      of: '李四',
    });
  });
});

describe('what stands behind the last of several', () => {
  it('B3 is said of as many as it counts, and the day of who goes is nobody else’s', () => {
    const { rows } = paste(`张三${zhang} 李四${li} 王五${wang} 两个明天离职`);
    expect(rows).toMatchObject([
      { values: { name: '张三' } },
      { intent: { kind: 'leave' }, values: { end_date: tomorrow } },
      { intent: { kind: 'leave' }, values: { end_date: tomorrow } },
    ]);
    expect(rows[0]?.intent).toBeUndefined();
    expect(rows[0]?.values.end_date).toBeUndefined();
  });

  it('B3 is asked about of the others where nothing but numbers stands between', () => {
    expect(kindsOf(`张三 ${zhang}，李四 ${li}，离职`)).toEqual({ 张三: 'unclear', 李四: 'leave' });
    expect(kindsOf(`张三 ${zhang}，李四 ${li}（离职）`)).toEqual({ 张三: 'add', 李四: 'leave' });
    expect(kindsOf(`张三 ${zhang} 焊工，李四 ${li} 普工 离职`)).toEqual({ 张三: 'add', 李四: 'leave' });
  });

  it('B3 gives each name of a list the day behind it', () => {
    const days = (text: string) => paste(text).rows.map(({ values }) => [values.name, values.end_date]);
    const each = [
      ['张三', '2026-11-20'],
      ['李四', '2026-11-21'],
      ['王五', '2026-11-22'],
    ];
    expect(days('离职：张三 11.20，李四 11.21，王五 11.22')).toEqual(each);
    expect(days('这两天走的：张三 11.20 李四 11.21 王五 11.22')).toEqual(each);
  });
});

describe('the one before and the one now', () => {
  it.each(['原 张三 N → 新 李四 M，11/25', '旧：张三 N 新：李四 M', '原张三 N 新李四 M'])(
    'B3 are told apart: %s',
    (words) => {
      const { rows } = paste(words.replace('N', zhang).replace('M', li));
      expect(rows).toMatchObject([
        { values: { name: '张三', idcard: zhang }, intent: { kind: 'leave' } },
        { values: { name: '李四', idcard: li }, intent: { kind: 'replace', of: '张三' } },
      ]);
    },
  );
});

describe('a name beside what is none', () => {
  it.each([
    ['苏州工厂：张三 N 焊工', '张三'],
    ['华讯的张三 N 明天去', '张三'],
    ['明天或者后天来 张三 N', '张三'],
    ['@小李 张三改到下周一，N，其他人不变', '张三'],
    ['N张三好丰', '张三'],
    ['和他媳妇 N 张三 上下保险', '张三'],
  ])('B3 is read alone: %s', (words, name) => {
    const [row] = paste(words.replace('N', zhang)).rows;
    expect(row?.values.name).toBe(name);
    expect(row?.values.work_company).not.toBe('张三');
  });

  it('B3 is not the 和 before the last', () => {
    expect(Object.keys(kindsOf(`张三 ${zhang} 和 李四 ${li} 照常`))).toEqual(['张三', '李四']);
  });

  it('B3 stands above the numbers, behind what says when they come', () => {
    const { rows } = paste(`今天到的：张三 李四\n身份证：${zhang} ${li}`);
    expect(rows.map(({ values }) => [values.name, values.idcard])).toEqual([
      ['张三', zhang],
      ['李四', li],
    ]);
  });
});

it('B3 takes a place with the beginning of a word for no part of a company’s name: 苏州工厂', () => {
  const parts = partsOfCompany('苏州工业园区联科半导体有限公司', () => false);
  expect(parts).not.toContain('苏州工');
  expect(parts).toEqual(expect.arrayContaining(['苏州工业园区联科', '联科']));
});
