import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;

const read = (text: string) => paste(text).rows;
const works = (text: string) => read(text).map(({ values }) => [values.name, values.occupation]);

it('B3 lets a label of a form wait for the person of the form, and not for the next', () => {
  const rows = read(
    `姓名：张三\n身份证：${zhang}\n入职日期：待定\n\n姓名：李四\n身份证：${li}\n入职日期：11月25日`,
  );
  expect(rows.map(({ values, intent }) => [values.name, intent === undefined])).toEqual([
    ['张三', false],
    ['李四', true],
  ]);
});

it('B3 reads 同上 in a form as what the one before has', () => {
  const rows = read(
    `姓名：张三\n身份证：${zhang}\n单位：昆山华讯\n工种：焊工\n\n姓名：李四\n身份证：${li}\n单位：同上\n工种：（同上）`,
  );
  const [first, second] = rows.map(({ values }) => [values.work_company, values.occupation]);
  expect(first).toEqual(['昆山华讯', '焊工']);
  expect(second).toEqual(first);
});

it.each(['也来', '也要去', '也报', '也加'])('B3 reads no %s behind a name as a part of it', (words) => {
  const rows = read(`张三 ${zhang} 焊工\n李四${words} ${li} 焊工`);
  expect(rows.map(({ values }) => values.name)).toEqual(['张三', '李四']);
});

it('B3 gives a number without a name no name that is another number’s', () => {
  const rows = read(`王五 ${wang}\n\n身份证：${zhang}\n王五搬运`);
  expect(rows.find(({ values }) => values.idcard === zhang)?.values.name).toBeUndefined();
});

it.each([
  ['①②焊工 ③叉车工', ['焊工', '焊工', '叉车工']],
  ['3号叉车工，其他都是焊工', ['焊工', '焊工', '叉车工']],
])('B3 gives those whom a line means by their place their work: %s', (line, wanted) => {
  const people = `1. 张三 ${zhang}\n2. 李四 ${li}\n3. 王五 ${wang}`;
  expect(works(`${people}\n${line}`).map(([, work]) => work)).toEqual(wanted);
});
