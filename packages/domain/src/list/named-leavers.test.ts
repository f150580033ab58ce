import { describe, expect, it } from 'vitest';
import { leaversOf } from '../../test/leavers-world.ts';

/** Each row: the name, then what else there is of it. */
const read = (text: string) =>
  leaversOf(text).map(({ values: { name, idcard, start_date, work_company }, intent }) =>
    [name, idcard, start_date?.slice(5), work_company?.slice(2, 4), intent && '?']
      .filter((part) => part !== undefined)
      .join(' '),
  );

describe('B3 finds everybody whom a message about leavers names', () => {
  it.each([
    [
      'a list in a chat, each line with its word',
      '@人事小周 下午好，今天走的人报一下：\n1、卢娟浩 离职\n2、卢宇 离职\n另外卢敏鑫、卢斌梅、卢斌鹏都是昨天走的\n卢明不干了，卢明明自离\n卢春洋 2191\n以上都停保',
      [
        '卢娟浩 11-27',
        '卢宇 11-27',
        '卢斌梅 11-26',
        '卢敏鑫 11-26',
        '卢斌鹏 11-26',
        '卢明 11-27',
        '卢明明 11-27',
        '卢春洋 2191 11-27',
      ],
    ],
    [
      'a leaver below a starter with a number and a day, which is the starter’s alone',
      '+ 王建国 110101199003070011 29号\n- 卢娟浩 28号\n- 卢宇 没来了',
      ['卢娟浩 11-29', '卢宇', '王建国 110101199003070011 ?'],
    ],
    ['a sentence', '麻烦把卢娟浩和卢宇的保险停一下', ['卢娟浩', '卢宇']],
    [
      'a greeting that names somebody else',
      '周姐，卢娟浩、卢宇昨天走了，帮忙停保，谢谢',
      ['卢娟浩 11-26', '卢宇 11-26'],
    ],
    [
      'companies before their people',
      '华讯：卢娟浩 卢宇\n金盛：卢建杰',
      ['卢娟浩 华讯', '卢宇 华讯', '卢建杰 金盛'],
    ],
    ['a head with company and day', '华讯今天走2个：卢娟浩，卢宇', ['卢娟浩 11-27 华讯', '卢宇 11-27 华讯']],
    ['ends of numbers', '退保：卢娟浩（身份证尾号2191）、卢宇（尾号654X）', ['卢娟浩 2191', '卢宇 654X']],
    ['a day for each', '卢娟浩 28号离职\n卢宇做到29号', ['卢娟浩 11-29', '卢宇 11-30']],
    ['days behind those who leave', '卢娟浩\n卢宇\n以上两人28号走的，请减保', ['卢娟浩 11-29', '卢宇 11-29']],
    [
      'names of two and of five parts',
      '欧阳修文 退场\n买买提·吐尔逊 不干了\n卢娟浩跟卢宇也走了',
      ['欧阳修文', '买买提·吐尔逊', '卢娟浩', '卢宇'],
    ],
    [
      'a whole number beside a name alone',
      '320506198802290123 卢娟浩 离职\n卢宇 也走',
      ['卢娟浩 320506198802290123', '卢宇'],
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text).toSorted()).toEqual(expected.toSorted());
  });
});

describe('B3 asks about whom a message about leavers names for another reason', () => {
  it.each([
    ['who is to stay', '卢娟浩先别减，他又说要做\n卢宇减掉', ['卢娟浩 ?', '卢宇']],
    ['who comes', '新入职：\n卢娟浩\n离职：\n卢建杰', ['卢娟浩 ?', '卢建杰']],
    ['who waits', '把卢娟浩和卢宇减了吧，卢建杰等通知', ['卢娟浩', '卢宇', '卢建杰 ?']],
  ])('%s', (_, text, expected) => {
    expect(read(text).toSorted()).toEqual(expected.toSorted());
  });
});
