import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';

const { zhang, li, wang, zhao } = persons;

const kindsOf = (lines: readonly string[]) =>
  Object.fromEntries(
    readBook([sheetOf(lines)], { today, directory }).list.rows.map(({ values, intent }) => [
      values.name,
      intent?.kind ?? 'add',
    ]),
  );

const heading = '序号|姓名|身份证号|班次|备注';
const rows = ([first = '', second = '']: readonly string[] = []) => [
  heading,
  `1|张三|${zhang}|白班|${first}`,
  `2|李四|${li}|夜班|${second}`,
  `3|王五|${wang}|夜班|`,
  `4|赵六|${zhao}|白班|`,
];
const kinds = (zhangs: string, lis: string, wangs: string, zhaos: string) => ({
  张三: zhangs,
  李四: lis,
  王五: wangs,
  赵六: zhaos,
});

describe('a line below a list', () => {
  it.each([
    ['后三人明天先不进', kinds('add', 'wait', 'wait', 'wait')],
    ['夜班的先不买，等通知', kinds('add', 'wait', 'wait', 'add')],
    ['2号、4号体检未过', kinds('add', 'wait', 'add', 'wait')],
    ['最后一个体检过了再加', kinds('add', 'add', 'add', 'wait')],
    ['有两个人明天不来了', kinds('unclear', 'unclear', 'unclear', 'unclear')],
    ['3号今天做完就走，他那个名额给4号用', kinds('add', 'add', 'leave', 'unclear')],
    ['如有离职请当天通知', kinds('add', 'add', 'add', 'add')],
    ['4人住宿，2人不住宿', kinds('add', 'add', 'add', 'add')],
  ])('B3 speaks of those it means: %s', (line, expected) => {
    expect(kindsOf([...rows(), line])).toEqual(expected);
  });
});

describe('a remark', () => {
  it.each([
    ['替李四', kinds('replace', 'leave', 'add', 'add')],
    ['下个月1号', kinds('wait', 'add', 'add', 'add')],
    ['月底来', kinds('wait', 'add', 'add', 'add')],
    ['明年来', kinds('wait', 'add', 'add', 'add')],
    ['已有保险', kinds('unclear', 'add', 'add', 'add')],
    ['公司自己交', kinds('unclear', 'add', 'add', 'add')],
    ['回家了', kinds('leave', 'add', 'add', 'add')],
    ['×', kinds('unclear', 'add', 'add', 'add')],
    ['自己开车', kinds('add', 'add', 'add', 'add')],
  ])('B3 keeps nobody insurable whom it speaks against: %s', (remark, expected) => {
    expect(kindsOf(rows([remark]))).toEqual(expected);
  });

  it('B3 leaves open who goes where two have the name', () => {
    const twins = [...rows(['替李四']), `5|李四|${zhang.slice(0, 6)}|夜班|`];
    expect(kindsOf(twins)['李四']).toBe('unclear');
  });
});
