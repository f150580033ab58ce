import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../test/list-world.ts';
import { readBook } from './book.ts';
import { readAs } from './read-as.ts';

const [zhang, li] = [`张三|${persons.zhang}`, `李四|${persons.li}`];

/** Who of a sheet needs no question, on the page of who comes and on that of who leaves. */
const ready = (lines: readonly string[], name = 'Sheet1') =>
  (['add', 'off'] as const).map((kind) => {
    const { list, sheets } = readBook([sheetOf(lines, name)], { today, directory });
    return readAs(kind, list, { today, directory, titles: [name], sheets })
      .rows.flatMap(({ values, intent }) => (intent ? [] : values.name))
      .join(' ');
  });

describe('B3 a list called after those who come and those who leave', () => {
  it.each([
    '人员异动表',
    '11月增减员明细表',
    '人员异动情况',
    '本周进出人员登记',
    '员工变动名单',
    '入离职名单',
  ])('asks about everybody where nothing says which of them they are: %s', (title) => {
    expect(ready([title, '姓名|身份证号|备注', `${zhang}|夜班`, li])).toEqual(['', '']);
    expect(ready(['姓名|身份证号', zhang, li], title)).toEqual(['', '']);
  });

  it.each([
    ['姓名|身份证号|异动类型', `${zhang}|入职`, `${li}|离职`],
    ['姓名|身份证号|单位', '新增：', zhang, '减少：', li],
    ['姓名|身份证号|入职日期|离职日期', `${zhang}|2026-11-28|`, `${li}|2025-03-01|2026-11-20`],
  ])('goes by states, sections and days where they say it: %s', (...lines) => {
    expect(ready(['人员异动表', ...lines])).toEqual(['张三', '李四']);
  });
});
