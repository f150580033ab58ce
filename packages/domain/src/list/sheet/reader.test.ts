import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today, valuesOf } from '../../../test/list-world.ts';
import { readSheet } from '../read-sheet.ts';

const read = (lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory });

const kinds = (lines: readonly string[]) =>
  read(lines).rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add', intent?.words ?? '']);

const who = (lines: readonly string[]) => valuesOf(read(lines)).map(({ name, idcard }) => [name, idcard]);

const zhang = ['张三', persons.zhang];
const li = ['李四', persons.li];
const wang = ['王五', persons.wang];

describe('a sheet that is more than one table', () => {
  it('B3 has headings again in another order', () => {
    const lines = [
      '姓名|身份证|工种',
      `张三|${persons.zhang}|包装工`,
      '',
      '工种|身份证|姓名',
      `焊工|${persons.li}|李四`,
    ];
    expect(valuesOf(read(lines))).toEqual([
      { name: '张三', idcard: persons.zhang, occupation: '包装工' },
      { name: '李四', idcard: persons.li, occupation: '焊工' },
    ]);
    expect(read(lines).skipped.map(({ why }) => why)).toEqual(['blank', 'heading_again']);
  });

  it('B3 has persons above its heading', () => {
    expect(who([`张三|${persons.zhang}`, '姓名|身份证', `李四|${persons.li}`])).toEqual([zhang, li]);
  });

  it('B3 has two persons in a row, with headings and without', () => {
    const row = `张三|${persons.zhang}|李四|${persons.li}`;
    const alone = `王五|${persons.wang}||`;
    expect(who(['姓名|身份证|姓名|身份证', row, alone])).toEqual([zhang, li, wang]);
    expect(who([row, `王五|${persons.wang}|赵六|${persons.zhao}`]).slice(0, 3)).toEqual([zhang, li, wang]);
  });

  it('B3 lies on its side', () => {
    expect(who(['姓名|张三|李四', `身份证号|${persons.zhang}|${persons.li}`, '岗位|包装工|焊工'])).toEqual([
      zhang,
      li,
    ]);
  });
});

describe('what nobody says in so many words', () => {
  it('B3 leaves it open whose number it is where two names stand beside it', () => {
    const [row] = read([
      `王刚|张三|${persons.zhang}`,
      `王刚|李四|${persons.li}`,
      `赵军|王五|${persons.wang}`,
    ]).rows;
    expect(row).toMatchObject({ values: { name: '张三' }, doubts: [{ field: 'name', others: ['王刚'] }] });
  });

  it('B3 takes who stands under 离职, or is ticked there, for a leaver', () => {
    expect(
      kinds(['入职||离职|', '姓名|身份证|姓名|身份证', `张三|${persons.zhang}|李四|${persons.li}`]),
    ).toEqual([
      ['张三', 'add', ''],
      ['李四', 'leave', '离职 姓名'],
    ]);
    expect(kinds(['姓名|身份证|新增|减少', `张三|${persons.zhang}|√|`, `李四|${persons.li}||√`])).toEqual([
      ['张三', 'add', ''],
      ['李四', 'leave', '减少 √'],
    ]);
    expect(kinds(['姓名|身份证|离职日期', `张三|${persons.zhang}|2026-11-20`])).toEqual([
      ['张三', 'leave', '离职日期 2026-11-20'],
    ]);
  });

  it('B3 reads forms, one below another', () => {
    const form = (name: string, idcard: string) => [
      `姓名|${name}|性别|男`,
      `身份证号|${idcard}|岗位|包装工`,
      '',
    ];
    expect(who(['登记表', ...form('张三', persons.zhang), ...form('赵六', persons.zhao)])).toEqual([
      zhang,
      ['赵六', persons.zhao],
    ]);
  });

  it('B3 finds who stands further right than any list reaches', () => {
    const far = `${'|'.repeat(16_000)}李四 ${persons.li}`;
    expect(who(['姓名|身份证', `张三|${persons.zhang}${far}`])).toEqual([zhang, li]);
  });

  it('B3 takes 同上 for what the row above says', () => {
    const rows = read(['姓名|身份证|工种', `张三|${persons.zhang}|包装工`, `李四|${persons.li}|同上`]).rows;
    expect(rows.map(({ values }) => values.occupation)).toEqual(['包装工', '包装工']);
  });

  it('B3 gives the cells of a row to all persons in one of them', () => {
    const rows = read(['用工单位|人员', `苏州精工|张三 ${persons.zhang}；李四 ${persons.li}`]).rows;
    expect(rows.map(({ values }) => [values.name, values.work_company])).toEqual([
      ['张三', '苏州精工电子有限公司'],
      ['李四', '苏州精工电子有限公司'],
    ]);
  });
});

describe('what stands in the wrong place', () => {
  it.each([
    [['姓名|身份证', `${persons.zhang}|张三`], [zhang]],
    [
      ['姓名|身份证', `张三、李四|${persons.zhang}，${persons.li}`],
      [zhang, li],
    ],
    [
      ['人员|备注', `张三 ${persons.zhang} 李四 ${persons.li}|`],
      [zhang, li],
    ],
    [
      ['姓名|身份证', `张三|${persons.zhang}`, `合计：李四 ${persons.li}|`],
      [zhang, li],
    ],
  ])('B3 is found all the same: %j', (lines, expected) => {
    expect(who(lines)).toEqual(expected);
  });

  it('B3 is not the data of whom to call', () => {
    const lines = [
      '姓名|身份证|紧急联系人|紧急联系人身份证|紧急联系人手机',
      `张三|${persons.zhang}|李四|${persons.li}|13812345678`,
    ];
    expect(valuesOf(read(lines))).toEqual([{ name: '张三', idcard: persons.zhang }]);
  });
});

describe('what a sheet says of its persons', () => {
  it('B3 is read from states, remarks and what stands behind a name', () => {
    const lines = [
      '姓名|身份证|状态|备注',
      `张三|${persons.zhang}|在职|`,
      `李四|${persons.li}|离职|`,
      `王五|${persons.wang}|在职|等通知`,
      `赵六|${persons.zhao}||`,
      `陈静（已离职）|${persons.zhao}|在职|`,
      `周宁|${persons.zhao}|在职|顶替李娜`,
    ];
    expect(kinds(lines)).toEqual([
      ['张三', 'add', ''],
      ['李四', 'leave', '离职'],
      ['王五', 'wait', '等通知'],
      ['赵六', 'unclear', '—'],
      ['陈静', 'leave', '陈静（已离职）'],
      ['周宁', 'replace', '顶替李娜'],
    ]);
  });

  it('B3 gives companies, days and states from lines of their own to those below', () => {
    const lines = [
      '姓名|身份证',
      '苏州精工（2人，12月1日起）|',
      `张三|${persons.zhang}`,
      `李四|${persons.li}`,
      '恒大物业（1人）|',
      `王五|${persons.wang}`,
      '离职：|',
      `赵六|${persons.zhao}`,
    ];
    expect(
      read(lines).rows.map(({ values, intent }) => [values.work_company, values.start_date, intent?.kind]),
    ).toEqual([
      ['苏州精工电子有限公司', '2026-12-01', undefined],
      ['苏州精工电子有限公司', '2026-12-01', undefined],
      ['恒大物业', undefined, undefined],
      ['恒大物业', undefined, 'leave'],
    ]);
  });

  it('B3 tells of a total that is another', () => {
    const rows = ['姓名|身份证', `张三|${persons.zhang}`, `李四|${persons.li}`];
    expect(read([...rows, '合计|12人']).skipped).toMatchObject([
      { source_row: 4, why: 'heads', text: '合计 12人', heads: { said: 12, found: 2 } },
    ]);
    expect(read([...rows, '合计|2人']).skipped).toMatchObject([{ source_row: 4, why: 'total' }]);
  });

  it('B3 names who goes beside who comes', () => {
    const lines = [
      '原人员|原人员身份证号|离岗日期|替换人员|替换人员身份证号|上岗日期',
      `张三|${persons.zhang}|11月22日|李四|${persons.li}|明天`,
    ];
    expect(read(lines).rows).toMatchObject([
      { values: { name: '张三', end_date: '2026-11-22' }, intent: { kind: 'leave' } },
      { values: { name: '李四', start_date: '2026-11-22' }, intent: { kind: 'replace', of: '张三' } },
    ]);
  });

  it('B3 marks what contradicts the number', () => {
    const [row] = read(['姓名|身份证|性别|出生日期', `张三|${persons.zhang}|女|1991-03-07`]).rows;
    expect(row?.doubts?.map(({ field, others }) => [field, others])).toEqual([
      ['birthday', ['1990-03-07']],
      ['gender', ['male']],
    ]);
  });
});
