import { expect, it } from 'vitest';
import { isMerelyPolite } from './polite.ts';

it.each([
  '麻烦加下保险，谢谢',
  '两个厂一起报哈',
  '收到回一下哈',
  '周姐，麻烦上一下保险',
  '帮忙加保，谢谢 [抱拳]🙏',
  '各位早上好☀️',
  '@王芳 全部加上',
  '阿强 11-20 17:43',
  'Hi all, thanks',
  '----------',
])('B3 takes for mere politeness: %s', (line) => {
  expect(isMerelyPolite(line)).toBe(true);
});

it.each([
  '小李那个先别买',
  '先买保险',
  '保险都买好了',
  '都不买了',
  '再加一个',
  '再加两个',
  '以上3人',
  '他俩也加上',
  '给小李上保险',
  '他们的保险先停',
  '老地方',
  '停保',
  '[图片]',
])('B3 keeps for somebody to look at: %s', (line) => {
  expect(isMerelyPolite(line)).toBe(false);
});
