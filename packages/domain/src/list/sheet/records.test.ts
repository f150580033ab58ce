import { expect, it } from 'vitest';
import { directory, persons, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';
import { readAs } from '../read-as.ts';
import type { Sheet } from '../table.ts';

const { zhang, li, wang, zhao } = persons;
const formOf = (name: string, idcard: string) =>
  `姓名：${name}\n身份证：${idcard}\n岗位：包装\n入职日期：2026-11-27`;
const sheet: Sheet = {
  name: 'Sheet1',
  hidden: false,
  rows: [
    ['审批编号', '标题', '申请类型', '审批状态', '申请人', '申请内容', '完成时间'],
    ['202611250001', '入职申请', '入职', '审批通过', '李清', formOf('张三', zhang), '2026-11-25 18:00'],
    ['202611250002', '入职申请', '入职', '已撤销', '李清', formOf('李四', li), '2026-11-25 18:10'],
    [
      '202611250003',
      '离职申请',
      '离职',
      '审批通过',
      '李清',
      `姓名：王五\n身份证：${wang}\n离职日期：2026-11-26`,
      '2026-11-25 19:00',
    ],
    [
      '202611250004',
      '离职申请',
      '离职',
      '审批拒绝',
      '赵明',
      `姓名：赵六\n身份证：${zhao}\n离职日期：2026-11-26`,
      '2026-11-25 19:30',
    ],
  ].map((texts, at) => ({ row_no: at + 1, cells: texts.map((text) => ({ text, kind: 'text' })) })),
};

const readyOf = (kind: 'add' | 'off') => {
  const { list, sheets } = readBook([sheet], { today, directory });
  const { rows } = readAs(kind, list, { today, directory, titles: ['list'], sheets });
  expect(rows.map(({ values }) => values.name)).toEqual(['张三', '李四', '王五', '赵六']);
  return rows.flatMap(({ values, intent, doubts = [] }) =>
    intent || doubts.length > 0 ? [] : [[values.name, values.idcard, values.start_date]],
  );
};

it('B3 reads the forms that a column holds in a cell each, and loses nobody of them', () => {
  expect(readyOf('add')).toEqual([['张三', zhang, '2026-11-27']]);
  expect(readyOf('off')).toEqual([['王五', wang, '2026-11-27']]);
});
