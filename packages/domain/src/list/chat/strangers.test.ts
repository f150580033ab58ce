import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li } = persons;
const two = `张三 ${zhang}\n李四 ${li}`;
const kindsOf = (text: string) => paste(text).rows.map(({ intent }) => intent?.kind ?? 'add');

it.each([
  '另外老刘还没到，先不买',
  '小赵先不买',
  '还有阿强今天到不了，晚点再说',
  '老王那边的两个先不动',
  '老李那边的小刘先不上，等体检',
  '还有个小刘还没体检，先不上',
])('B3 takes nothing that is said of somebody else for those above: %s', (line) => {
  expect(kindsOf(`${two}\n${line}`)).toEqual(['add', 'add']);
});

it.each([
  ['老李还没到，先不买', ['add', 'wait']],
  ['另外老刘还没到，这两个也先不买', ['wait', 'wait']],
  ['阿强不做了，黎永强，昨天走了', ['add', 'add', 'leave']],
  ['上次那个孙大海 别买了 他没来', ['add', 'add', 'leave']],
  ['老王那边的小李先不上', ['unclear', 'unclear']],
  ['2号不来 1号工种改包装工', ['add', 'leave']],
])('B3 still hears of those above: %s', (line, kinds) => {
  expect(kindsOf(`${two}\n${line}`)).toEqual(kinds);
});

it('B3 gives nobody a company at which nothing changes', () => {
  const companies = (line: string) => paste(`${two}\n${line}`).rows.map(({ values }) => values.work_company);

  expect(companies('苏州精工那边不动')).toEqual([undefined, undefined]);
  expect(companies('苏州精工的')).toEqual(['苏州精工电子有限公司', '苏州精工电子有限公司']);
});
