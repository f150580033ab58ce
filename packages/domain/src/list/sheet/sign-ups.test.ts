import { describe, expect, it } from 'vitest';
import { directory, paste, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';
import { readSheet } from '../read-sheet.ts';

const read = (lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory }).rows;

const [zhang, li] = [`张三|${persons.zhang}`, `李四|${persons.li}`];

describe('cards side by side', () => {
  const card = (number: number, [name, idcard]: readonly string[], work: string) => [
    [
      `编号|GS-0${number}|照片|`,
      `姓名|${name}|照片|`,
      `身份证号码|${idcard}||`,
      `岗位|${work}|报到|2026.12.${number}`,
    ],
  ];
  const [[left = []] = [], [right = []] = []] = [
    card(1, ['张三', persons.zhang], '包装工'),
    card(2, ['李四', persons.li], '焊工'),
  ];

  it('B3 are a person each', () => {
    const lines = left.map((row, at) => `${row}||${right[at]}`);
    expect(read(['录用人员信息卡', ...lines, '经理签字：|朱海燕|||日期：|2026年11月21日'])).toMatchObject([
      { values: { name: '张三', idcard: persons.zhang, occupation: '包装工', start_date: '2026-12-01' } },
      { values: { name: '李四', idcard: persons.li, occupation: '焊工', start_date: '2026-12-02' } },
    ]);
  });

  it('B3 keep the number that stands above a name', () => {
    expect(read([...left, ...right]).map(({ values }) => [values.name, values.employee_no])).toEqual([
      ['张三', 'GS-01'],
      ['李四', 'GS-02'],
    ]);
  });
});

it('B3 has more lines than headings are known for in a list on its side', () => {
  const rows = read([
    '姓名|张三|李四',
    `身份证|${persons.zhang}|${persons.li}`,
    '住宿|住|不住',
    '推荐人|黄班长|阿芬',
  ]);
  expect(rows.map(({ values }) => values.name)).toEqual(['张三', '李四']);
});

it('B3 keeps who comes and who leaves apart, one below another', () => {
  const rows = read(['序号|增/减|姓名|身份证', `1|新增|${zhang}`, `2|减员|${li}`]);
  expect(rows).toMatchObject([
    { values: { name: '张三', idcard: persons.zhang } },
    { values: { name: '李四', idcard: persons.li }, intent: { kind: 'leave' } },
  ]);
});

describe('answers to a sign-up', () => {
  it('B3 have no end on the day on which it ends', () => {
    const rows = read([
      '发起人：夏经理  截止：2026-11-22 12:00',
      '姓名|身份证|想做什么岗位|几号能到',
      `${zhang}|普工|25号`,
    ]);
    expect(rows).toMatchObject([{ values: { occupation: '普工', start_date: '2026-11-25' } }]);
    expect(rows[0]?.values.end_date).toBeUndefined();
  });

  it('B3 count once more for who sends the right number, and ask about the first', () => {
    const wrong = `${persons.zhang.slice(0, 12)}${persons.zhang.slice(13)}`;
    const sheet = sheetOf(['姓名|身份证|备注', `张三|${wrong}|`, `${zhang}|上面少打一位，以这条为准`, li]);
    const { rows } = readBook([sheet], { today, directory }).list;
    expect(rows.map(({ intent }) => intent?.kind)).toEqual(['unclear', 'correct', undefined]);
  });
});

it.each([
  ['不来了，作废', 'leave'],
  ['身份证补办中', 'wait'],
  ['证件拿到再报', 'wait'],
])('B3 takes %s as %s', (words, kind) => {
  expect(read(['姓名|身份证|备注', `${zhang}|${words}`])).toMatchObject([{ intent: { kind } }]);
});

it('B3 has no day where words say why there is none', () => {
  const titles = '姓名|身份证|到岗日期';
  const [waits, comes] = read([titles, `${zhang}|签证下来再说`, `${li}|也是30号`]);
  expect(waits?.intent).toMatchObject({ kind: 'wait', words: '签证下来再说' });
  expect(waits?.values.start_date).toBeUndefined();
  expect(comes?.values.start_date).toBe('2026-11-30');
});

it('B3 names who is still to send a number, and keeps back nobody else', () => {
  const { rows } = paste(`明天到岗：\n张三 ${persons.zhang}\n还有一个从容 身份证晚点发，等我消息再买`);
  expect(rows).toMatchObject([
    { values: { name: '张三' } },
    { values: { name: '从容' }, intent: { kind: 'wait' }, doubts: [{ field: 'name' }] },
  ]);
  expect(rows[0]?.intent).toBeUndefined();
});

it('B3 marks work of which a message says that it is not settled', () => {
  const { rows } = paste(
    `明天到岗：\n张三，${persons.zhang}，焊工还是包装工要看，先按焊工\n李四，${persons.li}，焊工`,
  );
  expect(rows.map(({ doubts = [] }) => doubts.some(({ field }) => field === 'occupation'))).toEqual([
    true,
    false,
  ]);
});

it('B3 reads who does not come in a table of corrections', () => {
  const titles = '姓名|身份证|哪里错|原来报的|应该是';
  const [right, gone] = read([titles, `${zhang}|到岗日期|12月1日|12月3日`, `${li}|人不来了`]);
  expect(right).toMatchObject({
    values: { name: '张三', start_date: '2026-12-03' },
    intent: { kind: 'correct' },
  });
  expect(gone).toMatchObject({ values: { name: '李四' }, intent: { kind: 'leave', words: '人不来了' } });
  expect(gone?.values.start_date).toBeUndefined();
});

it('B3 has nobody in a sheet that says how to fill in a name', () => {
  const { list } = readBook(
    [
      sheetOf(['1. 姓名要和身份证一致', '2. 身份证请用文本格式'], '填写说明'),
      sheetOf(['姓名|身份证', zhang], '名单'),
    ],
    { today, directory },
  );
  expect(list.rows.map(({ values }) => values.name)).toEqual(['张三']);
});
