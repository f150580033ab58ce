import { describe, expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { directory, persons } from '../../test/list-world.ts';
import { readBook } from './book.ts';
import { textCell } from './cell.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

const today = day('2026-11-26');

const read = (lines: readonly string[]) => {
  const text = lines.join('\n');
  const pasted = readPasted(text, { today, directory, kind: 'off' });
  return readAs('off', pasted, { today, text, directory }).rows;
};

/** Name, number, first day without and the words of the question, of each row. */
const said = (...lines: readonly string[]) =>
  read(lines).map(({ values: { name, idcard, start_date }, intent }) =>
    [name, idcard, start_date, intent?.words].filter((one) => one !== undefined).join(' '),
  );

describe('a letter about leavers', () => {
  const head = '我司现场以下人员因个人原因提出辞职，烦请于12月1日起停止投保：';
  const list = `丁斌（包装工）、蔡桂（焊工，身份证号${persons.zhang}）、李宇。`;
  const below = ['', '   苏州精工电子有限公司', '   现场主管 冯强', '   2026年11月26日'];

  it('B3 gives a number in brackets to whom it stands behind, and everybody the day of its head', () => {
    expect(said(head, list)).toEqual([
      `蔡桂 ${persons.zhang} 2026-12-01`,
      '丁斌 2026-12-01',
      '李宇 2026-12-01',
    ]);
  });

  it('B3 asks about who signs it with the words of the signature, and so with nobody else', () => {
    expect(said(head, '丁斌、蔡桂、李宇。', ...below).at(-1)).toMatch(/^冯强 .*现场主管 冯强$/);
    expect(said('烦请停保：', '丁斌、蔡桂', '', '现场主管 冯强')).toContain('冯强 现场主管 冯强');
    expect(said('离职：', '丁斌', '', '冯强')).not.toContain('冯强 冯强');
  });

  it('B3 asks nothing of a removal that only an addition says', () => {
    const [, ...doubts] = read([head, list]).flatMap((row) => row.doubts ?? []);

    expect(doubts).toEqual([]);
  });

  it('B3 takes 原定 for no part of a name', () => {
    expect(said('陈静原定一并离职，现本人申请延期至12月15日。')[0]).toMatch(/^陈静 2026-12-16 /);
  });
});

describe('a message about leavers', () => {
  it('B3 asks about who is named above with the correction below', () => {
    expect(said('赵梅今天上最后一个班', '更正：赵梅明天还来一天，28号开始停')[0]).toBe(
      '赵梅 2026-11-27 更正：赵梅明天还来一天，28号开始停',
    );
  });

  it('B3 ends cover on the day from which it says so, beside a whole number too', () => {
    expect(said(`张三 ${persons.zhang} 明天起停保`)).toEqual([`张三 ${persons.zhang} 2026-11-27`]);
    expect(said(`张三 ${persons.zhang} 明天离职`)).toEqual([`张三 ${persons.zhang} 2026-11-28`]);
  });
});

it('B3 quotes a line about one of a table for nobody else of it', () => {
  const rows = [
    ['姓名', '最后工作日'],
    ['韩明', '11/26'],
    ['曾刚', '11/28'],
    ['注：吴建的离职手续还没办完，下周再报', ''],
  ].map((cells, at) => ({ row_no: at + 1, cells: cells.map(textCell) }));
  const { sheets, list } = readBook([{ name: '离职人员明细', hidden: false, rows }], { today, directory });
  const { rows: leaving } = readAs('off', list, { today, titles: ['离职人员明细'], sheets });

  expect(leaving.map(({ values, intent }) => [values.name, intent?.kind ?? null])).toEqual([
    ['韩明', null],
    ['曾刚', null],
    ['吴建', 'wait'],
  ]);
});
