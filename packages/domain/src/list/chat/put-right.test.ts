import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;

const read = (text: string) =>
  paste(text).rows.map(({ values, intent }) => [values.name, values.idcard, intent?.kind ?? 'add']);

it.each([
  `张三 ${zhang.slice(0, 17)}\n少了一位 ${zhang}`,
  `张三 ${zhang.slice(0, 9)}${zhang.slice(10)}\n上面漏打一位 ${zhang}`,
])('B3 takes a number typed again below one with a digit too few for the same person: %s', (text) => {
  expect(read(text)).toEqual([['张三', zhang, 'correct']]);
});

it('B3 takes another number below a wrong one for somebody else', () => {
  expect(read(`张三 ${zhang.slice(0, 17)}\n李四 ${li}`)).toEqual([
    ['张三', zhang.slice(0, 17), 'add'],
    ['李四', li, 'add'],
  ]);
});

it('B3 makes nobody of a number that is named as the wrong one', () => {
  expect(read(`昨天发的张三身份证发错了，正确的是${zhang}，错的那个${wang}不要买\n李四 ${li}`)).toEqual([
    ['张三', zhang, 'correct'],
    ['李四', li, 'add'],
  ]);
});

it('B3 keeps a number with letters for noughts where spaces cut it', () => {
  expect(read('姓名 张三\n公民身份号码 11O1O1 199OO3O7 OO11')).toEqual([
    ['张三', '11O1O1199OO3O7OO11', 'add'],
  ]);
});

it('B3 reads what only a quotation holds', () => {
  expect(read(`FYI\n> Please add from Dec 1\n> 1. 张三 ${zhang}`)).toEqual([['张三', zhang, 'add']]);
  expect(paste(`> Please add from Dec 1\n> 1. 张三 ${zhang}`).rows[0]?.values.start_date).toBe('2026-12-01');
});

it.each([
  [`先买前两个 第三个等我消息`, ['add', 'add', 'wait']],
  [`前两个 第三个等我消息`, ['wait', 'wait', 'wait']],
])('B3 hears whom a line insures before it puts another off: %s', (line, kinds) => {
  const text = `张三 ${zhang}\n李四 ${li}\n王五 ${wang}\n${line}`;
  expect(read(text).map(([, , kind]) => kind)).toEqual(kinds);
});

it('B3 takes whose place is to be filled for one who leaves', () => {
  const { rows } = paste(`张三 ${zhang} 干不下来了 明天换人\n新的人是 李四 ${li}`);
  expect(rows.map(({ intent }) => [intent?.kind, intent?.of])).toEqual([
    ['leave', ''],
    ['replace', '张三'],
  ]);
});
