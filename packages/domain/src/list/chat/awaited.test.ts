import { expect, it } from 'vitest';
import { toldOn } from '../../../test/both-pages.ts';
import { persons } from '../../../test/list-world.ts';

const { zhang, li } = persons;

it.each([
  `明天有三个人到苏州精工上班一个叫张三${zhang}一个叫李四${li}然后那个孙丽娟她身份证还没有发给我等她发了我再给你`,
  `明天有三个人到苏州精工上班一个叫张三${zhang}一个叫李四${li}还有孙丽娟她身份证还没有发给我`,
  `苏州精工 明天 张三 ${zhang} 李四 ${li}，孙丽娟身份证还没发我`,
])('B3 whoever has no number yet is told of beside those who have one: %s', (text) => {
  expect(toldOn('add', text)).toContain('孙丽娟 asked');
});
