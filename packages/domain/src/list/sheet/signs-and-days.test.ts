import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readSheet } from '../read-sheet.ts';

const read = (lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory }).rows;

const kinds = (lines: readonly string[]) =>
  read(lines).map(({ values, intent }) => [values.name, intent?.kind ?? 'add']);

const [zhang, li, wang] = [`张三|${persons.zhang}`, `李四|${persons.li}`, `王五|${persons.wang}`];

describe('signs of an older list', () => {
  const lines = [
    '姓名|身份证|',
    `${zhang}|√`,
    `${li}|×`,
    `${wang}|新`,
    '√还在、买过了；×走掉了要退；新=明天开始买',
  ];

  it('B3 are read by a legend that gives words a meaning beside signs', () => {
    expect(kinds(lines)).toEqual([
      ['张三', 'again'],
      ['李四', 'leave'],
      ['王五', 'add'],
    ]);
  });

  it('B3 give the day of the legend, and mark it', () => {
    const [, , last] = read(lines);
    expect(last?.values.start_date).toBe(
      read(['姓名|身份证|入职日期', `${wang}|明天`])[0]?.values.start_date,
    );
    expect(last?.doubts).toMatchObject([{ field: 'start_date', words: '新 明天开始买' }]);
  });

  it('B3 need no legend where a word says what it means', () => {
    expect(kinds(['姓名|身份证|', `${zhang}|√`, `${li}|离`, `${wang}|新`])).toEqual([
      ['张三', 'add'],
      ['李四', 'leave'],
      ['王五', 'add'],
    ]);
  });

  it('B3 are read by a line above, which says of those without one, too', () => {
    const above = ['√ 这次新加的，12.1起   × 已经走了，退掉   空着的老早就在了别动', '标记|姓名|身份证'];
    expect(read([...above, `√|${zhang}`, `|${li}`, `×|${wang}`])).toMatchObject([
      { values: { name: '张三', start_date: '2026-12-01' } },
      { values: { name: '李四' }, intent: { kind: 'unclear', words: '空着的老早就在了别动' } },
      { values: { name: '王五' }, intent: { kind: 'leave', words: '× 已经走了，退掉' } },
    ]);
    expect(read([...above, `√|${zhang}`, `×|${wang}`])[0]?.intent).toBeUndefined();
  });

  it('B3 leave open whoever is marked by a word without a legend among signs', () => {
    expect(kinds(['姓名|身份证|', `${zhang}|√`, `${li}|×`, `${wang}|老`])).toEqual([
      ['张三', 'add'],
      ['李四', 'unclear'],
      ['王五', 'unclear'],
    ]);
  });
});

describe('a sheet of attendance', () => {
  const days = ['8', '9', '10', '11'].join('|');
  const lines = [`姓名|身份证|${days}`, `${zhang}|√|√|√|√`, `${li}|/|/|新|√`, `${wang}|√|离|/|/`];

  it('B3 gives the day of the mark of who came and of who left, and marks it', () => {
    const [zhangs, lis, wangs] = read(lines);
    expect(zhangs?.values.start_date).toBeUndefined();
    expect(lis?.values.start_date).toMatch(/-10$/);
    expect(lis?.doubts).toMatchObject([{ field: 'start_date', words: '10 新' }]);
    expect(wangs?.values.end_date).toMatch(/-09$/);
    expect((lis?.values.start_date ?? '') < today).toBe(true);
  });

  it('B3 asks about each whom it names alone', () => {
    const alone = ['10月出勤', `姓名|${days}`, '赵丽|√|√|√|√', '孙强|√|休|√|√', '周梅|新|√|√|√'];
    expect(kinds(alone)).toEqual([
      ['赵丽', 'unclear'],
      ['孙强', 'unclear'],
      ['周梅', 'add'],
    ]);
    expect(read(alone)[1]?.intent?.words).toBe('√ 休 √ √');
  });

  it('B3 asks about whoever is on a plan on which marks say who begins', () => {
    const plan = [
      '排班表（11月23日—26日）',
      '姓名|身份证|23|24|25|26',
      `${zhang}|早|早|休|晚`,
      `${li}||新|早|早`,
    ];
    const [zhangs, lis] = read(plan);
    expect(zhangs).toMatchObject({ intent: { kind: 'unclear', words: '早 早 休 晚' } });
    expect(zhangs?.values.start_date).toBeUndefined();
    expect(lis?.intent).toBeUndefined();
    expect(lis?.values.start_date).toBe('2026-11-24');
  });

  it('B3 asks about whoever a note may call an old hand', () => {
    expect(kinds([...lines, '标新的从进场那天起买，其他老员工都已经买过不用动'])).toEqual([
      ['张三', 'unclear'],
      ['李四', 'add'],
      ['王五', 'leave'],
    ]);
  });
});

it('B3 asks on which of two days of a title somebody begins', () => {
  const [first] = read(['白班11月25日报到  夜班11月26日报到', '姓名|身份证', zhang, li]);
  expect(first?.doubts).toMatchObject([{ field: 'start_date', others: [expect.stringMatching(/-11-26$/)] }]);
});

it('B3 asks about whoever bears no mark in a roster that marks who begins', () => {
  const { rows } = readSheet(
    sheetOf([
      '姓名|身份证|18|19|20|21',
      `张三|${persons.zhang}|早|早|休|早`,
      `李四|${persons.li}|||新|早`,
      `王五|${persons.wang}|早|离||`,
    ]),
    { today, directory },
  );

  expect(rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add'])).toEqual([
    ['张三', 'unclear'],
    ['李四', 'add'],
    ['王五', 'leave'],
  ]);
});
