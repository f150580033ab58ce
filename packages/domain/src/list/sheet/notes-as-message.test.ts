import { describe, expect, it } from 'vitest';
import { readSheet } from '../read-sheet.ts';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;

const four = ['序号|姓名|身份证号', `1|张三|${zhang}`, `2|李四|${li}`, `3|王五|${wang}`, `4|赵六|${zhao}`];

const read = (lines: readonly string[]) => readSheet(sheetOf(lines), { today, directory }).rows;

/** Who is to be insured without being asked about, by a line above and below a list. */
const come = (line: string) =>
  [
    [line, ...four],
    [...four, line],
  ].map((lines) =>
    read(lines)
      .map(({ intent }) => (intent === undefined ? 1 : 0))
      .join(''),
  );

describe('B3 a line beside a list that says who of it is to be insured', () => {
  it.each([
    ['只买前三个', '1110'],
    ['只给前三个人买', '1110'],
    ['打头两个先上，末了两位等我消息', '1100'],
    ['倒数第二个先不上', '1101'],
    ['从第3个起不归我们买', '1100'],
    ['第2和第4不用买', '1010'],
  ])('is read where it says whom: %s', (line, wanted) => {
    expect(come(line)).toEqual([wanted, wanted]);
  });

  it.each([
    '2和3上个月就买着呢，这回不用动',
    '本次只报1、2、3',
    '2号和3号是老刘中介那边带的，保险他自己买',
    '买到2号为止',
    '就2和3上',
    '以上除序号3外全部参保',
    '女工先不买',
    '没写电话的先别买',
    '2、3不用买',
    '2号和4号学校买',
  ])('never leaves whom it may mean unasked: %s', (line) => {
    for (const found of come(line)) expect(found).not.toBe('1111');
  });

  it.each([
    '请尽快办理，谢谢',
    '共4人',
    '联系人：王姐 13812345678',
    '保险次日零时生效',
    '如有变动再联系',
    '不要漏人',
    '2人一间宿舍',
    '1号门进，2号楼3楼',
    '12月1号发工资',
    '新增4人 减少0人',
    '上次的童师傅那批不用管',
  ])('keeps nobody back where it decides nothing: %s', (line) => {
    expect(come(line)).toEqual(['1111', '1111']);
  });

  it('gives each group the day that is said of it, with a mark', () => {
    const rows = read(['11月24日入职', ...four, '前两个24号，后面两个30号']);
    expect(rows.map(({ values }) => values.start_date)).toEqual([
      '2026-11-24',
      '2026-11-24',
      '2026-11-30',
      '2026-11-30',
    ]);
    expect(rows[3]?.doubts).toMatchObject([{ field: 'start_date', others: ['2026-11-24'] }]);
  });
});

describe('B3 a head between persons that names more than where, what and when', () => {
  it.each([
    '外包（劳务公司自理）',
    '原来的人',
    '三、职校实习，校方统一投保',
    '挂靠人员',
    '甲方自招',
    '昨儿报的',
    '住宿登记',
    '候补（上面有人不来再从这里顶）',
    '板凳',
  ])('asks about those below it: %s', (head) => {
    const rows = read([...four.slice(0, 3), head, ...four.slice(3)]);
    expect(rows.map(({ intent }) => intent === undefined)).toEqual([true, true, false, false]);
  });

  it.each(['夜班', '二车间', '25号到岗', '恒大物业（2人）', '第二批 25号', '男工', '包装'])(
    'keeps nobody back otherwise: %s',
    (head) => {
      const rows = read([...four.slice(0, 3), head, ...four.slice(3)]);
      expect(rows.every(({ intent }) => intent === undefined)).toBe(true);
    },
  );
});

it.each(['夜班的顺延一天', '夜班（顺延一天）'])(
  'B3 marks the days where a line moves some of them: %s',
  (line) => {
    const rows = read(['11月24日入职', ...four.slice(0, 3), line, ...four.slice(3)]);
    for (const { intent, doubts = [] } of rows)
      expect(intent?.kind ?? doubts.map(({ field }) => field).join()).toMatch(/unclear|start_date/);
  },
);

it('B3 is told by a title as by a line of its own', () => {
  const title = '苏州精工 25号进厂人员 （3号、4号是老刘中介那边带的，保险他自己买）';
  expect(read([title, ...four]).map(({ intent }) => intent === undefined)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('B3 is told of one group that they come, and of the other that they do not', () => {
  const rows = read(['11月24日入职', ...four, '男的25号开始买，女的车间还没腾出来位置，先搁着']);
  for (const { intent } of rows) expect(intent).toBeDefined();
});
