import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';
import { readDate } from '../words/dates.ts';
import { createLines, headsIn } from './scope.ts';
import { createDirectory } from '../../roster/directory.ts';
import { readSheet } from '../read-sheet.ts';

const list = (lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory });
const read = (lines: readonly string[]) => list(lines).rows;
const kinds = (lines: readonly string[]) => read(lines).map(({ intent }) => intent?.kind);

const { zhang, li, wang, zhao } = persons;
const [first, second] = [`张三|${zhang}|`, `李四|${li}|`];

describe('whether somebody is to be insured', () => {
  it('B3 is open under a question that others answer, and where the answer is none', () => {
    const lines = [
      '姓名|身份证|是否买保险',
      `${first}是`,
      `${second}否`,
      `王五|${wang}|`,
      `赵六|${zhao}|自己有`,
    ];
    expect(kinds(lines)).toEqual([undefined, 'unclear', 'unclear', 'unclear']);
    expect(read(lines)[1]?.intent?.words).toBe('是否买保险 否');
  });

  it.each([
    '已签自愿放弃',
    '在其他单位参保',
    '拉黑',
    '产假',
    '合同到期',
    '身份证过期',
    '培训中',
    '无需',
    'NO',
    '？',
  ])('B3 is asked about where a remark speaks against it: %s', (words) => {
    expect(kinds(['姓名|身份证|工种|备注', `${first}包装工|夜班`, `${second}包装工|${words}`])).toEqual([
      undefined,
      'unclear',
    ]);
  });

  it('B3 is known by the short name of its company alone in a cell without a heading', () => {
    const rows = read([
      `张三|${zhang}|好丰|包装工`,
      `李四|${li}|好丰|包装工`,
      `王五|${wang}|苏州精工|包装工`,
    ]);
    expect(rows.map(({ values }) => values.work_company)).toEqual([
      '昆山好丰食品有限公司',
      '昆山好丰食品有限公司',
      '苏州精工电子有限公司',
    ]);
  });

  it('B3 is open below a kind that is written once for several', () => {
    const lines = ['类别|姓名|身份证', `新增|张三|${zhang}`, `减少|李四|${li}`, `|王五|${wang}`];
    expect(kinds(lines)).toEqual([undefined, 'leave', 'unclear']);
  });

  it.each([
    ['李四/离职', 'leave'],
    ['李四——不来了', 'leave'],
    ['李四：暂缓', 'wait'],
    ['李四 请假', 'unclear'],
    ['新：李四', undefined],
    ['（例）李四', 'unclear'],
    ['示例：李四', 'unclear'],
  ])('B3 is said beside the name, which is the name all the same: %s', (written, kind) => {
    const [, row] = read(['姓名|身份证', first.slice(0, -1), `${written}|${li}`]);
    expect([row?.values.name, row?.intent?.kind]).toEqual(['李四', kind]);
  });

  it.each(['Leavers', 'Leaving staff', 'Offboarding', 'Departures'])(
    'B3 is no where the sheet is called %s',
    (name) => {
      const sheets = [
        sheetOf(['Name|ID', `${first}`], 'Joiners'),
        sheetOf(['Name|ID|Start', `${second}11.25`], name),
      ];
      const { rows } = readBook(sheets, { today, directory }).list;
      expect(rows.map(({ intent }) => intent?.kind)).toEqual([undefined, 'leave']);
    },
  );

  it.each(['Last working day', 'Last day', '最后工作日'])('B3 is no for who has a day under %s', (title) => {
    expect(read([`姓名|身份证|${title}`, `${first}2026-11-24`])).toMatchObject([
      { values: { end_date: '2026-11-24' }, intent: { kind: 'leave' } },
    ]);
  });

  it('B3 waits who is to be confirmed', () => {
    expect(kinds(['Name|ID|Remarks', `${first}awaiting medical`, `${second}TBC`])).toEqual(['wait', 'wait']);
  });
});

describe('lines that speak of some', () => {
  it('B3 mean the second person by 第2个, wherever that row stands', () => {
    const lines = ['名单', '姓名|身份证', first, second, `王五|${wang}|`, '第2个先不买'];
    expect(kinds(lines)).toEqual([undefined, 'wait', undefined]);
    expect(list(lines).skipped.map(({ why }) => why)).not.toContain('heads');
  });

  it('B3 leave open who is to stay where all others stop', () => {
    expect(kinds(['除以下人员外，其余全部停保', '姓名|身份证', first])).toEqual(['unclear']);
  });

  it('B3 leave open who comes again another day', () => {
    expect(kinds(['姓名|身份证|备注', first, `${second}下周一再来`])).toEqual([undefined, 'unclear']);
  });
});

it('B3 takes a mobile for no number of a document', () => {
  expect(read(['姓名|身份证/电话', '张三|13812345678'])[0]?.values).toEqual({
    name: '张三',
    mobile: '13812345678',
  });
});

describe('days', () => {
  it('B3 are the end of who has one in a remark, and asked about', () => {
    const [row, other] = read(['姓名|身份证|备注', `${first}做到12月5日`, `${second}健康证12.5到期`]);
    expect(row).toMatchObject({
      values: { end_date: '2026-12-05' },
      doubts: [{ field: 'end_date', words: '做到12月5日' }],
    });
    expect(other?.values.end_date).toBeUndefined();
  });

  it('B3 are the end of who left on one that a remark names in figures', () => {
    const lines = ['姓名|身份证|状态|备注', `${first}离职|11.18走的`, `${second}离职|周五走的`];
    const [row, other] = read(lines);
    expect(row).toMatchObject({
      values: { end_date: '2026-11-18' },
      doubts: [{ field: 'end_date', words: '11.18走的' }],
    });
    expect(other?.values.end_date).toBeUndefined();
  });

  it('B3 are the beginning in the one column of a list without headings, and marked as told by their look', () => {
    expect(read([`${first}明天`, `${second}11.25|没有行李`, `王五|${wang}|26号`])).toMatchObject([
      { values: { start_date: '2026-11-22' }, doubts: [{ field: 'start_date', words: '明天' }] },
      { values: { start_date: '2026-11-25', remark: '没有行李' }, doubts: [{ words: '11.25' }] },
      { values: { start_date: '2026-11-26' }, doubts: [{ words: '26号' }] },
    ]);
  });

  it("B3 of two columns without headings are nobody's beginning", () => {
    const rows = read([`${first}24号|26号`, `${second}25号|27号`, `王五|${wang}|25号|28号`]);
    expect(rows.map(({ values }) => values.start_date)).toEqual([undefined, undefined, undefined]);
    expect(rows.map(({ doubts = [] }) => doubts.map(({ field }) => field))).toEqual(
      rows.map(() => ['start_date']),
    );
  });

  it('B3 are put off by a remark, and the one before is the other reading', () => {
    const lines = ['姓名|身份证|入职日期|备注', `${first}11.23|改到11.27上班`];
    expect(read(lines)).toMatchObject([
      {
        values: { start_date: '2026-11-27' },
        intent: { kind: 'correct' },
        doubts: [{ field: 'start_date', others: ['2026-11-23'] }],
      },
    ]);
  });

  it.each([['提前到11.22'], ['11.22才能来'], ['改到11.22']])(
    'B3 of a remark are another reading of the beginning: %s',
    (remark) => {
      const [row, open] = read([
        '姓名|身份证|入职日期|备注',
        `${first}11.24|${remark}`,
        `${second}|${remark}`,
      ]);
      const readings = row?.doubts?.map(({ others }) => new Set([row.values.start_date, ...others]));
      expect(readings).toEqual([new Set(['2026-11-22', '2026-11-24'])]);
      expect(open).toMatchObject({ values: { start_date: '2026-11-22' }, doubts: [{ words: remark }] });
    },
  );

  it.each(['2026年12月1日零时', '2026-12-01 0时', '12月1日0:00起', '2026.12.1 零点'])(
    'B3 have an hour at which they begin: %s',
    (text) => expect(readDate(text, today)).toBe('2026-12-01'),
  );

  it('B3 begin who is on a plan only from a later day on', () => {
    const rows = read(['姓名|身份证|23|24|25|26', `${first}早|早|早|中`, `${second}|||夜`]);
    expect(rows[1]).toMatchObject({
      values: { start_date: '2026-11-26' },
      doubts: [{ field: 'start_date', words: '26 夜' }],
    });
    expect(rows[0]?.doubts).toBeUndefined();
  });
});

describe('rows that are nobody', () => {
  it.each([['填写真实姓名|18位|全称'], ['必填|必填|选填']])('B3 say what to write: %s', (row) => {
    const { rows, skipped } = list(['姓名|身份证|单位', row, first]);
    expect(rows.map(({ values }) => values.name)).toEqual(['张三']);
    expect(skipped).toMatchObject([{ why: 'note' }]);
  });

  it.each([['以上合计|1|人'], ['本页合计|1|人'], ['人员合计|1|人']])('B3 add up: %s', (row) => {
    const { rows, skipped } = list(['姓名|身份证|单位', first, row]);
    expect([rows.length, skipped[0]?.why]).toEqual([1, 'total']);
  });

  it.each([
    ['日期:2026.11.25  人数:2', 2],
    ['2026.11.25 人员名单', undefined],
    ['身份证18位', undefined],
    ['共12人', 12],
  ])('B3 count heads where heads are counted: %s', (text, heads) => expect(headsIn(text)).toBe(heads));
});

it('B3 knows a company by what its trade is called', () => {
  const names = ['常州金盛汽车部件有限公司', '苏州金沙食品有限公司'];
  const lines = createLines(
    today,
    createDirectory(
      names.map((name, at) => ({ id: at + 1, name, status: 10, occupation_codes: [] })),
      [],
    ),
  );
  expect(['金盛汽配', '金沙汽配', '金盛塑机'].map(lines.company)).toEqual([names[0], '金沙汽配', '金盛塑机']);
});
