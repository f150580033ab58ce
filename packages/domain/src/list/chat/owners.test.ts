import { expect, it } from 'vitest';
import { directory, persons, today } from '../../../test/list-world.ts';
import { readPasted } from '../pasted.ts';
import { readAs } from '../read-as.ts';

/** Who stands in a list of a kind, `?` where they are asked about. */
const read = (kind: 'add' | 'off', text: string) =>
  readAs(kind, readPasted(text, { today, directory, kind }), { today, text, directory }).rows.map(
    ({ values: { name, work_company }, intent, doubts = [] }) =>
      `${name}${work_company === undefined ? '' : ` ${work_company}`}${intent || doubts.length > 0 ? ' ?' : ''}`,
  );

it.each([
  '钱工手下的周小平',
  '李班长那边的周小平',
  '张组里的周小平',
  '刘队班里的周小平',
  '马主管团队的周小平',
  '老陈手底下的周小平',
])('B3 makes nobody of those whose people somebody is: %s', (words) => {
  expect(read('add', `${words} ${persons.zhang}`)).toEqual(['周小平']);
  expect(read('off', `${words}走了`)).toEqual(['周小平']);
});

it.each([
  '隔壁厂的不用管',
  '别的厂的不用管，他们自己弄',
  '其他公司的人不用管',
  '隔壁车间的你不用管，他们自己买',
])('B3 gives nobody a company and asks about nobody for others: %s', (line) => {
  const list = `张三 ${persons.zhang}\n李四 ${persons.li}`;

  expect(read('add', `${list}\n${line}`)).toEqual(['张三', '李四']);
  expect(read('add', `${line}\n${list}`)).toEqual(['张三', '李四']);
  expect(read('off', `张三走了，${line}`)).toEqual(['张三']);
});

it('B3 keeps the company beside which somebody is said to be', () => {
  expect(read('off', '苏州精工那边的周小平走了')).toEqual([expect.stringMatching(/^周小平 苏州精工/u)]);
});
