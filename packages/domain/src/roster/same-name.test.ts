import { describe, expect, it } from 'vitest';
import { namesDiffer } from './same-name.ts';

describe('namesDiffer', () => {
  it.each([
    ['罗杰娟', '李大勇', true],
    ['罗杰娟', '罗洁娟', true],
    ['LI WEI', 'LI NA', true],
    ['张三', '张 三', false],
    ['张三', ' 张　三 ', false],
    ['阿卜杜拉·买买提', '阿卜杜拉•买买提', false],
    ['阿卜杜拉·买买提', '阿卜杜拉 买买提', false],
    ['Li Wei', 'ＬＩ　ＷＥＩ', false],
    ["O'NEIL, JOHN", 'ONEIL JOHN', false],
    ['张三', '', false],
    ['张三', '张', false],
  ])('B3 of %j and %j is %s', (one, other, differ) => {
    expect(namesDiffer(one, other)).toBe(differ);
    expect(namesDiffer(other, one)).toBe(differ);
  });
});
