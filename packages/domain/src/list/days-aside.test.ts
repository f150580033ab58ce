import { describe, expect, it } from 'vitest';
import { directory, today } from '../../test/leavers-world.ts';
import type { ListType } from '../changes/kinds.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

// Whose a day is, and who is nobody: laws for messages to add persons and to take them off.

const [one, two] = ['320583197101011011', '321322198511231756'];

const rowsOf = (kind: ListType, text: string) =>
  readAs(kind, readPasted(text, { today, directory, kind }), { today, text, directory }).rows;
const said = (kind: ListType, text: string) =>
  rowsOf(kind, text).map(({ values: { name, start_date = '' }, intent, doubts = [] }) =>
    [
      name,
      intent ? 'asked' : doubts.some(({ field }) => field === 'start_date') ? 'day asked' : 'ready',
      start_date,
    ].join(' '),
  );

describe('a day of something beside the work', () => {
  it.each([
    '工资12月10日发',
    '12月10日发工资',
    '宿舍12月10日前清空',
    '12.10开会',
    '押金12月10号退',
    '合同12月10日签',
    '体检12.10',
  ])('B3 is nobody’s last one, over them or below: %s', (words) => {
    expect(said('off', `${words}\n刘洋 ${one} 走了`)).toEqual(['刘洋 ready ']);
    expect(said('off', `刘洋 ${one} 走了\n${words}`)).toEqual(['刘洋 ready ']);
    expect(said('off', `${words}\n刘洋走了`)).toEqual(['刘洋 ready ']);
  });

  it('B3 is nobody’s first one', () => {
    const [row] = rowsOf('add', `工资12月10日发\n华讯 操作工 刘洋 ${one}`);
    expect(row?.values.start_date).toBeUndefined();
    expect(said('add', `华讯 操作工 明天\n刘洋 ${one} 合同12月5日签`)).toEqual(['刘洋 ready 2026-11-27']);
  });

  it('B3 is theirs where it says how long they worked', () => {
    expect(said('off', `刘洋 ${one} 走了，工资结到12月10日`)).toEqual(['刘洋 ready 2026-12-11']);
  });

  it.each(['快餐12月10日吃', '尾牙12月10日办'])(
    'B3 is asked about where nobody knows what the words are about: %s',
    (words) => {
      expect(said('off', `${words}\n刘洋 ${one} 走了`)).toEqual(['刘洋 asked 2026-12-11']);
      expect(said('off', `${words}\n刘洋走了`)).toEqual(['刘洋 asked 2026-12-11']);
    },
  );
});

describe('what leads to people who are named elsewhere', () => {
  it.each(['以下人员', '下列员工', '如下人员', '下面几个', '这几个人', '这3位', '的以下同事'])(
    'B3 makes nobody of the place before it: %s',
    (those) => {
      for (const place of ['华讯', '华美', '华讯 ']) {
        expect(said('off', `${place}${those}12月10日离职\n刘洋\n张伟`).toSorted(), place).toEqual([
          '刘洋 ready 2026-12-11',
          '张伟 ready 2026-12-11',
        ]);
        expect(rowsOf('add', `${place}${those}12月10日离职，谢谢`), place).toEqual([]);
      }
    },
  );

  it('B3 leaves them their names who are named before it', () => {
    expect(said('off', '张伟、刘洋这几个人12月10日离职')).toEqual([
      '张伟 ready 2026-12-11',
      '刘洋 ready 2026-12-11',
    ]);
  });

  it('B3 makes nobody of what is said to whoever reads it', () => {
    expect(rowsOf('off', '华讯以下人员12月10日离职，谢谢')).toEqual([]);
  });
});

describe('a day that may be another', () => {
  it.each(['刘洋 A 28', '刘洋 A 走了 28', '离职\n刘洋 A 28', '离职：刘洋 A 5'])(
    'B3 is asked about where it is a figure behind a number: %s',
    (text) => {
      expect(said('off', text.replace('A', one))[0]).toContain('day asked');
    },
  );

  it.each([
    '离职\n刘洋 A 3.27',
    '刘洋 A 3月27日走',
    '3.27离职\n刘洋 A',
    '3月27日离职\n刘洋',
    '刘洋3月27日走',
  ])('B3 is asked about where it has no year and is far ahead: %s', (text) => {
    const [row] = rowsOf('off', text.replace('A', one));
    expect(row?.values.start_date).toBe('2027-03-28');
    expect(row?.doubts?.map(({ others }) => others)).toEqual([['2026-03-28']]);
  });

  it('B3 is asked about in a table too, and of who comes', () => {
    const table = `姓名,身份证号,离职日期\n刘洋,${one},3.27\n张伟,${two},12.1`;
    expect(said('off', table)).toEqual(['刘洋 day asked 2027-03-28', '张伟 ready 2026-12-02']);
    expect(said('add', `华讯 操作工 3.27\n刘洋 ${one}`)).toEqual(['刘洋 day asked 2027-03-27']);
    expect(said('add', `姓名,身份证号,到岗日期\n刘洋,${one},3.27`)).toEqual(['刘洋 day asked 2027-03-27']);
  });

  it('B3 is no question with its year', () => {
    expect(said('off', `2027年3月27日离职\n刘洋 ${one}`)).toEqual(['刘洋 ready 2027-03-28']);
  });
});
