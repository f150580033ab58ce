import { describe, expect, it } from 'vitest';
import { readyOn, toldOn } from '../../test/both-pages.ts';
import { persons } from '../../test/list-world.ts';

const { zhang, li, wang } = persons;

/** 张三 is a man, born in 1990; the others are women. */
const list = (head: string) => `${head}\n张三 ${zhang}\n李四 ${li}\n王小丽 ${wang}`;
const names = (told: readonly string[]) => told.map((one) => one.split(' ')[0]);

describe('B3 words that pick somebody whom they do not name', () => {
  it.each([
    '年纪大的那个不要了',
    '河南那个不要了',
    '戴眼镜那个不来了',
    '那个戴眼镜的先不买',
    '高个子那个体检没过',
    '其中一个是请假',
    '里面有一个体检没过',
    '生病的除外',
  ])('ask about everybody above, and are nobody: %s', (words) => {
    expect(toldOn('add', `${list('苏州精工 明天新增')}\n${words}`)).toEqual([
      '张三 asked',
      '李四 asked',
      '王小丽 asked',
    ]);
  });

  it.each([
    ['女的那个不来了', '李四 王小丽'],
    ['那个女的不来了', '李四 王小丽'],
    ['90年的那个不来了', '张三'],
    ['姓李的那个不要了', '李四'],
  ])('ask about whom they could mean alone: %s', (words, who) => {
    const told = toldOn('add', `${list('苏州精工 明天新增')}\n${words}`);
    expect(names(told.filter((one) => one.endsWith(' asked')))).toEqual(who.split(' '));
    expect(told).toHaveLength(3);
  });

  it.each([
    '其中一个是请假',
    '工伤的除外',
    '里面有一个工伤的',
    '今天先减一个',
    '戴眼镜那个不走',
    '女的那个不减',
  ])('take nobody off against them: %s', (words) => {
    const text = `${list('苏州精工今天离职：')}\n${words}`;
    expect(names(readyOn('off', text))).toEqual([]);
    expect(toldOn('off', text)).toHaveLength(3);
  });

  it('are nobody of a line either, nor the last of it', () => {
    expect(toldOn('add', `苏州精工 明天 张三 ${zhang}，李四 ${li}，戴眼镜那个不来了`)).toEqual([
      '张三 asked',
      '李四 asked',
    ]);
  });

  it.each([`最后那个不来了`, `王小丽那个不来了`])('stay the one whom they name or place: %s', (words) => {
    expect(names(readyOn('add', `${list('苏州精工 明天新增')}\n${words}`))).toEqual(['张三', '李四']);
  });

  it('are no starters where the others of a list leave', () => {
    const text = `苏州精工这批人除了最后两个，其他全部减保：\n张三 ${zhang}\n李四 ${li}\n王小丽 ${wang}`;
    expect(readyOn('add', `${text}\n最后两个李四、王小丽是调到白班，人还在，千万别减。`)).toEqual([]);
  });
});
