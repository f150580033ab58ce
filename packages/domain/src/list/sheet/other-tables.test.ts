import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today, valuesOf } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';
import { readSheet } from '../read-sheet.ts';

const read = (lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory });

const kinds = (lines: readonly string[]) =>
  read(lines).rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add', intent?.of ?? '']);

const [zhang, li, wang] = [`张三|${persons.zhang}`, `李四|${persons.li}`, `王五|${persons.wang}`];

describe('tables of corrections', () => {
  it('B3 take what is right, and quote what was wrong', () => {
    const { rows } = read([
      '序号|姓名|身份证号|更正项目|原来写的|应为',
      `1|${zhang}|姓名|张三|章三`,
      `2|${li}|入职日期|11月20日|11月24日`,
    ]);
    expect(rows).toMatchObject([
      {
        values: { name: '章三', idcard: persons.zhang },
        intent: { kind: 'correct', words: '更正 姓名 张三 → 章三' },
      },
      { values: { name: '李四', start_date: '2026-11-24' }, intent: { kind: 'correct' } },
    ]);
  });

  it('B3 have the wrong and the right beside each other', () => {
    const wrong = `${persons.zhang.slice(0, 17)}0`;
    for (const titles of ['姓名|错误身份证号|正确身份证号', '姓名|身份证号（原）|身份证号（更正后）'])
      expect(read([titles, `张三|${wrong}|${persons.zhang}`]).rows).toMatchObject([
        { values: { name: '张三', idcard: persons.zhang }, intent: { kind: 'correct' } },
      ]);
  });

  it('B3 ask about who is moved from one company to another', () => {
    expect(kinds(['姓名|身份证|原单位|现单位', `${zhang}|甲厂|精工`])).toEqual([['张三', 'unclear', '']]);
  });
});

describe('who goes beside who comes', () => {
  it('B3 takes the place under 离职人员 and 顶岗人员', () => {
    const lines = ['离职人员||顶岗人员|', '姓名|身份证|姓名|身份证', `${zhang}|${li}`, `||${wang}`];
    expect(kinds(lines)).toEqual([
      ['张三', 'leave', ''],
      ['李四', 'replace', '张三'],
      ['王五', 'add', ''],
    ]);
  });

  it.each([
    ['进', '出'],
    ['进厂', '离厂'],
    ['新进场人员', '退场人员'],
  ])('B3 only shares the row under %s and %s', (comes, goes) => {
    const lines = [
      `${comes}|||${goes}||`,
      '姓名|身份证|日期|姓名|身份证|最后一天',
      `${zhang}|11.23|${li}|11.20`,
    ];
    expect(read(lines).rows).toMatchObject([
      { values: { name: '张三', start_date: '2026-11-23' } },
      { values: { name: '李四', end_date: '2026-11-20' }, intent: { kind: 'leave' } },
    ]);
    expect(read(lines).rows[0]?.intent).toBeUndefined();
  });
});

it('B3 keeps a reason behind those who leave from those who begin', () => {
  const lines = [
    '新进人员|||离开人员|||',
    '姓名|身份证|到岗|姓名|身份证|离岗日期|原因',
    `${zhang}|11.24|${li}|11.20|自离`,
  ];
  expect(kinds(lines)).toEqual([
    ['张三', 'add', ''],
    ['李四', 'leave', ''],
  ]);
});

it('B3 knows who comes up in the place of whoever leaves', () => {
  const lines = ['离开的人||顶上来的人|', '姓名|身份证|姓名|身份证', `${zhang}|${li}`];
  expect(kinds(lines)).toEqual([
    ['张三', 'leave', ''],
    ['李四', 'replace', '张三'],
  ]);
});

it('B3 leaves who is replaced by another, in words', () => {
  expect(kinds(['姓名|身份证|备注', `${zhang}|由李四顶替`])).toEqual([['张三', 'leave', '']]);
});

it.each([
  ['原来报的李四换成他', 'replace', '李四'],
  ['本来是李四，现在改成她', 'replace', '李四'],
  ['昨天报的李四不要了，换成这个', 'replace', '李四'],
  ['换成李四', 'unclear', ''],
])('B3 says who takes whose place in a remark, and asks where it may be either: %s', (words, kind, of) => {
  expect(kinds(['姓名|身份证|备注', `${zhang}|${words}`])[0]).toEqual(['张三', kind, of]);
});

describe('other shapes', () => {
  it('B3 are cards beside one another', () => {
    const lines = ['1床|2床', '张三|李四', `${persons.zhang}|${persons.li}`, '13812345678|13912345678'];
    expect(valuesOf(read(lines))).toEqual([
      { name: '张三', idcard: persons.zhang, mobile: '13812345678' },
      { name: '李四', idcard: persons.li, mobile: '13912345678' },
    ]);
  });

  it('B3 are forms with a title each', () => {
    const form = (name: string, idcard: string) => [
      '入职登记表',
      `姓名|${name}|性别|男`,
      `身份证号|${idcard}|岗位|包装工`,
    ];
    const found = valuesOf(read([...form('张三', persons.zhang), ...form('李四', persons.li)]));
    expect(found.map(({ name, idcard }) => [name, idcard])).toEqual([
      ['张三', persons.zhang],
      ['李四', persons.li],
    ]);
  });

  it('B3 write a company once for several rows, which is marked', () => {
    const { rows } = read([
      '单位|姓名|身份证',
      `苏州精工电子有限公司|${zhang}`,
      `|${li}`,
      '小计|2人',
      `|${wang}`,
    ]);
    expect(rows.map(({ values, doubts }) => [values.work_company, doubts?.length ?? 0])).toEqual([
      ['苏州精工电子有限公司', 0],
      ['苏州精工电子有限公司', 1],
      [undefined, 0],
    ]);
  });

  it('B3 write days in one order, which one of them tells', () => {
    const { rows } = read(['姓名|身份证|入职日期', `${zhang}|25/11/2026`, `${li}|01/12/2026`]);
    expect(rows.map(({ values }) => values.start_date)).toEqual(['2026-11-25', '2026-12-01']);
  });

  it('B3 have headings in Vietnamese and pinyin', () => {
    for (const titles of ['Họ và tên|Số hộ chiếu|Ngày vào làm', 'xingming|zhengjianhao|ruzhi riqi'])
      expect(valuesOf(read([titles, 'NGUYEN VAN AN|C9182736|2026-11-25']))).toMatchObject([
        { name: 'NGUYEN VAN AN', idcard: 'C9182736', start_date: '2026-11-25' },
      ]);
  });
});

describe('one person in two sheets', () => {
  it('B3 waits in a sheet called so', () => {
    const sheets = [sheetOf(['姓名|身份证', zhang], '新增'), sheetOf(['姓名|身份证', li], '待定')];
    const { list } = readBook(sheets, { today, directory });
    expect(list.rows.map(({ values, intent }) => [values.name, intent?.kind])).toEqual([
      ['张三', undefined],
      ['李四', 'wait'],
    ]);
  });

  it('B3 is one row, and what the sheets say differently is marked', () => {
    const { list } = readBook(
      [
        sheetOf(['姓名|身份证|到岗', `${zhang}|2026-11-25`, `${li}|2026-11-25`], '汇总'),
        sheetOf(['姓名|身份证|到岗|岗位', `${zhang}|2026-11-26|包装工`], '精工'),
      ],
      { today, directory },
    );
    expect(list.rows.map(({ values }) => [values.name, values.start_date, values.occupation])).toEqual([
      ['张三', '2026-11-25', '包装工'],
      ['李四', '2026-11-25', undefined],
    ]);
    expect(list.rows[0]?.doubts).toMatchObject([{ field: 'start_date', others: ['2026-11-26'] }]);
    expect(
      list.skipped.some(({ source_sheet, text }) => source_sheet === '精工' && text.includes('张三')),
    ).toBe(true);
  });

  it('B3 leaves whose place is taken, and who stands in none', () => {
    const { list } = readBook([sheetOf(['姓名|身份证|备注', `${zhang}|顶李四那个位子`])], {
      today,
      directory,
    });
    expect(list.rows.map(({ values, intent }) => [values.name, intent?.kind, intent?.of])).toEqual([
      ['张三', 'replace', '李四'],
      ['李四', 'leave', ''],
    ]);
  });
});
