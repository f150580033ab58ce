import { expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';

const { zhang, li, wang } = persons;

const read = (lines: readonly string[]) => readBook([sheetOf(lines)], { today, directory }).list.rows;
const told = (lines: readonly string[]) =>
  read(lines).map(({ values, intent }) => [values.name, intent?.kind]);

const heading = '姓名|身份证号|工种|开始日期';

it('B3 asks about whoever stands in a hidden row beside others, and quotes who it is', () => {
  const rows = read([heading, `张三|${zhang}|包装工|2026-12-01`, `~李四|${li}|包装工|2026-11-01`]);
  expect(rows.map(({ hidden, intent }) => [hidden, intent?.kind, intent?.words])).toEqual([
    [undefined, undefined, undefined],
    [true, 'unclear', '（隐藏行）李四'],
  ]);
});

it('B3 marks those of a list of which all rows are hidden, and keeps nobody of them back', () => {
  const rows = read([heading, `~张三|${zhang}|包装工|2026-12-01`, `~李四|${li}|包装工|2026-12-01`]);
  expect(rows.map(({ hidden, intent }) => [hidden, intent])).toEqual([
    [true, undefined],
    [true, undefined],
  ]);
});

it('B3 takes whoever has a reason for leaving for a leaver, and asks about the others', () => {
  expect(
    told(['姓名|身份证号|离职原因', `张三|${zhang}|嫌工资低`, `李四|${li}|`, `王五|${wang}|又不走了`]),
  ).toEqual([
    ['张三', 'leave'],
    ['李四', 'unclear'],
    ['王五', 'unclear'],
  ]);
});

it('B3 takes nothing back for why somebody leaves', () => {
  const columns = '类型|姓名|身份证号|说明';
  const rows = [columns, `加|张三|${zhang}|`, `减|李四|${li}|合同到期`];
  expect(told(rows)).toEqual([
    ['张三', undefined],
    ['李四', 'leave'],
  ]);
});

it.each(['性质', '用工形式'])('B3 asks nothing where %s says whom such lists are about', (title) => {
  const rows = ['正式工', '小时工', '全日制', '劳务派遣'].map(
    (kind, at) => `张三${'一二三四'[at]}|${[zhang, li, wang, persons.zhao][at]}|${kind}`,
  );
  expect(told([`姓名|身份证号|${title}`, ...rows]).filter(([, kind]) => kind !== undefined)).toEqual([]);
});

it('B3 reads a day with a shift behind it', () => {
  const rows = read([heading, `张三|${zhang}|包装工|27号 夜班`, `李四|${li}|包装工|明天白班`]);
  expect(rows.map(({ values }) => values.start_date)).toEqual(['2026-11-27', '2026-11-22']);
});
