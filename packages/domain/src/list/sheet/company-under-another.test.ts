import { expect, it } from 'vitest';
import { directory, today } from '../../../test/leavers-world.ts';
import { readBook } from '../book.ts';
import { textCell } from '../cell.ts';

const companyUnder = (title: string, written: readonly string[]) => {
  const lines = [
    ['姓名', title, '最后工作日'],
    ...written.map((cell, at) => [['卢娟浩', '陈建杰', '王丽华'][at]!, cell, '11-28']),
  ];
  const rows = lines.map((cells, at) => ({ row_no: at + 1, cells: cells.map(textCell) }));
  return readBook([{ name: 'Sheet1', hidden: false, rows }], { today, directory }).list.rows.map(
    ({ values }) => values.work_company,
  );
};

it.each(['所在厂', '所在厂区', '公司简称', '在哪个厂', '部门', '事业部'])(
  'B3 reads the work company of leavers from a column %s that names known ones',
  (title) => {
    const found = companyUnder(title, ['华讯', '华讯', '金盛']);
    expect(found[0]).toContain('华讯');
    expect(found[2]).toContain('金盛');
  },
);

it.each<[title: string, written: readonly string[]]>([
  ['部门', ['装配', '品质', '仓库']],
  ['原部门', ['华讯', '华讯', '金盛']],
  ['介绍公司部门', ['华讯', '华讯', '金盛']],
])('B3 reads no work company from a column %s of %j', (title, written) => {
  expect(companyUnder(title, written)).toEqual([undefined, undefined, undefined]);
});
