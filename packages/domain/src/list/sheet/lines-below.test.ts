import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';

// Lines round a list that name somebody of it, and columns and colours that speak of all.

const { zhang, li, wang } = persons;

const read = (lines: readonly string[]) => readBook([sheetOf(lines)], { today, directory }).list.rows;
const states = (lines: readonly string[]) =>
  read(lines).map(({ values, intent }) => `${values.name} ${intent?.kind ?? 'comes'}`);

const list = [
  '苏州精工 11/26 入职名单',
  '序号|姓名|身份证号|工种',
  `1|张三|${zhang}|包装工`,
  `2|李四|${li}|包装工`,
];

describe('B3 a number put right below a list', () => {
  it.each([
    `李四身份证更正为${wang}`,
    `2. 李四身份证输错了，应为${wang}`,
    `李四的号码错了，正确的是${wang}`,
    `备注：李四身份证有误，改成${wang}`,
  ])('is that of the one whom it names: %s', (line) => {
    const rows = read([...list, '', line]);
    expect(rows.map(({ values, intent }) => [values.name, values.idcard, intent?.kind])).toEqual([
      ['张三', zhang, undefined],
      ['李四', wang, 'correct'],
    ]);
    expect(rows[1]?.doubts?.find(({ field }) => field === 'idcard')?.others).toEqual([li]);
  });
});

describe('B3 notes below a list', () => {
  it('are each of the one whom they name or number, and of nobody else', () => {
    const notes = ['备注：', '1. 李四怀孕了，厂里说先不要买', '2. 序号3未报到，取消'];
    expect(states([...list, `3|王五|${wang}|包装工`, '', ...notes])).toEqual([
      '张三 comes',
      '李四 wait',
      expect.stringMatching(/^王五 (?!comes)/u),
    ]);
  });
});

describe('B3 a column of why people left', () => {
  it.each(['离职原因', '离岗原因', '辞职原因', '退场原因', '减员原因', '离职类型', '为什么走'])(
    'has everybody asked about: %s',
    (title) => {
      const rows = [`姓名|身份证号|工种|${title}`, `张三|${zhang}|包装工|嫌工资低`, `李四|${li}|包装工|`];
      expect(states(rows).filter((one) => one.endsWith('comes'))).toEqual([]);
    },
  );
});

describe('B3 a colour that nobody sees', () => {
  it.each([
    '标黄的为本次新增，其余已在保',
    '黄色的是新来的',
    '加粗的要买',
    '高亮为本批人员',
    '红字的为新增',
    '涂红的加保',
  ])('has everybody asked about: %s', (words) => {
    const rows = [`苏州精工花名册（${words}）`, ...list.slice(1)];
    expect(states(rows).filter((one) => one.endsWith('comes'))).toEqual([]);
  });

  it.each(['黄色为必填项', '红色标题列必填'])(
    'has nobody asked about where it is of columns: %s',
    (words) => {
      expect(states([`苏州精工花名册（${words}）`, ...list.slice(1)])).toEqual(['张三 comes', '李四 comes']);
    },
  );
});

it('B3 a line through a name is told in words', () => {
  const sheet = sheetOf(list);
  const rows = sheet.rows.map((row, at) =>
    at < 3 ? row : { ...row, cells: row.cells.map((cell) => ({ ...cell, struck: true as const })) },
  );
  const [, struck] = readBook([{ ...sheet, rows }], { today, directory }).list.rows;
  expect(struck?.intent?.words).toBe('（已划掉）李四');
});
