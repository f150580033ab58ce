import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';
import { readSheet } from '../read-sheet.ts';

const read = (lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory }).rows;
const kinds = (lines: readonly string[]) => read(lines).map(({ intent }) => intent?.kind ?? 'add');

const { zhang, li, wang, zhao } = persons;
const heading = '姓名|身份证|工种';

describe('B3 a line of two or three characters between persons', () => {
  it.each([
    ['走的：', 'leave'],
    ['不做了的：', 'leave'],
    ['离的', 'leave'],
    ['再缓缓：', 'wait'],
    ['先等等的人：', 'wait'],
    ['更正：', 'correct'],
    ['换人：', 'unclear'],
    ['调岗', 'unclear'],
  ])('%s says it of those below', (line, kind) => {
    expect(kinds([heading, `张三|${zhang}|焊工`, line, `李四|${li}|焊工`])).toEqual(['add', kind]);
  });

  it('puts right whoever a list of corrections names, but for whom it adds', () => {
    const lines = ['名单更正', heading, `张三|${zhang}|焊工`, '另外加1个', `李四|${li}|焊工`];
    expect(kinds(lines)).toEqual(['correct', 'add']);
  });

  it('takes no day of those who come to those who are put right', () => {
    const rows = read([
      heading,
      '新进（精工，明天上班）：',
      `张三|${zhang}|焊工`,
      '更正：',
      `李四|${li}|焊工`,
    ]);
    expect(rows.map(({ values }) => values.start_date)).toEqual(['2026-11-22', undefined]);
    expect(rows[1]?.values.work_company).toBe('苏州精工电子有限公司');
  });
});

describe('B3 a work type’s cell', () => {
  it.each([
    ['等通知', 'wait'],
    ['上次身份证写错了', 'correct'],
    ['说走又没走，你先问问班长', 'unclear'],
    ['体检没过', 'wait'],
  ])('that holds %s speaks of the person, and is no work type', (words, kind) => {
    const [row] = read([heading, `张三|${zhang}|${words}`, `李四|${li}|焊工`]);
    expect(row?.intent).toMatchObject({ kind, words });
    expect(row?.values.occupation).toBeUndefined();
  });

  it('speaks of nobody where it holds a work type', () => {
    const file = new URL('../../../../../corpus/occupations.tsv', import.meta.url);
    const names = readFileSync(file, 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((line) => line.split('\t'))
      .flatMap((cell) => cell.split(/[、,，;；]/u))
      .filter((text) => /\p{Script=Han}{2}/u.test(text) && text.length < 20);
    expect(names.length).toBeGreaterThan(400);
    const told = names.filter((name) => kinds([heading, `张三|${zhang}|${name}`])[0] !== 'add');
    expect(told).toEqual([]);
  });
});

describe('B3 a greeting', () => {
  it('gives nobody a work type', () => {
    const [row] = read(['老师好，这周的都在这张表', '姓名|身份证', `张三|${zhang}`]);
    expect(row?.values.occupation).toBeUndefined();
  });
});

describe('B3 the begin of contracts', () => {
  const title = '姓名|身份证|岗位|合同开始|合同结束';

  it('is that of the work where none has begun', () => {
    const [row] = read([title, `王五|${wang}|焊工|2026-12-01|2027-05-31`]);
    expect(row?.values).toMatchObject({ start_date: '2026-12-01' });
    expect(row?.values.end_date).toBeUndefined();
  });

  it('is left where one began before today', () => {
    const rows = read([
      title,
      `王五|${wang}|焊工|2023-12-01|2026-11-30`,
      `赵六|${zhao}|焊工|2026-12-01|2027-05-31`,
    ]);
    expect(rows.map(({ values }) => values.start_date)).toEqual([undefined, undefined]);
  });
});

describe('B3 a number', () => {
  it('torn into the cell for the mobile is whole again where its check digit agrees', () => {
    const rows = read([
      '姓名|身份证|手机|工种',
      `张三|${li.slice(0, 10)}|${li.slice(10)}|焊工`,
      `李四|${li.slice(0, 10)}|${zhang.slice(10)}|焊工`,
    ]);
    expect(rows[0]?.values).toMatchObject({ idcard: li });
    expect(rows[0]?.values.mobile).toBeUndefined();
    expect(rows[1]?.values.idcard).not.toHaveLength(18);
  });
});

describe('B3 leavers above starters', () => {
  it.each(['本周入职人员', '入职', '二、增员', '新增人员'])('end where another line begins: %s', (line) => {
    const rows = readBook(
      [
        sheetOf([
          '本周离职人员',
          '姓名|身份证号|离职日期',
          `李四|${li}|11.22`,
          line,
          '姓名|身份证号|入职日期',
          `赵六|${zhao}|11.24`,
        ]),
      ],
      { today, directory },
    ).list.rows;
    expect(rows).toMatchObject([
      { values: { end_date: '2026-11-22' }, intent: { kind: 'leave' } },
      { values: { start_date: '2026-11-24' } },
    ]);
    expect(rows[1]?.intent).toBeUndefined();
  });
});

describe('B3 answers under 保险', () => {
  it('are no days', () => {
    const rows = read(['姓名|身份证|保险', `张三|${zhang}|买`, `李四|${li}|不买`, `王五|${wang}|√`]);
    expect(rows.map(({ intent }) => intent?.kind)).toEqual([undefined, 'unclear', undefined]);
    expect(rows.map(({ values }) => values.start_date)).toEqual([undefined, undefined, undefined]);
  });
});

describe('B3 a remark of a day and nothing else', () => {
  it('is asked about beside another in its column', () => {
    const [row] = read(['姓名|身份证|进厂日期|备注', `张三|${zhang}|11.25|26号到`]);
    expect(row?.doubts).toMatchObject([{ field: 'start_date', others: ['2026-11-26'] }]);
  });
});
