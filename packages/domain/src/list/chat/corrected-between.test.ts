import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;

const list = `苏州精工 明天入职\n张三 ${zhang} 包装工\n李四 ${li} 包装工\n王五 ${wang} 焊工`;
const kinds = (line: string, below: string) =>
  paste(`${list}\n${line}${below}`).rows.map(({ intent }) => intent?.kind ?? 'add');

describe.each([
  ['at the end', '', []],
  ['before one more', `\n另外加一个 赵六 ${zhao} 包装工`, ['add']],
] as const)('B3 a line below a list, %s,', (_where, below, more) => {
  it.each([
    ['2、李四 不来', 'leave'],
    ['2号李四不来', 'leave'],
    ['- 李四 不来', 'leave'],
    ['（李四不来）', 'unclear'],
    ['2.李四取消', 'unclear'],
  ])('keeps back whom it names, and nobody else: %s', (line, kind) => {
    expect(kinds(line, below)).toEqual(['add', kind, 'add', ...more]);
  });

  it.each([
    '发反了，这是离职名单',
    '标题写错，应该是减员',
    '打错了，是离职',
    '撤回',
    '两个包装工等下周',
    '有一个不确定来不来',
    '都是离职的哈',
    '这批待客户审批',
    '仅登记',
    '供参考',
    '实到2人',
    '到岗的：张三、李四',
  ])('has all asked about, where it may speak of any: %s', (line) => {
    expect(kinds(line, below)).toEqual(['unclear', 'unclear', 'unclear', ...more]);
  });
});
