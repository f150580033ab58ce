import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li } = persons;

const kindsOf = (text: string) =>
  Object.fromEntries(
    paste(text).rows.map(({ values, intent }) => [
      values.name,
      intent ? [intent.kind, intent.of].join(' ').trim() : 'add',
    ]),
  );

it.each([`张三 ${zhang} 替换 李四 ${li}`, `明天换人\n张三${zhang}替换李四${li}`])(
  'B3 asks of both who goes where 替换 alone stands between two numbers: %s',
  (text) => {
    expect(kindsOf(text)).toEqual({ 张三: 'unclear', 李四: 'unclear' });
  },
);

it.each([
  `用 张三 ${zhang} 替换 李四 ${li}`,
  `张三 ${zhang} 替换了 李四 ${li}`,
  `张三 ${zhang} 替换掉 李四 ${li}`,
  `张三 ${zhang} 来替换 李四 ${li}`,
])('B3 takes the first to come where the words say so: %s', (text) => {
  expect(kindsOf(text)).toEqual({ 张三: 'replace 李四', 李四: 'leave' });
});

it.each([`张三 ${zhang} 替换成 李四 ${li}`, `把张三 ${zhang} 替换 李四 ${li}`])(
  'B3 takes the second to come where the words say so: %s',
  (text) => {
    expect(kindsOf(text)).toEqual({ 张三: 'leave', 李四: 'replace 张三' });
  },
);

it('B3 reads two names glued by the verb, with one number behind them', () => {
  expect(kindsOf(`里坡新替李四，身份证${zhang}，明天`)).toMatchObject({ 李四: 'leave' });
});

it.each([
  `张三 ${zhang} 上周就走了，赶紧停\n李四 ${li} 买过没？没买的话补上`,
  `张三 ${zhang} 不是离职，普工换包装工\n李四 ${li} 别忘了买`,
])('B3 takes nobody for a successor where something else is filled up or changed: %s', (text) => {
  expect(paste(text).rows[1]?.intent?.kind).not.toBe('replace');
});
