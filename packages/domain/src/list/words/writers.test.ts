import { describe, expect, it } from 'vitest';
import { corpusFolder } from '../../../test/corpus.ts';
import { persons, sheetOf, today } from '../../../test/list-world.ts';
import { corpusDirectory } from '../../../test/sheet-corpus.ts';
import { readBook } from '../book.ts';
import { readPasted } from '../pasted.ts';

const { zhang, li, wang } = persons;
const directory = corpusDirectory(corpusFolder);

const worksUnder = (head: string) =>
  readPasted(`${head}\n张三 ${zhang}`, { today, directory, kind: 'add' }).rows.map(
    ({ values }) => values.occupation,
  );

describe('B3 what whoever writes a list is', () => {
  it.each([
    '驻厂小孟：立峰注塑 明天到岗',
    '驻厂 小孟：立峰注塑 明天到岗',
    '请驻厂安排 立峰注塑 明天到岗',
    '麻烦文员小李登记 立峰注塑 明天到岗',
    '我是立峰驻厂小孟，立峰注塑 明天到岗',
    '文员李姐报：立峰注塑 明天到岗',
  ])('is nobody’s work: %s', (head) => {
    expect(worksUnder(head)).toEqual([undefined]);
  });

  it.each([
    '以上由驻厂主管毛晓东确认',
    '都由文员李姐审核',
    '叉车工小李带他们进厂',
    '叉车工小李明早带他们进厂',
  ])('is nobody’s work below, nor a company, where they do something with those above: %s', (line) => {
    const { rows } = readPasted(`立峰注塑 明天到岗\n张三 ${zhang}\n李四 ${li}\n${line}`, {
      today,
      directory,
    });

    expect(rows.map(({ values, doubts = [] }) => [values.occupation, doubts.length])).toEqual([
      [undefined, 0],
      [undefined, 0],
    ]);
  });

  it.each([
    '立峰注塑 明天 文员',
    '立峰注塑 明天来1个文员',
    '立峰注塑 明天到岗 岗位：文员',
    '文员：立峰注塑 明天到岗',
  ])('is work where it is said of those who come: %s', (head) => {
    expect(worksUnder(head)).toEqual(['文员']);
  });

  it.each(['制表：驻厂 小孟', '填表人：文员小李', '制表：驻厂小孟  审核：'])(
    'is nothing over a table, whose column of work types is read: %s',
    (line) => {
      const rows = [
        '立峰注塑|||',
        `${line}|||`,
        '姓名|身份证|到岗时间|干啥活',
        `张三|${zhang}|2026/11/28|操作工`,
        `李四|${li}|2026/11/28|包装工`,
        `王五|${wang}|2026/11/28|普工`,
      ];
      const { list } = readBook([sheetOf(rows)], { today, directory });
      expect(list.rows.map(({ values, intent }) => [values.occupation, intent])).toEqual([
        ['操作工', undefined],
        ['包装工', undefined],
        ['普工', undefined],
      ]);
    },
  );
});

it('B3 a column of work types goes before the title, whoever of them nobody knows for certain', () => {
  const rows = [
    '立峰注塑 包装工|||',
    '姓名|身份证|到岗时间|去向说明',
    `张三|${zhang}|2026/11/28|操作工`,
    `李四|${li}|2026/11/28|包装工`,
    `王五|${wang}|2026/11/28|普工`,
  ];
  const { list } = readBook([sheetOf(rows)], { today, directory });

  expect(list.rows.map(({ values, doubts = [] }) => [values.occupation, doubts[0]?.field])).toEqual([
    ['操作工', 'occupation'],
    ['包装工', 'occupation'],
    ['普工', 'occupation'],
  ]);
});
