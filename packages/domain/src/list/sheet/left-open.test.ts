import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readSheet } from '../read-sheet.ts';

const read = (lines: readonly string[], name = '') => readSheet(sheetOf(lines, name), { today, directory });

const kinds = (lines: readonly string[]) =>
  read(lines).rows.map(({ values, intent }) => [values.name, intent?.kind ?? 'add']);

const heading = '姓名|身份证|备注';
const [zhang, li, wang] = [`张三|${persons.zhang}`, `李四|${persons.li}`, `王五|${persons.wang}`];

describe('signs, days and colours', () => {
  it('B3 read by the legend below the list', () => {
    const lines = [
      '|姓名|身份证',
      `+|${zhang}`,
      `-|${li}`,
      `○|${wang}`,
      '注：+ 新来  - 走了  ○ 等体检，先别买',
    ];
    expect(kinds(lines)).toEqual([
      ['张三', 'add'],
      ['李四', 'leave'],
      ['王五', 'wait'],
    ]);
  });

  it('B3 are asked about where no legend says what they mean', () => {
    expect(kinds(['姓名|身份证|确认', `${zhang}|√`, `${li}|○`, `${wang}|△`])).toEqual([
      ['张三', 'add'],
      ['李四', 'unclear'],
      ['王五', 'unclear'],
    ]);
    expect(kinds(['姓名|身份证|住宿', `${zhang}|√`, `${li}|×`])).toEqual([
      ['张三', 'add'],
      ['李四', 'add'],
    ]);
  });

  it('B3 leave everybody open where a colour that nobody sees means that somebody has left', () => {
    const { rows } = read(['在册人员（标黄的已离职）', heading, `${zhang}|`]);
    expect(rows[0]?.intent).toMatchObject({ kind: 'unclear', words: '在册人员（标黄的已离职）' });
    const second = read(['图例：黄底=新进（加保），红字=已离职（停保）', heading, `${zhang}|`]);
    expect(second.rows[0]?.intent?.kind).toBe('unclear');
  });

  it('B3 asks about a day under a heading that nobody knows, where no other says when somebody begins', () => {
    const withDay = (title: string, day: string) => read([`姓名|身份证|${title}`, `${zhang}|${day}`]).rows[0];
    expect(withDay('班车', '2026-12-01')?.intent).toEqual({ kind: 'unclear', of: '', words: '班车' });
    expect(withDay('班车', '1号线')?.intent).toBeUndefined();
    expect(withDay('出生日期', '1990-03-07')?.intent).toBeUndefined();
  });

  it('B3 of attendance tell who has left, and ask about whoever has no mark on the last days', () => {
    const lines = ['姓名|身份证|16|17|18|19', `${zhang}|√|√|√|√`, `${li}|√|√||`, `${wang}|√|离||`];
    expect(kinds(lines)).toEqual([
      ['张三', 'add'],
      ['李四', 'unclear'],
      ['王五', 'leave'],
    ]);
    expect(read(lines).rows[1]?.intent?.words).toBe('17 √ → 19 —');
  });
});

describe('lines round a list', () => {
  it.each([
    ['by the number in the list', '注：序号2昨晚来电话说不来了，别给他买', 'leave'],
    ['by name', '李四身体原因不来了', 'leave'],
    ['in words that nobody foresaw', '李四改到下个月', 'unclear'],
  ])('B3 speak of one person %s', (_, note, kind) => {
    const lines = ['序号|姓名|身份证', `1|${zhang}`, `2|${li}`, `3|${wang}`, note];
    expect(kinds(lines)).toEqual([
      ['张三', 'add'],
      ['李四', kind],
      ['王五', 'add'],
    ]);
  });

  it('B3 ask about both where the third row may be the third person', () => {
    expect(kinds(['序号|姓名|身份证', `1|${zhang}`, `2|${li}`, `3|${wang}`, '第3行离职'])).toEqual([
      ['张三', 'add'],
      ['李四', 'unclear'],
      ['王五', 'unclear'],
    ]);
  });

  it('B3 name somebody who stands in no row, and speak of that one alone', () => {
    expect(kinds([heading, `${zhang}|`, '另外郝思文昨天走了，把他停掉', `${li}|`])).toEqual([
      ['张三', 'add'],
      ['李四', 'add'],
      ['郝思文', 'leave'],
    ]);
  });

  it('B3 give a day to all of one company', () => {
    const titles = '姓名|身份证|单位';
    const { rows } = read([titles, `${zhang}|苏州精工电子有限公司`, `${li}|其他厂`, '上面精工的都是24号到']);
    expect(rows.map(({ values, doubts }) => [values.start_date, doubts?.length ?? 0])).toEqual([
      ['2026-11-24', 1],
      [undefined, 0],
    ]);
  });

  it('B3 give a day, marked where they do not say that it is the beginning', () => {
    const [sure] = read(['新人名单 正式上岗 11.23', heading, `${zhang}|`]).rows;
    expect(sure).toMatchObject({ values: { start_date: '2026-11-23' } });
    expect(sure?.doubts).toBeUndefined();
    const [maybe] = read(['新增人员（11月26日）', heading, `${zhang}|`]).rows;
    expect(maybe).toMatchObject({ values: { start_date: '2026-11-26' }, doubts: [{ field: 'start_date' }] });
    expect(read([heading, `${zhang}|`], '11.23进场').rows[0]?.doubts).toMatchObject([
      { field: 'start_date' },
    ]);
  });
});

describe('what stands in a cell that is no field', () => {
  it('B3 is a number of somebody else, or makes a number doubtful', () => {
    const [first, second] = read(['姓名|身份证||', `${zhang}|${wang}`]).rows;
    expect([first?.values.name, second?.values.name]).toEqual(['张三', '王五']);
    const [only] = read(['姓名|身份证|新证', `${zhang}|${persons.li}`]).rows;
    expect(only?.doubts).toMatchObject([{ field: 'idcard', others: [persons.li] }]);
  });

  it('B3 is a misgiving that nobody foresaw', () => {
    expect(kinds([heading, `${zhang}|怀疑不是本人`, `${li}|不住宿`])).toEqual([
      ['张三', 'unclear'],
      ['李四', 'add'],
    ]);
  });

  it('B3 is a sign or a state right behind a name', () => {
    const { zhang: first, li: second, wang: third } = persons;
    expect(kinds(['姓名|身份证', `张三×|${first}`, `李四 离职|${second}`, `王五|${third}`])).toEqual([
      ['张三', 'unclear'],
      ['李四', 'leave'],
      ['王五', 'add'],
    ]);
  });

  it('B3 is an answer to a question, or a name under 替换人员', () => {
    expect(kinds(['姓名|身份证|是否购买保险', `${zhang}|是`, `${li}|否`])).toEqual([
      ['张三', 'add'],
      ['李四', 'unclear'],
    ]);
    expect(kinds(['姓名|身份证|是否离职', `${zhang}|否`, `${li}|是`])).toEqual([
      ['张三', 'add'],
      ['李四', 'leave'],
    ]);
    expect(read(['姓名|身份证|替换人员', `${zhang}|李四`]).rows[0]?.intent).toMatchObject({
      kind: 'replace',
      of: '李四',
    });
  });

  it('B3 is why somebody has no number yet, or may not come', () => {
    const [first, second] = read([heading, '张三|没带|', `${li}|只做一天试试看`]).rows;
    expect(first?.values).toEqual({ name: '张三', remark: '没带' });
    expect(second?.intent?.kind).toBe('unclear');
  });

  it('B3 is a day in a remark, and two days in one cell', () => {
    expect(read([heading, `${zhang}|12月1日到岗`]).rows[0]?.values.start_date).toBe('2026-12-01');
    const [row] = read(['姓名|身份证|到岗|备注', `${zhang}|11月23日|12月1日到岗`]).rows;
    expect(row?.doubts).toMatchObject([{ field: 'start_date', others: ['2026-12-01'] }]);
    for (const days of ['11.25-12.5', '11月25日至12月5日'])
      expect(read(['姓名|身份证|用工期限', `${zhang}|${days}`]).rows[0]?.values).toMatchObject({
        start_date: '2026-11-25',
        end_date: '2026-12-05',
      });
  });

  it('B3 is a company or a day as sure as the one that was taken', () => {
    const [row] = read(['姓名|身份证|进厂日期|到岗日期', `${zhang}|11月23日|11月25日`]).rows;
    expect(row).toMatchObject({
      values: { start_date: '2026-11-23' },
      doubts: [{ field: 'start_date', others: ['2026-11-25'] }],
    });
  });

  it('B3 has no number that ends nowhere, in whichever column it stands', () => {
    const others = [persons.li, persons.wang, persons.zhao];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(others, { minLength: 1 }),
        fc.nat(3),
        fc.constantFrom('', '某栏', '岗位', '备注', '日期', '说明'),
        (ids, gap, title) => {
          const far = `${'|'.repeat(1 + gap)}${ids.join('|')}`;
          const list = read([`姓名|身份证${`|${title}`.repeat(1 + gap)}`, `张三|${persons.zhang}${far}`]);
          const told = JSON.stringify(list.rows);
          expect(ids.filter((idcard) => !told.includes(idcard))).toEqual([]);
          expect(list.rows.some(({ intent, doubts }) => Boolean(intent) || doubts !== undefined)).toBe(true);
        },
      ),
    );
  });
});

it('B3 below a place that nobody knows nobody is of the company before, where such lines name companies', () => {
  const lines = ['姓名|身份证', '苏州精工', zhang, '小计|1人', '老厂区：', li];
  const { rows } = read(lines);
  expect(rows).toMatchObject([
    { values: { work_company: '苏州精工电子有限公司' } },
    {
      values: { work_company: '老厂区' },
      doubts: [{ field: 'work_company', others: ['苏州精工电子有限公司'] }],
    },
  ]);
});
