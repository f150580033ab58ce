import { describe, expect, it } from 'vitest';
import { directory, paste, persons, sheetOf, today } from '../../test/list-world.ts';
import { readBook } from './book.ts';
import type { Sheet } from './table.ts';

// Words over persons hold for those below them, however they are written there and wherever they stand.

const { zhang, li, wang } = persons;

const against =
  `离职 减少 停保 停缴 退保 退场 辞退 停止投保 注销 流失 下岗 转出 脱保 合同终止 淘汰 待入职 待定 未到岗 拟录用 待审核 培训中 缺资料
次月生效 候补 面试 黑名单 不投保 无需投保 自愿放弃 超龄 请假 产假 工伤 未通过 重复 作废 信息有误
报停 爽约 入职未成功 预约入职 预报名 应聘 待安排 退宿 罚款 换下 被换 转厂 其他劳务`.split(/\s+/);

const nouns = ['', '人员', '名单', '的员工'];

const frames: readonly ((words: string) => string)[] = [
  (words) => `${words}：`,
  (words) => `【${words}】`,
  (words) => `二、${words}`,
  (words) => `（二）${words}`,
  (words) => `${words}（2人）`,
  (words) => `以下为${words}2人：`,
  (words) => `---${words}---`,
  (words) => `▲本周${words}如下`,
];

const book = (...sheets: readonly Sheet[]) => readBook(sheets, { today, directory }).list.rows;

const heading = '姓名|身份证号|工种';
const [first, ...others] = [`张三|${zhang}|包装工`, `李四|${li}|包装工`, `王五|${wang}|包装工`] as const;

const places: readonly (readonly [name: string, rows: (head: string) => ReturnType<typeof book>])[] = [
  ['in a message', (head) => paste(`苏州精工 明天\n张三 ${zhang}\n${head}\n李四 ${li}\n王五 ${wang}`).rows],
  ['at its top', (head) => paste(`${head}\n李四 ${li}\n王五 ${wang}`).rows],
  ['between rows', (head) => book(sheetOf([heading, first, `${head}||`, ...others]))],
  ['over a second heading', (head) => book(sheetOf([heading, first, '||', `${head}||`, heading, ...others]))],
  ['over a sheet', (head) => book(sheetOf([`${head}||`, heading, ...others]))],
  [
    'as the name of a sheet',
    (head) => book(sheetOf([heading, first], '11月'), sheetOf([heading, ...others], head)),
  ],
];

const keptBack = (rows: ReturnType<typeof book>) =>
  rows.filter(({ intent }) => intent !== undefined).map(({ values }) => values.idcard);

describe.each(places)('B3 a head %s', (_, rows) => {
  it.each(against)('keeps those below back: %s', (words) => {
    const heads = nouns.flatMap((noun) => frames.map((frame) => frame(words + noun)));
    const free = heads.filter(
      (head) => !keptBack(rows(head)).includes(li) || !keptBack(rows(head)).includes(wang),
    );
    expect(free).toEqual([]);
  });

  it.each(
    `新增人员 入职名单 加保 包装车间 A班 二组 夜班人员 男员工 操作人员 退伍军人 停车场 出货组 预制车间 待料区 清洁人员 备料组 无离职人员
离职：无 减0人`.split(/\s+/),
  )('keeps nobody back who is not meant: %s', (head) => {
    expect(keptBack(rows(head))).toEqual([]);
  });
});

describe('B3 a head on the line of its first person', () => {
  it.each(against)('keeps that one back: %s', (words) => {
    const heads = nouns.flatMap((noun) => [`${words}${noun}：`, `${words}${noun} `, `2、${words}${noun}：`]);
    const free = heads.filter(
      (head) => !keptBack(paste(`苏州精工 明天\n张三 ${zhang}\n${head}李四 ${li}`).rows).includes(li),
    );
    expect(free).toEqual([]);
  });
});

it('B3 a section ends where another says who comes', () => {
  const message = `离职人员\n张三 ${zhang}\n\n二、新增人员\n李四 ${li}\n王五 ${wang}`;
  expect(keptBack(paste(message).rows)).toEqual([zhang]);
  expect(keptBack(book(sheetOf([heading, '减少人员||', first, '新增人员||', ...others])))).toEqual([zhang]);
});
