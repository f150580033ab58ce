import { join } from 'node:path';
import { expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { readBook } from './book.ts';
import { readAs } from './read-as.ts';

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-26');

type Rows = readonly (readonly string[])[];

const bookOf = (...sheets: readonly (readonly [name: string, rows: Rows])[]) =>
  readBook(
    sheets.map(([name, rows]) => ({
      name,
      hidden: false,
      rows: rows.map((cells, at) => ({
        row_no: at + 1,
        cells: cells.map((text) => ({ text, kind: 'text' as const })),
      })),
    })),
    { today, directory },
  );

it('B3 takes no family name that is a colour for a legend', () => {
  const { list } = bookOf([
    '名单',
    [
      ['用工单位', '姓名', '证件号码', '工种', '状态', '入职日期', '离职日期'],
      ['泰州高港包装印务', '康大伟', '610124197206034831', '印刷工', '新入职', '2026-11-28', ''],
      ['泰州高港包装印务', '黄宇桂', '', '印刷工', '待离职', '2025-06-01', '2026-11-29'],
    ],
  ]);
  expect(list.rows.map(({ values, intent }) => [values.name, intent?.kind])).toEqual([
    ['康大伟', undefined],
    ['黄宇桂', 'leave'],
  ]);
});

it('B3 gives the people of a file the only company that its sheet of words names, and none where it names two', () => {
  const people: Rows = [
    ['姓名', '身份证号码', '岗位', '日期'],
    ['左宏图', '420281199410024733', '染整工', '11-28'],
  ];
  const companyBy = (words: string) =>
    bookOf(['说明', [[words]]], ['入职', people]).list.rows[0]?.values.work_company;
  expect(companyBy('张家港锦绣纺织有限公司 11月28日人员变动，入职1人')).toBe('张家港锦绣纺织有限公司');
  expect(companyBy('11月28日人员变动')).toBeUndefined();
});

it('B3 takes a total whose word is spread over its cell for nobody', () => {
  const { list } = bookOf([
    'Sheet1',
    [
      ['盐城大丰轴承'],
      ['姓  名', '身 份 证 号', '工 种', '上岗日期'],
      ['凌志杰', '32118320000707719X', '焊工', '11/28'],
      ['合 计', '3 人', '', ''],
    ],
  ]);
  expect(list.rows.map(({ values }) => values.name)).toEqual(['凌志杰']);
});

it('B3 takes the day that is all of a remark for the first one', () => {
  const startBy = (remark: string) =>
    bookOf([
      '花名册',
      [
        ['姓名', '身份证号', '工种', '备注'],
        ['康永年', '341226198104139411', '缝纫工', remark],
      ],
    ]).list.rows[0]?.values.start_date;
  expect(startBy('11.28新进')).toBe('2026-11-28');
  expect(startBy('11.28生日')).toBeUndefined();
});

it('B3 says of nobody who may leave some day that they leave', () => {
  const rows: Rows = [
    ['姓名', '身份证号', '工种', '备注'],
    ['梁军', '', '文员', '下月初可能走'],
    ['朱华浩', '', '文员', '11.28离职'],
  ];
  expect(bookOf(['花名册', rows]).list.rows.map(({ intent }) => intent?.kind)).toEqual(['unclear', 'leave']);
});

it('B3 takes off whom a table of exchanges replaces, and asks whether the day before is the last one', () => {
  const { list, sheets } = bookOf([
    'Sheet1',
    [
      ['替换申请表'],
      ['用工单位', '原员工', '替换员工', '替换员工身份证', '工种', '替换日期'],
      ['昆山亭林路大酒店', '孙秀鑫', '路大庆', '411425198401016971', '客房服务员', '11月28日'],
    ],
  ]);
  const { rows } = readAs('off', list, { today, titles: ['替换'], sheets });
  expect(rows[0]).toMatchObject({
    values: { name: '孙秀鑫', start_date: '2026-11-28' },
    doubts: [{ field: 'start_date', others: ['2026-11-29'] }],
  });
  expect(rows[0]?.intent ?? null).toBeNull();
});

it.each(['梁军改到12月再来，这次先不上', '梁军不用上了', '梁军：等通知', '1. 梁军还没定'])(
  'B3 asks about whom a lone cell of another sheet speaks of: %s',
  (words) => {
    const { list } = bookOf(
      [
        '进场',
        [
          ['姓名', '身份证号', '工种'],
          ['康永年', '341226198104139411', '缝纫工'],
          ['梁军', '32118320000707719X', '焊工'],
        ],
      ],
      ['Sheet4', [[words]]],
    );
    const [first, second, ...more] = list.rows;
    expect([first?.intent ?? null, second?.intent?.words]).toEqual([null, words]);
    expect(more).toEqual([]);
  },
);

it('B3 heeds no sheet of bare names', () => {
  const people: Rows = [
    ['姓名', '身份证号'],
    ['康永年', '341226198104139411'],
    ['梁军', '32118320000707719X'],
  ];
  const { list } = bookOf(['进场', people], ['床位', [['1. 梁军'], ['2. 康永年']]]);
  expect(list.rows.map(({ intent }) => intent ?? null)).toEqual([null, null]);
});
