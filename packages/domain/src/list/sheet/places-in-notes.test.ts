import { expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';

const { zhang, li } = persons;
const read = (lines: readonly string[]) => readBook([sheetOf(lines)], { today, directory }).list.rows;

it('B3 a number before a name whose day is said behind is a place of the list', () => {
  const rows = read([
    '苏州精工包装工进场登记',
    '序|姓名|身份证',
    `3|张三|${zhang}`,
    `4|李四|${li}`,
    '注：4号李四后天才来，其他人明天',
  ]);

  expect(rows.map(({ values }) => values.start_date)).toEqual(['2026-11-22', '2026-11-23']);
  expect(rows.flatMap(({ doubts = [] }) => doubts.flatMap(({ others }) => others))).not.toContain(
    '2026-12-04',
  );
});

it('B3 who signs below a list is nobody, and a day under a heading in plain words is sure', () => {
  const rows = read([
    '苏州精工新进人员（11月21日）',
    '编号|大名|证件|干啥的|哪天来|说明',
    `1|张三|${zhang}|包装工|22号|`,
    `2|李四|${li}|包装工|下周一|`,
    '合计|2人',
    '制表：|王小虎||审核：|赵六',
  ]);

  expect(rows.map(({ values, doubts }) => [values.name, values.start_date, doubts])).toEqual([
    ['张三', '2026-11-22', undefined],
    ['李四', '2026-11-23', undefined],
  ]);
});

it('B3 whoever is cancelled is not added, and has not left', () => {
  const [row] = read(['姓名|身份证|单位|生效日期|备注', `张三|${zhang}|苏州精工|2026/11/22|取消`]);

  expect(row).toMatchObject({
    intent: { kind: 'wait', words: '取消' },
    values: { start_date: '2026-11-22' },
  });
});
