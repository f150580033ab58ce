import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today, valuesOf } from '../../test/list-world.ts';
import { readSheet } from './read-sheet.ts';
import type { ListOptions } from './table.ts';

const read = (lines: readonly string[], options: Partial<ListOptions> = {}) =>
  readSheet(sheetOf(lines), { today, ...options });

const fieldsOf = (lines: readonly string[], options: Partial<ListOptions> = {}) =>
  read(lines, options).columns.map(({ field }) => field);

describe('a list that a site manager sent', () => {
  const lines = [
    '苏州精工电子有限公司12月入职人员名单|苏州精工电子有限公司12月入职人员名单|||||',
    '填表日期：2026-11-20||||||',
    '',
    '序号|姓  名|身份证号码（必填）|联系方式|实际用工单位|岗位|入职日期',
    `1|张三|'${persons.zhang}|138 1234 5678|苏州精工电子有限公司|包装工|#46082`,
    `2| 李 四 |３２０５０６１９８８０２２９０１２３|+86 139-1234-5678|苏州精工\n电子有限公司|普工|2026/12/1`,
    '||||||',
    '序号|姓  名|身份证号码（必填）|联系方式|实际用工单位|岗位|入职日期',
    '~3|买买提•吐尔逊|11010519491231002x|13612345678|宁波港务（集团）|装卸|2026年12月1日',
    '4|𠮷野|#1.10101199003070E+17||宁波港务（集团）|装卸|12月1日',
    '5||||||',
    '6||||苏州精工电子有限公司|包装工|2026-12-01',
    '7|王五|||苏州精工电子有限公司|包装工|',
    '合计|5人|||||',
    '制表人：王小明|||审核：||日期：2026-11-20|',
  ];

  it('B3 reads every person, values tidied and names as they were', () => {
    expect(valuesOf(read(lines))).toEqual([
      {
        name: '张三',
        idcard: persons.zhang,
        mobile: '13812345678',
        work_company: '苏州精工电子有限公司',
        occupation: '包装工',
        start_date: '2026-03-01',
      },
      {
        name: '李四',
        idcard: persons.li,
        mobile: '13912345678',
        work_company: '苏州精工电子有限公司',
        occupation: '普工',
        start_date: '2026-12-01',
      },
      {
        name: '买买提•吐尔逊',
        idcard: '11010519491231002X',
        mobile: '13612345678',
        work_company: '宁波港务（集团）',
        occupation: '装卸',
        start_date: '2026-12-01',
      },
      {
        name: '𠮷野',
        idcard: '1.10101199003070E+17',
        work_company: '宁波港务（集团）',
        occupation: '装卸',
        start_date: '2026-12-01',
      },
      { name: '王五', work_company: '苏州精工电子有限公司', occupation: '包装工' },
    ]);
  });

  it('B3 says of every other row why it is nobody', () => {
    const { heading_row, rows, skipped, hidden_rows } = read(lines);

    expect(heading_row).toBe(4);
    expect(skipped.map(({ source_row, why }) => [source_row, why])).toEqual([
      [1, 'above_heading'],
      [2, 'above_heading'],
      [3, 'blank'],
      [7, 'blank'],
      [8, 'heading_again'],
      [11, 'blank'],
      [12, 'note'],
      [14, 'total'],
      [15, 'note'],
    ]);
    expect(skipped.map(({ text }) => text)).toContain('制表人：王小明 审核： 日期：2026-11-20');
    expect(rows.length + skipped.length + 1).toBe(lines.length);
    expect(hidden_rows).toBe(1);
  });

  it('names the columns, with samples', () => {
    const { columns } = read(lines);

    expect(columns.map(({ field, by }) => [field, by])).toEqual([
      [null, 'heading'],
      ['name', 'heading'],
      ['idcard', 'heading'],
      ['mobile', 'heading'],
      ['work_company', 'heading'],
      ['occupation', 'heading'],
      ['start_date', 'heading'],
    ]);
    expect(columns[1]).toMatchObject({ title: '姓 名', samples: ['张三', '李 四', '买买提•吐尔逊'] });
  });
});

describe('the heading', () => {
  const body = [`张三|${persons.zhang}|包装工`, `李四|${persons.li}|焊工`];

  it('may take two rows, whether or not merged cells come filled in', () => {
    const plain = ['姓名|证件信息||联系|', '|类型|号码|电话|备注', `张三|身份证|${persons.zhang}|138|`];
    const merged = [
      '姓名|证件信息|证件信息|联系|联系',
      '姓名|类型|号码|电话|备注',
      `张三|身份证|${persons.zhang}|138|`,
    ];
    for (const lines of [plain, merged])
      expect(fieldsOf(lines)).toEqual(['name', 'idtype', 'idcard', 'mobile', 'remark']);
    expect(valuesOf(read(plain))).toEqual([
      { name: '张三', idtype: '1', idcard: persons.zhang, mobile: '138' },
    ]);
    expect(read(plain)).toMatchObject({ heading_row: 1, skipped: [{ source_row: 2, why: 'heading_again' }] });
  });

  it('stands alone under a title and notes that are full of words of headings', () => {
    const lines = [
      '12月增员||',
      '单位：江南派遣|日期：2026年11月20日|',
      '姓名|证件号码|用工企业名称',
      `张三|${persons.zhang}|丙`,
    ];
    expect(read(lines).heading_row).toBe(3);
    expect(fieldsOf(lines)).toEqual(['name', 'idcard', 'work_company']);
    expect(read(lines).columns.map(({ title }) => title)).toEqual(['姓名', '证件号码', '用工企业名称']);
  });

  it('may be English', () => {
    expect(
      fieldsOf([
        'No.|Full name|ID card no.|Job title|Start date|Gender',
        `1|Li Wei|${persons.li}|Packer|2026-12-01|F`,
      ]),
    ).toEqual([null, 'name', 'idcard', 'occupation', 'start_date', 'gender']);
  });

  it('gives a field to the surest column, and to one only', () => {
    const lines = [
      '姓名|单位|派遣单位|用工单位|入职日期|生效日期|身份证',
      `张三|甲|乙|丙|2026-11-01|2026-12-01|${persons.zhang}`,
    ];
    expect(fieldsOf(lines)).toEqual(['name', null, null, 'work_company', null, 'start_date', 'idcard']);
    expect(valuesOf(read(lines))).toMatchObject([{ work_company: '丙', start_date: '2026-12-01' }]);
  });

  it('may be missing: then what stands in the columns tells', () => {
    const lines = [
      `1|张三|男|${persons.zhang}|13812345678|包装工|苏州精工电子有限公司|2026-12-01`,
      `2|李四|女|${persons.li}|13912345678|普工|苏州精工电子有限公司|2026-12-01`,
      `3|欧阳娜娜|女|${persons.wang}|13712345678|包装工|宁波港务(集团)|2026-12-01`,
    ];
    const { heading_row, rows, columns } = read(lines, { directory });

    expect(heading_row).toBeNull();
    expect(rows).toHaveLength(3);
    expect(columns.map(({ field, by }) => [field, by])).toEqual([
      [null, 'none'],
      ['name', 'content'],
      ['gender', 'content'],
      ['idcard', 'content'],
      ['mobile', 'content'],
      ['occupation', 'content'],
      ['work_company', 'content'],
      ['start_date', 'content'],
    ]);
  });

  it('may say something unknown over numbers that speak for themselves', () => {
    expect(fieldsOf(['名称|代码|类别', ...body])).toEqual(['name', 'idcard', 'occupation']);
    expect(read(['名称|代码|类别', ...body]).skipped).toMatchObject([{ source_row: 1, why: 'note' }]);
    expect(fieldsOf(['姓名|代码|类别', ...body])).toEqual(['name', 'idcard', null]);
  });

  it('is where a person says it is', () => {
    const lines = ['姓名|身份证|工种', '姓名|身份证|岗位', ...body];
    expect(read(lines)).toMatchObject({ heading_row: 2, skipped: [{ why: 'above_heading' }] });
    expect(read(lines, { heading_row: 1 })).toMatchObject({
      heading_row: 1,
      skipped: [{ why: 'heading_again' }],
    });
    expect(read(body, { heading_row: null }).rows).toHaveLength(2);
  });

  it('is no row of a form that names things beside one another', () => {
    const form = ['姓名|张三|性别|男', `身份证号|${persons.zhang}|电话|13812345678`, '工种|焊工|备注|'];
    expect(valuesOf(read(form))).toMatchObject([{ name: '张三', idcard: persons.zhang, occupation: '焊工' }]);
  });

  it('gives way to what a person chose for a column', () => {
    const lines = ['姓名|身份证|工种|备注', `张三|${persons.zhang}|包装工|焊工`];
    const { columns, rows } = read(lines, {
      mapping: [
        { index: 3, field: 'occupation' },
        { index: 0, field: null },
      ],
    });

    expect(columns.map(({ field, by }) => [field, by])).toEqual([
      [null, 'chosen'],
      ['idcard', 'heading'],
      [null, 'none'],
      ['occupation', 'chosen'],
    ]);
    expect(rows[0]?.values).toEqual({ idcard: persons.zhang, occupation: '焊工' });
  });

  it('asks which of two columns has the numbers until a person chose one', () => {
    const lines = ['姓名|旧证|新证', `张三|${persons.zhang}|${persons.li}`, `王五|${persons.wang}|`];
    expect(read(lines).rows[0]?.doubts).toMatchObject([{ field: 'idcard', others: [persons.li] }]);

    const chosen = read(lines, { mapping: [{ index: 1, field: 'idcard' }] });
    expect(chosen.rows.map(({ doubts }) => doubts)).toEqual([undefined, undefined]);
  });
});

it('cuts no character in two where it shortens a text', () => {
  const long = `a${'𠮷'.repeat(300)}`;
  const { columns, skipped } = read([long, '姓名|备注', `张三|${long}`]);
  expect([columns[1]?.samples[0], skipped[0]?.text].every((text) => text?.isWellFormed())).toBe(true);
});

it('gives the field of a column that a person set aside to the next that may have it', () => {
  const lines = ['姓名|名字|身份证', `zs|张三|${persons.zhang}`];
  expect(fieldsOf(lines, { mapping: [{ index: 0, field: null }] })).toEqual([null, 'name', 'idcard']);
});
