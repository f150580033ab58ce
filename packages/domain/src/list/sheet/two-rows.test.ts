import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readSheet } from '../read-sheet.ts';

const { zhang, li } = persons;
const read = (lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory }).rows;

describe('B3 two rows of a sheet for each person', () => {
  it.each([
    [['姓名|单位', '张三|一线', `|${zhang}`, '李四|一线', `|${li}`]],
    [['张三|包装', `${zhang}|13812345670`, '李四|包装', `${li}|13812345671`]],
    [['1|张三|一线', `|${zhang}|13812345670`, '2|李四|一线', `|${li}|13812345671`]],
    [['姓名|工种|身份证号', '张三|包装|', `||${zhang}`, '李四|包装|', `||${li}`]],
    [
      [
        '姓名|性别|单位',
        '身份证号|电话|日期',
        '张三|男|一线',
        `${zhang}|13812345670|`,
        '李四|男|一线',
        `${li}|13812345671|`,
      ],
    ],
  ])('are one person, and nobody is lost: %s', (lines) => {
    expect(read(lines).map(({ values, intent }) => [values.name, values.idcard, intent])).toEqual([
      ['张三', zhang, undefined],
      ['李四', li, undefined],
    ]);
  });

  it('keep who waits apart, and stay as they are where a number stands beside a name', () => {
    const [one, two] = read(['姓名|工种|备注', '张三|包装|', `|${zhang}|暂缓进场`, '李四|包装|', `|${li}|`]);
    expect(one).toMatchObject({ values: { name: '张三', idcard: zhang }, intent: { kind: 'wait' } });
    expect(two?.intent).toBeUndefined();
    expect(read(['姓名|身份证', `张三|${zhang}`, '李四|', `|${li}`])).toHaveLength(3);
  });
});
