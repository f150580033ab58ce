import { describe, expect, it } from 'vitest';
import { toldOn } from '../../test/both-pages.ts';
import { persons } from '../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;

describe('B3 words on one line that stand before their persons', () => {
  it.each([
    [
      `明天到苏州精工 张三 ${zhang} 后天到宁波港务 王小丽 ${wang}`,
      ['张三 苏州精工 11-22', '王小丽 宁波港务 11-23'],
    ],
    [
      `明天去苏州精工的有张三${zhang}、李四${li}，去宁波港务的有王小丽${wang}`,
      ['张三 苏州精工 11-22', '李四 苏州精工 11-22', '王小丽 宁波港务 11-22'],
    ],
    [
      `那个小陈啊明天到苏州精工一个叫张三${zhang}然后呢后天到宁波港务上班的王小丽${wang}`,
      ['张三 苏州精工 11-22', '王小丽 宁波港务 11-23'],
    ],
    [
      `28号到苏州精工上班的张三 ${zhang} 李四 ${li} 29号到宁波港务上班的王小丽 ${wang} 赵子龙 ${zhao}`,
      ['张三 苏州精工 11-28', '李四 苏州精工 11-28', '王小丽 宁波港务 11-29', '赵子龙 宁波港务 11-29'],
    ],
    [
      `苏州精工明天 包装工 张三 ${zhang} 李四 ${li} 焊工 王小丽 ${wang}`,
      ['张三 苏州精工 包装工 11-22', '李四 苏州精工 包装工 11-22', '王小丽 苏州精工 焊工 11-22'],
    ],
    [
      `明天到苏州精工 ${zhang} 张三 后天到宁波港务 ${wang} 王小丽`,
      ['张三 苏州精工 11-22', '王小丽 宁波港务 11-23'],
    ],
  ])('are of those behind them: %s', (text, people) => {
    expect(toldOn('add', text)).toEqual(people);
  });

  it.each([
    [
      `今天离职 张三 ${zhang} 李四 ${li} 月底离职 王小丽 ${wang}`,
      ['张三 11-22', '李四 11-22', '王小丽 12-01'],
    ],
    [
      `25号苏州精工走 张三 ${zhang} 李四 ${li} 30号宁波港务走 王小丽 ${wang}`,
      ['张三 苏州精工 11-26', '李四 苏州精工 11-26', '王小丽 宁波港务 12-01'],
    ],
  ])('tell of those behind them when they leave: %s', (text, people) => {
    expect(toldOn('off', text)).toEqual(people);
  });

  it.each([
    `明天 张三 ${zhang} 后天 李四 ${li} 大后天`,
    `苏州精工 张三 ${zhang} 宁波港务 李四 ${li} 苏州精工`,
    `明天苏州精工的张三 ${zhang} 电话发你了 后天宁波港务的李四 ${li}`,
  ])('are asked about where nobody knows whose they are: %s', (text) => {
    expect(toldOn('add', text)).toEqual(['张三 asked', '李四 asked']);
  });

  it.each([
    [
      `苏州精工明天 张三 ${zhang} 包装工 李四 ${li} 焊工`,
      ['张三 苏州精工 包装工 11-22', '李四 苏州精工 焊工 11-22'],
    ],
  ])('say nothing against what stands behind each: %s', (text, people) => {
    expect(toldOn('add', text)).toEqual(people);
  });
});
