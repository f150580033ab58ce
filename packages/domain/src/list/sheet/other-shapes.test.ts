import { expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { meaningOfHeading } from './headings.ts';
import { readSheet } from '../read-sheet.ts';

const read = (lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory }).rows;

it('B3 reads forms below each other, and nothing of whom to call in an emergency', () => {
  const form = (name: string, idcard: string, father: string) => [
    '入职登记表',
    `姓名|${name}|性别|男|民族|汉`,
    `身份证号|${idcard}||||`,
    '应聘岗位|包装工|到岗日期|2026年11月25日|手机号码|15259414673',
    `紧急联系人|${father}|关系|父亲|联系电话|13703701188`,
    '本人承诺以上信息真实。  签名：',
  ];
  const rows = read([...form('张三', persons.zhang, '张大山'), ...form('李四', persons.li, '李大山')]);
  expect(rows.map(({ values }) => [values.name, values.idcard, values.mobile, values.start_date])).toEqual([
    ['张三', persons.zhang, '15259414673', '2026-11-25'],
    ['李四', persons.li, '15259414673', '2026-11-25'],
  ]);
});

it.each(['-同上-', '”', '“', '同前'])('B3 takes %s for what the row above says', (mark) => {
  const rows = read([
    '姓名|身份证|公司',
    `张三|${persons.zhang}|苏州精工电子有限公司`,
    `李四|${persons.li}|${mark}`,
  ]);
  expect(rows[1]?.values.work_company).toBe('苏州精工电子有限公司');
});

it('B3 reads a heading in two languages that mean the same, and no other', () => {
  expect(meaningOfHeading('Name 姓名')?.field).toBe('name');
  expect(meaningOfHeading('入职日期 Start Date')?.field).toBe('start_date');
  expect(meaningOfHeading('Name 身份证号')).toBeUndefined();
});
