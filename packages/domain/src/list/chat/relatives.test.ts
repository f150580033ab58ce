import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { li } = persons;

const told = (line: string) =>
  paste(`苏州精工 明天新增\n${line}`).rows.map(
    ({ values, doubts = [] }) =>
      `${values.name}${doubts.some(({ field }) => field === 'name') ? ' asked' : ''}`,
  );

it.each([
  [`王山川的老婆溪流 ${li}`, '溪流 asked'],
  [`山川 他爱人 溪流 ${li}`, '溪流 asked'],
  [`王大山老婆刘芳 ${li}`, '刘芳'],
  [`陈静老公王强 ${li}`, '王强'],
  [`李小军的儿子李亮 ${li}`, '李亮'],
  [`周建国家的儿媳妇欧阳静 ${li}`, '欧阳静'],
])("B3 a number behind a relative's name is of who stands at it: %s", (line, name) => {
  expect(told(line)).toEqual([name]);
});
