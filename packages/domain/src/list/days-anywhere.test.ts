import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../test/list-world.ts';

// A day said of one person counts for that one or is asked about, wherever it stands; the others keep theirs.

const { zhang, li, wang } = persons;
const all = [zhang, li, wang];

/** The starts by number, `?` where it is asked about or the person is held back. */
const startsOf = (text: string): readonly string[] => {
  const { rows } = paste(text);
  return all.map((idcard) => {
    const row = rows.find(({ values }) => values.idcard === idcard);
    const isAsked = row?.intent != null || row?.doubts?.some(({ field }) => field === 'start_date') === true;
    return isAsked ? '?' : (row?.values.start_date ?? '—');
  });
};

const isTold = ([one, two, three]: readonly string[]): boolean =>
  /^(?:2026-11-24|\?)$/.test(one ?? '') &&
  /^(?:2026-11-25|\?)$/.test(two ?? '') &&
  /^(?:2026-11-24|\?)$/.test(three ?? '');

const byName =
  `李四25号|李四是25号|李四25号到|李四25号上班|李四改25号|李四改成25号|李四推迟到25号|李四延到25号|李四要25号才到|李四25号才能来|李四的日期是25号
李四11.25|李四：25号|李四，25号|只有李四是25号|李四那个25号|李四 11月25日入职|李四不是24号，是25号|李四25号其他24号|李四25号来其他人不变|李四生效日期25号
李四的保险从25号开始|李四晚一天，25号|李四下周三来|李四周三到|更正：李四25号|注意李四是25号|李四入职时间改为11-25|李四入职日期应为25号|对了李四25号才来
第二个25号|第二个改成25号|第2个人25号来`.split(/[|\n]/);

const messages: readonly (readonly [string, (words: string) => string])[] = [
  ['below a message', (words) => `${list()}\n${words}`],
  ['below a blank line', (words) => `${list()}\n\n${words}`],
  ['above the persons', (words) => `苏州精工 24号入职 包装\n${words}\n${three()}`],
  ['below a table', (words) => `苏州精工 24号入职\n姓名\t身份证\t工种\n${cells()}\n${words}`],
];

const three = () => `张三 ${zhang}\n李四 ${li}\n王五 ${wang}`;
const list = () => `苏州精工 24号入职 包装\n${three()}`;
const cells = (remark = '') => `张三\t${zhang}\t包装\t\n李四\t${li}\t包装\t${remark}\n王五\t${wang}\t包装\t`;

describe.each(messages)('B3 a day of one by name, %s', (_, of) => {
  it.each(byName)('%s', (words) => {
    expect(isTold(startsOf(of(words)))).toBe(true);
  });
});

const own =
  `25号 25号到 （25号） (25号到岗) ，25号来 改25号 推迟到25号 25号才来 他是25号 这个25号 周三 周三来 下周三 25日 二十五号 从25号开始 25号起
25号早上`.split(/\s+/);

const rows: readonly (readonly [string, (words: string) => string])[] = [
  ['behind the number', (words) => `李四 ${li} ${words}`],
  ['at once behind the number', (words) => `李四${li}${words}`],
  ['before the name', (words) => `${words} 李四 ${li}`],
  ['between name and number', (words) => `李四 ${words} ${li}`],
];

describe.each(rows)('B3 a day of one, %s', (_, of) => {
  it.each(own)('%s', (words) => {
    const text = `苏州精工 24号入职 包装\n张三 ${zhang}\n${of(words)}\n王五 ${wang}`;
    expect(isTold(startsOf(text))).toBe(true);
  });
});

it.each(own)('B3 a day of one as a remark: %s', (words) => {
  const text = `苏州精工 24号入职\n姓名\t身份证\t工种\t备注\n${cells(words)}`;
  expect(isTold(startsOf(text))).toBe(true);
});

it.each(own)('B3 a day on the line below one is asked of that one: %s', (words) => {
  const text = `苏州精工 24号入职\n张三 ${zhang}\n李四 ${li}\n${words}\n王五 ${wang}`;
  const [, one] = startsOf(text);
  expect(one).toMatch(/^(?:2026-11-25|\?)$/);
});
