import { expect, it } from 'vitest';
import { directory, persons, sheetOf, today, valuesOf } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';
import type { ListField } from '../fields.ts';
import { readPasted } from '../pasted.ts';
import { readSheet } from '../read-sheet.ts';
import type { ListOptions } from '../table.ts';
import { rememberableHeading } from './remembered-headings.ts';

const remembered = (...headings: readonly (readonly [string, ListField | null])[]) => ({
  headings: new Map(headings),
});

const columnsOf = (titles: string, options: Partial<ListOptions> = {}) =>
  readSheet(sheetOf([titles, `张三|'${persons.zhang}|苏州精工电子有限公司|包装工`]), {
    today,
    ...options,
  }).columns.map(({ field, by }) => [field, by]);

it('N13 reads a column by what its heading was matched to, whatever its width, case and spaces', () => {
  const options = remembered(['ｂｕ点'.normalize('NFKC'), 'work_company'], ['床号', null]);

  expect(columnsOf('姓名|身份证号| ＢＵ点 |床号', options).slice(2)).toEqual([
    ['work_company', 'remembered'],
    [null, 'remembered'],
  ]);
  expect(columnsOf('姓名|身份证号|BU点|床号')[2]).not.toEqual(['work_company', 'remembered']);
});

it('N13 lets a remembered heading have no field that surer words name, nor two columns the same', () => {
  const options = remembered(['编码', 'idcard'], ['甲', 'work_company'], ['乙', 'work_company']);

  expect(columnsOf('姓名|身份证号|编码|床号', options)[1]).toEqual(['idcard', 'heading']);
  const both = columnsOf('姓名|身份证号|甲|乙', options).slice(2);
  expect(both[0]).toEqual(['work_company', 'remembered']);
  expect(both[1]).not.toEqual(['work_company', 'remembered']);
});

it('N13 follows a clerk who chose against exactly a heading that is known, until one chooses again', () => {
  const options = remembered(['身份证号', null]);
  const mapping = [{ index: 1, field: 'idcard' as const }];

  expect(columnsOf('姓名|身份证号|用工单位|工种', options)[1]).toEqual([null, 'remembered']);
  expect(columnsOf('姓名|身份证号|用工单位|工种', { ...options, mapping })[1]).toEqual(['idcard', 'chosen']);
});

it('N13 reads workbooks and pasted tables alike by remembered headings', () => {
  const options = { today, directory, ...remembered(['备用栏', 'work_company']) };
  const lines = ['姓名|身份证号|备用栏', `张三|'${persons.zhang}|老厂`];
  const text = ['姓名\t身份证号\t备用栏', `张三\t${persons.zhang}\t老厂`].join('\n');

  const company = [{ work_company: '老厂' }];
  expect(valuesOf(readBook([sheetOf(lines)], options).list)).toMatchObject(company);
  expect(valuesOf(readPasted(text, options))).toMatchObject(company);
});

it.each(['', '  ', '字'.repeat(31), '工号123456', '13812345678', '110101 19900307 0011'])(
  'T21 remembers no heading that is none, is long or holds a number: %s',
  (title) => {
    expect(rememberableHeading(title)).toBeUndefined();
  },
);

it('N13 remembers a heading of one to thirty characters', () => {
  expect([rememberableHeading(' 用工点 '), rememberableHeading('字'.repeat(30))]).toEqual([
    '用工点',
    '字'.repeat(30),
  ]);
});
