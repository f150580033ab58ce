import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readSheet } from '../read-sheet.ts';

const { zhang, li, wang, zhao } = persons;
const names = ['张三', '李四', '王五', '赵六'];

/** What is asked of four with such cells in a column. */
const askedOf = (title: string, cells: string) => {
  const rows = [zhang, li, wang, zhao].map((id, at) => `${names[at]}|${id}|${cells.split(' ')[at]}`);
  const heading = title === '' ? [] : [`姓名|身份证号|${title}`];
  return readSheet(sheetOf([...heading, ...rows]), { today, directory }).rows.map(({ intent }) => intent);
};

describe('B3 a column of marks that nobody knows', () => {
  it.each([
    ['标识', '0 1 2 1', '标识 0 / 1 / 2'],
    ['', '0 1 1 0', '0 / 1'],
    ['考核分', '85 42 90 77', '考核分 42 / 77 / 85 / 90'],
    ['面试分数', '80 59.5 77 60', '面试分数 59.5 / 60 / 77 / 80'],
    ['颜色标记', '绿 红 绿 绿', '颜色标记 红 / 绿'],
    ['评级', 'A C B A', '评级 A / B / C'],
    ['flag', 'TRUE FALSE TRUE TRUE', 'flag FALSE / TRUE'],
    ['标注', '🟢 🔴 🟢 🟢', '标注 🔴 / 🟢'],
  ])('parts the people, and is one question in the same words for all: %s %s', (title, cells, words) => {
    expect(askedOf(title, cells)).toEqual(names.map(() => ({ kind: 'unclear', of: '', words })));
  });

  it.each([
    ['标识', '1 1 1 1'],
    ['班组', '1 2 1 2'],
    ['线别', 'A B A B'],
    ['鞋码', '41 42 40 39'],
    ['宿舍', '101 102 103 101'],
    ['职业类别', '2 3 4 2'],
    ['合计工时', '100 98 77 60'],
    ['家庭人口', '3 4 5 3'],
    ['编', '7 8 9 10'],
  ])('asks nothing where it parts nobody, or is counted for another reason: %s %s', (title, cells) => {
    expect(askedOf(title, cells)).toEqual(names.map(() => undefined));
  });
});
