import { expect, it } from 'vitest';
import { readyOn, toldOn } from '../../test/both-pages.ts';
import { persons } from '../../test/list-world.ts';

const { zhang, li } = persons;

it('B3 asks about whom a mail names in the one that it answers, and takes those whom it is sent to for nobody', () => {
  const mail = [
    '发件人: 何丽萍 <heliping@ks-dz.com>',
    '抄送: 曹文斌',
    '增员：',
    `张三 ${zhang} 11/22`,
    '> 增员：',
    `> 李四 ${li}`,
  ].join('\n');
  expect(readyOn('add', mail)).toEqual(['张三 11-22']);
  expect(toldOn('off', mail).join()).not.toMatch(/曹文斌|何丽萍/u);
  expect(readyOn('off', mail)).toEqual([]);
});

it('B3 takes off nobody whom a line keeps by the given name alone', () => {
  const text = `孙德彪 ${zhang} 今晚最后一个班，保险停掉\n德彪先别停，他再干几天`;
  expect(readyOn('off', text)).toEqual([]);
});

it('B3 knows 同上厂 for no place of work of those above', () => {
  const [first] = toldOn('add', `张三 ${zhang}\n李四 ${li} 检验 同上厂`);
  expect(first).toBe('张三');
});

it('B3 knows the papers of a Japanese mail', () => {
  expect(toldOn('add', `NGUYEN VAN HUNG 旅券 C8812345`)[0]).toContain('NGUYEN VAN HUNG');
});

it.each([
  ['查下 施小龙 现在在不在保', '施小龙'],
  ['张三的老婆潘巧云也想来 还没定', '潘巧云'],
  ['李刚腰不好回老家了', '李刚'],
])('B3 loses nobody who is asked after, comes too, or is unwell: %s', (line, name) => {
  expect(toldOn('add', `张三 ${zhang}\n${line}`)).toContain(`${name} asked`);
});

it('B3 takes laughter for no name', () => {
  expect(toldOn('add', `走的就一个 时迁 鼓上蚤那个哈哈 ${zhang}`).join()).not.toContain('哈哈');
});

it('B3 gives nobody the number of a neighbour without a question', () => {
  const text = `李大伟 普工 明天来，钱朵朵 ${zhang}，李大伟帮我加上 ${li}`;
  expect(readyOn('add', text)).toEqual([]);
  expect(readyOn('off', text)).toEqual([]);
});
