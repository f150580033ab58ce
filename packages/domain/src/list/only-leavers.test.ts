import { expect, it } from 'vitest';
import { directory, leaversOf, today } from '../../test/leavers-world.ts';
import { readBook } from './book.ts';
import { textCell } from './cell.ts';
import { readAs } from './read-as.ts';

// Some of those whom a message names leave, and the others do not.

const [one, two, three, four] = ['卢娟浩', '陈建杰', '王丽华', '郭鹏'] as const;

/** Whom a message takes off without a question, and who is asked about. */
const said = (text: string) => {
  const rows = leaversOf(text);
  const namesOf = (isAsked: boolean) =>
    rows
      .flatMap(({ intent, values: { name = '' } }) => (Boolean(intent) === isAsked ? [name] : []))
      .toSorted();
  return { ready: namesOf(false), asked: namesOf(true) };
};

it.each<string>([
  `华讯 ${one} ${two} ${four} 三个人，只有${four}是今天离职，另外两个是调班`,
  `${one} ${two} ${four}，只走${four}一个，今天`,
  `${one}、${two}、${four} 三个里只有${four}走，今天`,
  `华讯 ${one} ${two} ${four} 这三个里面${four}今天离职，其余两个留下`,
  `华讯 本周人员：${one} ${two} ${four}，其中${four}今天离职`,
  `${one}、${two}、${four}，走的只有${four}，今天`,
  `${one} ${two} ${four}，走一个：${four}，今天`,
  `${one} ${two} ${four} 三个人，${four}今天离职`,
  `${one} ${two} ${four}，${four}今天走，其他两个不动`,
  `华讯：${one}、${two}、${four}，就${four}一个人今天走`,
  `${one}、${two}、${four} 今天只减${four}`,
])('B3 takes off the one alone of whom %j says that they leave, and asks about the others', (text) => {
  expect(said(text)).toEqual({ ready: [four], asked: [one, two].toSorted() });
});

it.each<[text: string, ready: readonly string[], asked: readonly string[]]>([
  [`${one} ${two} ${three} 都在，离职的是${four} 今天`, [four], [one, two, three]],
  [`${one} ${two} 昨天问的那两个都还在做，离职的就${four}一个，今天`, [four], [one, two]],
  [`${one} 在\n${two} 人在\n${four} 离职 今天\n${three} 还在`, [four], [one, two, three]],
  [`${one}：在\n${four}：离职 今天`, [four], [one]],
  [`${one} ${two} 不是都走，是${four}走 今天`, [four], [one, two]],
  [`${one}\n${two}\n这里面只有${four}今天走`, [four], [one, two]],
])('B3 asks in %j about who stays, and loses nobody who leaves', (text, ready, asked) => {
  const found = said(text);
  expect(found.ready).toEqual(ready);
  expect(found.asked).toEqual(expect.arrayContaining([...asked]));
});

it.each<[text: string, ready: readonly string[]]>([
  [`${one} ${two} ${four}，除${four}外都不走`, []],
  [`${one}、${two} ${four} 除了${four}今天离职其余都留下`, []],
  [`Li Si, Wang Wu and Guo Peng: only Guo Peng leaves today`, []],
])('B3 takes nobody off by %j who may stay', (text, ready) => {
  expect(said(text).ready).toEqual(ready);
});

it.each<[text: string, ready: readonly string[]]>([
  [`今天离职：${one} ${two} ${four}，其中${four}做到28号`, [one, two]],
  [`今天离职名单\n${one}\n${two}\n${four}\n其中${four}28号走`, [one, two]],
  [`${one} 今天离职\n今天就走${four}一个`, [four, one]],
  [`${one}、${two} 今天离职，只有${four}不走`, [one]],
  [`${one}今天离职，只有${four}是明天走`, [four, one]],
])('B3 asks about nobody else for words about some of those who leave: %j', (text, ready) => {
  expect(said(text).ready).toEqual(ready.toSorted());
});

it.each(['28走', '做到29', '到28', '27最后一班', '27还有一个班', '走28', '（28走）'])(
  'B3 asks for the day of whom a list of today says %s, whatever is answered',
  (words) => {
    const [row] = leaversOf(`今天离职：\n${one} ${words}\n${two}`);
    expect(row?.intent?.words).toContain(words);
    expect(row?.values.start_date).not.toMatch(/^\d{4}-/);
  },
);

it.each(['28走', '做到29', '到28'])('B3 asks for the day of whom a remark of a table says %s', (words) => {
  const lines = [`今天离职名单`, `姓名,备注`, `${one},${words}`, `${two},`];
  const rows = lines.map((line, at) => ({ row_no: at + 1, cells: line.split(',').map(textCell) }));
  const { sheets, list } = readBook([{ name: 'Sheet1', hidden: false, rows }], { today, directory });
  const [first, second] = readAs('off', list, { today, titles: ['Sheet1'], sheets }).rows;
  expect(first).toMatchObject({ values: { start_date: words }, intent: { words } });
  expect(second?.intent ?? null).toBeNull();
});

it('B3 takes no line of a total for a person', () => {
  expect(said(`姓名,状态\n${one},已离职\n${two},离职\n离职合计,2`)).toEqual({
    ready: [one, two].toSorted(),
    asked: [],
  });
});
