import { expect, it } from 'vitest';
import { firstColumn } from '../store/columns.ts';
import { isList } from './list-text.ts';
import { createRoster, persons } from '../../../test/roster-world.ts';

const end = { at: 0, column: firstColumn };

it.each([
  ['a block in the order of the grid', `王伟\t${persons.wang}\n李娜\t${persons.li}`, false],
  ['a block under headings', `姓名\t身份证号\n王伟\t${persons.wang}`, true],
  ['a block in another order', `1\t王伟\t${persons.wang}\n2\t李娜\t${persons.li}`, true],
  ['a message', `明天新来2个，包装工\n王伟 ${persons.wang} 13812345678`, true],
  ['one name', '王伟', false],
  ['names one under another', '王伟\n李娜', false],
  ['one number', persons.wang, false],
  ['numbers one under another', `${persons.wang}\n${persons.li}X`, false],
])('takes %s for a list of its own or for cells', (_, text, isOwn) => {
  expect(isList(text, createRoster(), end)).toBe(isOwn);
});
