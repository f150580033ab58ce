import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../test/list-world.ts';

// A company or a work type said of one person counts for that one or is asked about, wherever it stands; the others keep theirs.

const { zhang, li, wang } = persons;

type Field = 'work_company' | 'occupation';

/** What the three have, `?` where it is asked about, open or the person held back. */
function factsOf(text: string, field: Field): readonly string[] {
  const { rows } = paste(text);
  return [zhang, li, wang].map((idcard) => {
    const row = rows.find(({ values }) => values.idcard === idcard);
    const isAsked = row?.intent != null || row?.doubts?.some((one) => one.field === field) === true;
    return isAsked ? '?' : (row?.values[field] ?? '?');
  });
}

function expectTold(text: string, field: Field): void {
  const [own, others] = field === 'occupation' ? [/焊|\?/u, /包装|\?/u] : [/宁波|\?/u, /精工|\?/u];
  const [one, two, three] = factsOf(text, field);
  expect([one, three].every((said) => others.test(said ?? ''))).toBe(true);
  expect(two).toMatch(own);
}

const works =
  `李四是焊工|李四焊工|李四做焊工|李四改焊工|李四改成焊工|李四岗位是焊工|李四的岗位改为焊工|李四的工种是焊工|李四：焊工|李四，焊工|只有李四是焊工
李四那个是焊工|李四工种焊工|李四不是包装是焊工|李四是焊工不是包装|李四焊工，其他包装|李四做焊工其他人不变|更正：李四是焊工|注意李四是焊工|对了李四做焊工|第二个焊工
第二个是焊工|第二个改成焊工|第2个做焊工|李四安排焊工|李四去做焊工|李四应为焊工|李四工种写错了，是焊工`.split(
    /[|\n]/,
  );

const companies =
  `李四去宁波港务|李四是宁波港务的|李四宁波港务|李四到宁波港务|李四改去宁波港务|李四派到宁波港务|李四送宁波港务|李四的单位是宁波港务|李四单位改成宁波港务
李四用工单位：宁波港务|只有李四去宁波港务|李四不去精工了，去宁波港务|李四不是精工的是宁波港务的|李四去宁波港务其他人不变|更正：李四是宁波港务|注意李四去宁波港务|第二个去宁波港务
第二个是宁波港务的|第二个改到宁波港务|李四换到宁波港务|李四在宁波港务|李四调宁波港务`.split(/[|\n]/);

const head = '苏州精工电子有限公司 24号入职';
const three = `张三 ${zhang}\n李四 ${li}\n王五 ${wang}`;
const table = (remark = '') =>
  `姓名\t身份证\t工种\t备注\n张三\t${zhang}\t包装\t\n李四\t${li}\t包装\t${remark}\n王五\t${wang}\t包装\t`;

const places: readonly (readonly [string, (words: string) => string])[] = [
  ['below a message', (words) => `${head} 包装\n${three}\n${words}`],
  ['below a blank line', (words) => `${head} 包装\n${three}\n\n${words}`],
  ['above the persons', (words) => `${head} 包装\n${words}\n${three}`],
  ['below a table', (words) => `${head}\n${table()}\n${words}`],
];

describe.each(places)('B3 what is said of one by name, %s', (_, of) => {
  it.each(works)('%s', (words) => {
    expectTold(of(words), 'occupation');
  });
  it.each(companies)('%s', (words) => {
    expectTold(of(words), 'work_company');
  });
});

const own: readonly (readonly [string, (words: string) => string])[] = [
  ['behind the number', (words) => `${head} 包装\n张三 ${zhang}\n李四 ${li} ${words}\n王五 ${wang}`],
  ['before the name', (words) => `${head} 包装\n张三 ${zhang}\n${words} 李四 ${li}\n王五 ${wang}`],
  ['as a remark', (words) => `${head}\n${table(words)}`],
];

describe.each(own)('B3 what is said of one, %s', (_, of) => {
  it.each(['焊工', '（焊工）', '做焊工', '是焊工', '，焊工', '岗位：焊工', '改焊工', '他做焊工'])(
    '%s',
    (words) => {
      expectTold(of(words), 'occupation');
    },
  );
  it.each([
    '宁波港务',
    '（宁波港务）',
    '去宁波港务',
    '是宁波港务的',
    '，宁波港务',
    '单位：宁波港务',
    '到宁波港务',
  ])('%s', (words) => {
    expectTold(of(words), 'work_company');
  });
});

it.each(['去宁波港务', '（宁波港务）', '单位：宁波港务', '他去宁波港务'])(
  'B3 a company on the line below one is asked of that one: %s',
  (words) => {
    const [, one] = factsOf(
      `${head} 包装\n张三 ${zhang}\n李四 ${li}\n${words}\n王五 ${wang}`,
      'work_company',
    );
    expect(one).toMatch(/宁波|\?/u);
  },
);
