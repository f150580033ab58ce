import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../test/list-world.ts';
import { readBook } from './book.ts';
import type { Sheet } from './table.ts';
import { isExample } from './words/examples.ts';

const read = (sheets: readonly Sheet[], choices?: Parameters<typeof readBook>[1]['choices']) =>
  readBook(sheets, { today, directory, ...(choices ? { choices } : {}) });

const heading = '姓名|身份证号';
const zhang = `张三|${persons.zhang}`;
const li = `李四|${persons.li}`;
const wang = `王五|${persons.wang}`;

const namesOf = ({ list }: ReturnType<typeof read>) =>
  list.rows.map(({ values, source_sheet, intent }) => [values.name, source_sheet, intent?.kind ?? 'add']);

describe('the sheets of a file', () => {
  it('B3 are all read, each row with its sheet, and the counts add up', () => {
    const book = read([
      sheetOf([heading, zhang], '精工'),
      sheetOf([heading, li, '制表人：王小明|'], '二厂'),
      sheetOf([], '空'),
    ]);

    expect(namesOf(book)).toEqual([
      ['张三', '精工', 'add'],
      ['李四', '二厂', 'add'],
    ]);
    expect(book.sheets.map(({ name, people, left_out, taken }) => [name, people, left_out, taken])).toEqual([
      ['精工', 1, 0, true],
      ['二厂', 1, 1, true],
      ['空', 0, 0, true],
    ]);
  });

  it('B3 are told of by a sheet of nobody: 第3号除外', () => {
    const list = sheetOf(['序号|姓名|身份证号', `1|${zhang}`, `2|${li}`, `3|${wang}`], '名单');
    const kinds = (...notes: readonly string[]) =>
      read([sheetOf(notes, '封面'), list]).list.rows.map(({ intent }) => intent?.kind ?? 'add');

    expect(kinds('致：江南劳务', '请按名单办理，其中李四除外')).toEqual(['add', 'unclear', 'add']);
    expect(kinds('请按名单办理，其中序号3先不买')).toEqual(['add', 'add', 'wait']);
    expect(kinds('第3行起填写，不得修改格式')).toEqual(['add', 'add', 'add']);
  });

  it('B3 are counted by a sheet of nobody', () => {
    const heads = (...notes: readonly string[]) =>
      read([
        sheetOf([heading, zhang, li], '新增'),
        sheetOf([heading, wang], '离职'),
        sheetOf([...notes, '联系人：李工'], '说明'),
      ]).list.skipped.flatMap((line) => line.heads ?? []);

    expect(heads('新增2人，减员1人，请于今天下班前处理')).toEqual([]);
    expect(heads('共3人')).toEqual([]);
    expect(heads('新增4人，减员1人，请于今天下班前处理')).toEqual([{ said: 5, found: 3 }]);
  });

  it('B3 ask about somebody whom a line of another sheet changes', () => {
    const kinds = (...lines: readonly string[]) =>
      read([sheetOf([heading, zhang, li], '新增'), sheetOf(lines, '更正')]).list.rows.map(
        ({ values, intent }) => [values.name, intent?.kind ?? 'add'],
      );

    expect(kinds(`李四 ${persons.li} 不来了，取消`, '张三改到12.1')).toEqual([
      ['张三', 'unclear'],
      ['李四', 'unclear'],
      ['李四', 'unclear'],
    ]);
    expect(kinds('经办：王小明', '张三')).toEqual([
      ['张三', 'add'],
      ['李四', 'add'],
    ]);
  });

  it('B3 name whoever goes and comes by 原： and 现：', () => {
    const { list } = read([sheetOf([heading, zhang, `原：李四|${persons.li}`, `现：王五|${persons.wang}`])]);
    expect(list.rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add'])).toEqual([
      ['张三', 'add'],
      ['李四', 'leave'],
      ['王五', 'add'],
    ]);
  });

  it('B3 ask about leavers, another month and examples, and quote the sheet', () => {
    const book = read([
      sheetOf([heading, zhang], '12月'),
      sheetOf([heading, li], '离职'),
      sheetOf([heading, wang], '3月'),
      sheetOf([heading, `赵六|${persons.zhao}`], '填写示例'),
    ]);

    expect(namesOf(book).map(([name, , kind]) => [name, kind])).toEqual([
      ['张三', 'add'],
      ['李四', 'leave'],
      ['王五', 'unclear'],
      ['赵六', 'unclear'],
    ]);
    expect(book.sheets.map(({ why }) => why)).toEqual([null, 'leavers', 'other_month', 'example']);
    expect(book.list.rows[1]?.intent?.words).toBe('离职');
  });

  it('B3 ask about an example beside what tells how to fill in a list, and call nobody there a leaver', () => {
    const howTo = ['填写说明：离职人员请写离职时间', heading, `赵六|${persons.zhao}`];
    const book = read([sheetOf([heading, zhang], '12月'), sheetOf(howTo, '填写说明')]);

    expect(book.sheets.map(({ why }) => why)).toEqual([null, 'example']);
    expect(book.list.rows[1]?.intent).toMatchObject({ kind: 'unclear', words: '填写说明' });
    expect(isExample('填写说明')).toBe(true);
    expect(isExample('示例')).toBe(true);
    expect(isExample('按示例填的，王伟体检没过先不买')).toBe(false);
  });

  it('B3 are named with their persons where they are hidden, and taken when somebody says so', () => {
    const sheets = [sheetOf([heading, zhang]), sheetOf([heading, li, wang], '旧', true)];

    expect(read(sheets).sheets[1]).toMatchObject({ name: '旧', people: 2, taken: false, why: 'hidden' });
    expect(read(sheets).list.rows).toHaveLength(1);
    expect(read(sheets, [{ sheet: 1, taken: true }]).list.rows).toHaveLength(3);
    expect(read(sheets, [{ sheet: 0, taken: false }]).sheets[0]).toMatchObject({
      taken: false,
      why: 'chosen',
      people: 1,
    });
    expect(read([sheetOf([heading, li], '旧', true)]).list.rows).toHaveLength(1);
  });

  it('B3 are read by themselves as somebody says', () => {
    const sheets = [sheetOf([heading, zhang], '甲'), sheetOf(['名字|号', li], '乙')];
    const book = read(sheets, [
      {
        sheet: 1,
        mapping: [
          { index: 0, field: 'name' },
          { index: 1, field: null },
        ],
      },
    ]);
    expect(book.list.rows.map(({ values }) => values)).toEqual([
      { name: '张三', idcard: persons.zhang },
      { name: '李四' },
    ]);
  });

  it('B3 of beds name nobody anew but who is in no list', () => {
    const book = read([
      sheetOf([heading, zhang, li], '名单'),
      sheetOf(['房间|床位|姓名', '201|1|张三', '201|2|李四', '202|1|王五'], '宿舍'),
      sheetOf(['职务|姓名|电话', '人事|陈静|13812345678'], '联系人'),
    ]);
    expect(namesOf(book)).toEqual([
      ['张三', '名单', 'add'],
      ['李四', '名单', 'add'],
      ['王五', '宿舍', 'unclear'],
    ]);
    expect(book.sheets.map(({ why }) => why)).toEqual([null, 'named_elsewhere', 'contacts']);
  });

  it('B3 that name one person several times count them where they stand in the list, so that the sums are right', () => {
    const book = read([
      sheetOf([heading, zhang, li], '甲'),
      sheetOf([heading, zhang], '乙'),
      sheetOf([heading, zhang, wang], '丙'),
    ]);

    expect(book.sheets.map(({ people }) => people)).toEqual([2, 0, 1]);
    expect(book.list.rows).toHaveLength(3);
    expect(book.list.skipped.map(({ why, source_sheet }) => [why, source_sheet])).toEqual([
      ['merged', '乙'],
      ['merged', '丙'],
    ]);
  });

  it('B3 that contradict each other leave it open whether somebody is to be insured', () => {
    const book = read([sheetOf([heading, zhang, li], '在职'), sheetOf([heading, zhang], '减员')]);
    expect(namesOf(book).map(([name, , kind]) => [name, kind])).toEqual([
      ['张三', 'unclear'],
      ['李四', 'add'],
      ['张三', 'leave'],
    ]);
  });

  it('B3 of one column are read as the text they hold', () => {
    const csv = sheetOf([], '导出');
    const rows = ['姓名,身份证号,工种', `张三,${persons.zhang},包装工`].map((text, at) => ({
      row_no: at + 3,
      cells: [{ text, kind: 'text' as const }],
    }));
    expect(read([{ ...csv, rows }]).list.rows).toMatchObject([
      { source_row: 4, values: { name: '张三', idcard: persons.zhang, occupation: '包装工' } },
    ]);
  });

  it('B3 may be none', () => {
    expect(read([]).list.rows).toEqual([]);
  });
});
