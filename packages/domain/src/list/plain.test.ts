import { describe, expect, it } from 'vitest';
import { paste } from '../../test/list-world.ts';
import { isPlain } from './plain.ts';

const zhang = '110101199003074514';
const heading = '姓名\t身份证号\t工种\n';
const row = (more = '普工', number = zhang) => `张三\t${number}\t${more}`;
const plain = (text: string) => isPlain(paste(text), text);

describe('a text that can be read in one way only', () => {
  it.each([
    ['a table', heading + row()],
    ['a message', `张三 ${zhang} 普工`],
  ])('B3 is told by %s of whole persons', (_, text) => expect(plain(text)).toBe(true));

  it.each([
    ['who leaves', heading + row('离职')],
    ['a number with a digit too few', heading + row('普工', zhang.slice(1))],
    ['two numbers in a row', heading + row(`普工 ${zhang}`)],
    ['nobody', '明天进三个'],
    ['a person without a number', `${heading}${row()}\n李四\t\t普工`],
    ['a column that nobody knows', `姓名\t身份证号\t床位\n${row('3-2')}`],
  ])('B3 is not told by a text of %s', (_, text) => expect(plain(text)).toBe(false));
});
