import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';

const read = (lines: readonly string[]) => readBook([sheetOf(lines)], { today, directory }).list.rows;
const told = (lines: readonly string[]) =>
  read(lines).map(({ values, intent }) => [
    values.name,
    values.idcard,
    intent?.kind ?? 'add',
    intent?.of ?? '',
  ]);

const { zhang, li, wang, zhao } = persons;
const heading = '序号|姓名|身份证号|工种|备注';

describe('B3 whoever comes in the place of somebody of the list', () => {
  it('is a person where the remark of who goes gives name and number', () => {
    const rows = read([
      '精工 11月25日入职',
      heading,
      `1|李四|${li}|焊工|`,
      `2|王五|${wang}|焊工|不来了，换成赵六 ${zhao}`,
    ]);
    expect(rows[1]).toMatchObject({ values: { name: '王五', idcard: wang }, intent: { kind: 'leave' } });
    expect(rows[1]?.values.start_date).toBeUndefined();
    expect(rows[2]).toMatchObject({
      values: { name: '赵六', idcard: zhao, work_company: '苏州精工电子有限公司', start_date: '2026-11-25' },
      intent: { kind: 'replace', of: '王五' },
      doubts: [{ field: 'start_date' }],
    });
  });

  it.each(['第2个换成赵六', '第2位由赵六顶替', '序号2换成赵六'])(
    'ends the place that a note counts: %s',
    (note) => {
      const lines = [heading, `1|李四|${li}|焊工|`, `2|王五|${wang}|焊工|`, `${note} ${zhao}`];
      expect(told(lines)).toEqual([
        ['李四', li, 'add', ''],
        ['王五', wang, 'leave', ''],
        ['赵六', zhao, 'replace', '王五'],
      ]);
    },
  );

  it('is nobody new where the remark puts the number right', () => {
    expect(told([heading, `1|李四|${li}|焊工|身份证改为${li}`, `2|王五|${wang}|焊工|`])).toHaveLength(2);
  });
});

describe('B3 a table of replacements below a list', () => {
  const above = ['精工 增员', '姓名|身份证号|工种|日期', `李四|${li}|焊工|11月24日`];
  const tables = [
    ['原员工|原身份证号|新员工|新身份证号|替换日期', `王五|${wang}|赵六|${zhao}|11月25日`],
    ['替换|离职人员|身份证号|接替人员|身份证号', `1|王五|${wang}|赵六|${zhao}`],
  ];

  it.each(tables)('gives each of the two the own number: %s', (title, row) => {
    expect(told([...above, '替换人员', title, row])).toEqual([
      ['李四', li, 'add', ''],
      ['王五', wang, 'leave', ''],
      ['赵六', zhao, 'replace', '王五'],
    ]);
  });
});

describe('B3 a line below that gives all but one another day than the title', () => {
  it.each(['以上除了王五，都从11月26日开始', '以上除王五外都从11月26日开始'])(
    'is what counts: %s',
    (line) => {
      const rows = read([
        '11月25日入职',
        '姓名|身份证号|工种',
        `张三|${zhang}|焊工`,
        `王五|${wang}|焊工`,
        line,
      ]);
      expect(rows).toMatchObject([
        { values: { start_date: '2026-11-26' }, doubts: [{ field: 'start_date', others: ['2026-11-25'] }] },
        { values: { start_date: '2026-11-25' } },
      ]);
      expect(rows[1]?.intent).toBeUndefined();
    },
  );

  it('keeps back whoever it leaves out of the cover', () => {
    const [, wangs] = read([
      '11月25日入职',
      '姓名|身份证号',
      `张三|${zhang}`,
      `王五|${wang}`,
      '以上除了王五，都买',
    ]);
    expect(wangs?.intent).toBeDefined();
  });
});
