import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';
import { readSheet } from '../read-sheet.ts';

const list = (lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory });
const read = (lines: readonly string[]) => list(lines).rows;
const intents = (lines: readonly string[]) =>
  read(lines).map(({ values, intent }) => [values.name, intent?.kind ?? 'add']);

const { zhang, li, wang, zhao } = persons;

describe('signs of a sheet of attendance', () => {
  const lines = [
    '姓名|身份证|16|17|18|19|20|21',
    `张三|${zhang}|√|√|√|√|√|√`,
    `李四|${li}||新|√|√|离|`,
    `王五|${wang}|√|√|√|√|√|√`,
  ];

  it('B3 give who came and left again both days', () => {
    const [, both] = read(lines);
    expect(both).toMatchObject({
      values: { start_date: '2026-11-17', end_date: '2026-11-20' },
      intent: { kind: 'leave' },
      doubts: [
        { field: 'start_date', words: '17 新' },
        { field: 'end_date', words: '20 离' },
      ],
    });
  });

  it('B3 mean the nearest day of a plan, and name the one before', () => {
    const [, , goes] = read([
      '姓名|身份证|22|23|24|25|26',
      `张三|${zhang}|早|早|早|早|中`,
      `李四|${li}|中|中|中|夜|夜`,
      `王五|${wang}|夜|夜|离||`,
    ]);
    expect(goes).toMatchObject({
      values: { end_date: '2026-11-24' },
      doubts: [{ field: 'end_date', others: ['2026-10-24'] }],
    });
  });
});

describe('cells in one another’s place', () => {
  const heading = '姓名|身份证|手机|岗位|入职';
  const whole = {
    name: '李四',
    idcard: li,
    mobile: '13812345678',
    occupation: '包装工',
    start_date: '2026-11-24',
  };

  it.each([
    ['number and mobile', `李四|13812345678|${li}|包装工|11.24`],
    ['name and number', `${li}|李四|13812345678|包装工|11.24`],
    ['day and mobile', `李四|${li}|11月24日|包装工|13812345678`],
    ['cells that slipped from the third on', `李四|${li}|包装工|11月24日|13812345678`],
    ['a row that slipped to the right', `作|李四|${li}|13812345678|包装工|11.24`],
  ])('B3 are put back: %s', (_, row) => {
    const [, second] = read([heading, `张三|${zhang}|13912345678|包装工|11.24`, row]);
    expect(second?.values).toMatchObject(whole);
  });

  it('B3 are put back where the whole row slipped to the left', () => {
    const [, second] = read([
      '序号|姓名|身份证|手机|岗位|入职',
      `1|张三|${zhang}|13912345678|包装工|11.24`,
      `李四|${li}|13812345678|包装工|11.24`,
    ]);
    expect(second?.values).toMatchObject(whole);
  });

  it('B3 stay where nothing is known by its look', () => {
    const [, second] = read([heading, `张三|${zhang}|13912345678|包装工|11.24`, `李四|${li}|宿舍|焊工|待定`]);
    expect(second?.values).toMatchObject({ mobile: '宿舍', occupation: '焊工', start_date: '待定' });
  });
});

describe('days where others have their work', () => {
  it('B3 are when somebody came, or goes', () => {
    const rows = read([
      `张三|${zhang}|包装工`,
      `李四|${li}|11.24`,
      `赵六|${zhao}|焊工`,
      '离职',
      `王五|${wang}|11.22`,
    ]);
    expect(rows[1]?.values).toMatchObject({ start_date: '2026-11-24' });
    expect(rows[3]).toMatchObject({ values: { end_date: '2026-11-22' }, intent: { kind: 'leave' } });
    expect([rows[1], rows[3]].map((row) => row?.values.occupation)).toEqual([undefined, undefined]);
  });
});

describe('rows that are struck out', () => {
  it.each([
    ['before the name', `作废 李四|${li}|包装工|`],
    ['behind the name', `李四作废|${li}|包装工|`],
    ['in brackets', `（作废）李四|${li}|包装工|`],
    ['in place of the work type', `李四|${li}|作废|`],
    ['in a cell of its own', `李四|${li}|包装工|此行作废`],
    ['in a cell that pushes all others on', `作废|李四|${li}|包装工`],
  ])('B3 keep their person back, by a word %s', (_, row) => {
    expect(intents(['姓名|身份证|工种|', `张三|${zhang}|包装工|`, row])).toEqual([
      ['张三', 'add'],
      ['李四', 'unclear'],
    ]);
  });

  it('B3 say that somebody left, in whichever cell', () => {
    const [, left] = read(['姓名|身份证|工种', `张三|${zhang}|包装工`, `李四|${li}|已离职`]);
    expect(left).toMatchObject({ values: { name: '李四', idcard: li }, intent: { kind: 'leave' } });
    expect(left?.values.occupation).toBeUndefined();
  });
});

describe('lists of those who are not to be insured', () => {
  it.each([['不予录用人员黑名单'], ['面试人员名单'], ['应聘登记表'], ['理赔人员明细']])(
    'B3 are asked about: %s',
    (title) => {
      const lines = [title, '姓名|身份证', `张三|${zhang}`];
      expect(read(lines)).toMatchObject([{ intent: { kind: 'unclear', words: title } }]);
    },
  );

  it('B3 are known by the name of the sheet', () => {
    const { list: whole } = readBook(
      [sheetOf(['姓名|身份证', `张三|${zhang}`], '增员'), sheetOf(['姓名|身份证', `李四|${li}`], '黑名单')],
      { today, directory },
    );
    expect(whole.rows.map(({ intent }) => intent?.kind)).toEqual([undefined, 'unclear']);
  });

  it('B3 quote the title where the sheet has no name of its own', () => {
    const { list: whole } = readBook([sheetOf(['8月工资表', '姓名|身份证', `张三|${zhang}`], 'Sheet1')], {
      today,
      directory,
    });
    expect(whole.rows).toMatchObject([{ intent: { kind: 'unclear', words: '8月工资表' } }]);
  });
});

describe('who stands in a cell', () => {
  it('B3 is one person where a name in two parts has one number, and the name is asked about', () => {
    expect(read(['姓名|身份证', `张三|${zhang}`, `吉克 阿沙|${li}`])[1]).toMatchObject({
      values: { name: '吉克阿沙', idcard: li },
      doubts: [{ field: 'name', words: '吉克 阿沙', others: ['吉克', '阿沙'] }],
    });
  });

  it('B3 are the persons of a crowded cell, whatever stands before it', () => {
    const names = read(['班组|人员（姓名+身份证）', `甲班|贡布 ${wang}\n赵六 ${zhao}`]).map(
      ({ values }) => values.name,
    );
    expect(names).toEqual(['贡布', '赵六']);
  });

  it.each([
    ['回乡证 H06281735', 'H06281735', '4'],
    ['H06281735（回乡证）', 'H06281735', '4'],
    ['护照：C7812345', 'C7812345', '3'],
    [`身份证：${li}`, li, undefined],
  ])('B3 has a number without the words beside it: %s', (written, idcard, idtype) => {
    const [row] = read(['姓名|证件号|岗位', `李四|${written}|焊工`]);
    expect([row?.values.idcard, row?.values.idtype]).toEqual([idcard, idtype]);
  });

  it('B3 is nobody where a place is vacant', () => {
    expect(
      intents([
        '离岗人员|离岗人员|顶岗人员|顶岗人员',
        '姓名|身份证|姓名|身份证',
        `张三|${zhang}|暂无，在招|`,
        `（新增岗，不顶人）||李四|${li}`,
      ]),
    ).toEqual([
      ['张三', 'leave'],
      ['李四', 'add'],
    ]);
  });
});

describe('lines of a list', () => {
  it('B3 are no company where they name a part of one', () => {
    const rows = read([
      '苏州精工电子 11.24到岗',
      '姓名|身份证',
      '包装车间',
      `张三|${zhang}`,
      '后厨',
      `李四|${li}`,
    ]);
    expect(rows.map(({ values, doubts }) => [values.work_company, doubts])).toEqual([
      ['苏州精工电子有限公司', undefined],
      ['苏州精工电子有限公司', undefined],
    ]);
  });

  it('B3 count nobody where they add up money', () => {
    const { skipped } = list(['姓名|身份证|工资|餐补', `张三|${zhang}|#3000|#20`, '合计||#3000|#20']);
    expect(skipped).toMatchObject([{ why: 'total' }]);
  });

  it('B3 are a title where one cell says what comes and others are empty', () => {
    const { heading_row, rows } = list(['精工电子|进厂人员|', '姓名|身份证|工种', `张三|${zhang}|焊工`]);
    expect(heading_row).toBe(2);
    expect(rows).toMatchObject([{ values: { work_company: '苏州精工电子有限公司' } }]);
  });
});

describe('numbers', () => {
  it('B3 offer no digits that a spreadsheet made up', () => {
    const [row] = read(['姓名|身份证|岗位', '张三|#110101199003070000|焊工']);
    expect(row?.doubts).toBeUndefined();
  });

  it('B3 of a day that is none of the work begin nothing', () => {
    const [row] = read(['新员工 11月24日入职', '姓名|身份证|登记日期', `张三|${zhang}|11月23日`]);
    expect(row?.values.start_date).toBe('2026-11-24');
  });
});
