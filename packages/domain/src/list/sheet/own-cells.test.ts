import { expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readSheet } from '../read-sheet.ts';

const { zhang, li, wang, zhao } = persons;
const whole = '苏州精工电子有限公司';

const read = (rows: readonly (readonly string[])[]) =>
  readSheet(sheetOf(rows.map((cells) => cells.join('|'))), { directory, today }).rows.map(
    ({ values, doubts = [] }) => [
      values.name,
      values.idcard,
      values.work_company,
      ...doubts.map(({ field }) => field),
    ],
  );

it('B3 read sex, number and name where others have name, sex and number, and take no sex for a name', () => {
  expect(
    read([
      [whole, '张三', '男', zhang, '包装工'],
      [whole, '李四', '女', li, '包装工'],
      ['苏州精工', '女', wang, '王五', '包装工'],
      [whole, zhao, '赵六', '男', '包装工'],
    ]),
  ).toEqual([
    ['张三', zhang, whole],
    ['李四', li, whole],
    ['王五', wang, whole],
    ['赵六', zhao, whole],
  ]);
  expect(
    read([
      ['姓名', '身份证号', '工种'],
      ['女', zhang, '包装工'],
    ])[0]?.slice(0, 2),
  ).toEqual([undefined, zhang]);
});

it('B3 know a column of companies by its few names where most say 同上', () => {
  expect(
    read([
      [whole, '张三', zhang, '包装工'],
      ['同上', '李四', li, '包装工'],
      ['〃', '王五', wang, '包装工'],
      ['ditto', '赵六', zhao, '包装工'],
    ]),
  ).toEqual([
    ['张三', zhang, whole],
    ['李四', li, whole],
    ['王五', wang, whole],
    ['赵六', zhao, whole],
  ]);
});

it.each([whole, ' 苏州精工电子　有限公司 ', '宁波港务（集团）', '宁波港务(集团)'])(
  'B3 ask nobody whether a whole name of a company means it: %s',
  (name) => {
    for (const title of ['用工单位', '备注', ''])
      expect(
        read([
          ['姓名', '身份证号', '工种', title],
          ['张三', zhang, '包装工', name],
          ['李四', li, '包装工', title === '用工单位' ? '' : '夜班'],
          ['王五', wang, '包装工', title === '用工单位' ? '' : '住宿'],
        ])[0]?.slice(3),
      ).toEqual([]);
  },
);

it('B3 read each line above a list for itself, and count no part for the whole', () => {
  const { rows, skipped } = readSheet(
    sheetOf([
      '11月26日上岗名单（共2人）',
      '一、苏州精工（1人）',
      '姓名|身份证号|岗位',
      `张三|${zhang}|包装工`,
      '二、宁波港务（1人）',
      '姓名|身份证号|岗位',
      `李四|${li}|包装工`,
      '联系人 顾主管 13913260078',
    ]),
    { directory, today },
  );

  expect(rows.map(({ values }) => [values.name, values.work_company, values.start_date])).toEqual([
    ['张三', whole, '2026-11-26'],
    ['李四', '宁波港务(集团)', '2026-11-26'],
  ]);
  expect(skipped.filter(({ why }) => why === 'heads')).toEqual([]);
});
