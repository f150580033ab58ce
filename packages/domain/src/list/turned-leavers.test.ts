import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { day } from '../calendar/day.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-25');

/** The rows of a text that is pasted for a removal. */
const rowsOf = (text: string) =>
  readAs('off', readPasted(text, { today, directory, kind: 'off' }), { today, text, directory }).rows;

it.each<[text: string, ready: readonly string[]]>([
  ['陈建杰、卢娟浩减员\n撤回', []],
  ['陈建杰、卢娟浩减员\n上面作废', []],
  ['陈建杰、卢娟浩减员\n发错群了', []],
  ['陈建杰、卢娟浩减员\n不好意思，是加员', []],
  ['陈建杰、卢娟浩减员\n说反了，是增员', []],
  ['陈建杰、卢娟浩减员\n等我通知再操作', []],
  ['陈建杰、卢娟浩减员\n先不要操作', []],
  ['陈建杰、卢娟浩减员\n这个是上个月的，不用管', []],
  ['陈建杰、卢娟浩减员\n已经减过了', []],
  ['陈建杰、卢娟浩减员\n第二个先别动', []],
  ['陈建杰、卢娟浩减员\n后面那个不减', []],
  ['陈建杰、卢娟浩减员\n只减第一个', []],
  ['陈建杰、卢娟浩减员\n小李先留着', []],
  ['陈建杰、卢娟浩减员\n帮我加上', []],
  ['陈建杰、卢娟浩减员\n麻烦参保', []],
  ['陈建杰、卢娟浩减员\n买一下保险', []],
  ['陈建杰、卢娟浩减员\n今天入职', []],
  ['陈建杰、卢娟浩减员\n还在干', []],
  ['陈建杰、卢娟浩减员\n这是留下来的', []],
  ['陈建杰、卢娟浩减员\n名单里拿掉一个，打错了', []],
  ['如果陈建杰明天还不来上班，就给他停保', []],
  ['陈建杰提了离职，主管没同意', []],
  ['陈建杰的离职先压一下', []],
  ['陈建杰怎么被减掉了', []],
  ['帮我查一下陈建杰停保没', []],
  ['陈建杰上月离职，本月20号又入职，请加保', []],
  ['陈建杰 √\n卢娟浩 ×\n王丽华 √', []],
  ['离职员工 陈建杰 工作交接给 卢娟浩', []],
  ['名单：陈建杰、卢娟浩。以上两人是新来的', []],
  ['陈建杰的班由卢娟浩顶', []],
  ['剩下的人：\n陈建杰\n卢娟浩', []],
  ['陈建杰保险别断', []],
  ['陈建杰保险要接上', []],
  ['陈建杰保险生效了吗', []],
  ['陈建杰离职推迟', []],
  ['陈建杰非离职', []],
  ['陈建杰离职是谣言', []],
  ['陈建杰离职的事是假的', []],
  ['陈建杰离职单还没签', []],
  ['陈建杰离职流程走着，没完', []],
  ['陈建杰离职\n打错了 是卢娟浩', []],
  ['陈建杰年底离职', []],
  ['陈建杰元旦后离职', []],
  ['陈建杰还有三天离职', []],
  ['陈建杰三天后离职', []],
  ['陈建杰一个月后离职', []],
  ['陈建杰12月中旬离职', []],
  ['陈建杰12月份离职', []],
  ['陈建杰交接完就走', []],
  ['陈建杰下月底离职', []],
  ['陈建杰社保停了，商业险继续', []],
  ['陈建杰停薪留职', []],
  ['陈建杰离厂就医', []],
  ['陈建杰下班走了', []],
  ['陈建杰停工待料', []],
  ['陈建杰离岗培训', []],
  ['陈建杰这个月干完就走', []],
  ['John Smith leaves only if he fails the test', []],
  ['Remove John Smith and Mary Jones\nSorry, wrong group', []],
  ['Juan Pérez está de baja médica', []],
  ['田中太郎さんは退職するかもしれません', []],
  ['陈建杰：留\n卢娟浩：走\n王丽华：留', ['卢娟浩']],
  ['陈建杰+1，卢娟浩-1', ['卢娟浩']],
  ['离职人：陈建杰；交接人：卢娟浩；证明人：王丽华', ['陈建杰']],
  ['陈建杰离职，HR：卢娟浩', ['陈建杰']],
  ['卢娟浩那组的陈建杰离职', ['陈建杰']],
  ['陈建杰走了，卢娟浩差点走', ['陈建杰']],
  ['陈建杰走了\n祝好 卢娟浩', ['陈建杰']],
  ['卢娟浩(139xxxx1234) 10:20\n陈建杰走了', ['陈建杰']],
  ['John Smith resigned. Mary Jones takes over.', ['John Smith']],
  ['「陈建杰：王哥我明天不来了」\n他说明天不来了，给他停了吧', []],
  ['离职人员\t接替人员\n陈建杰\t卢娟浩', ['陈建杰']],
  ['离职人员\t补充人员\n陈建杰\t卢娟浩', ['陈建杰']],
  ['走\t来\n陈建杰\t卢娟浩', []],
  ['姓名\t调入\n陈建杰\t12-05', []],
  ['姓名\t接替人\n陈建杰\t卢娟浩', []],
  ['离职名单（待审批，请勿操作）\n姓名\t部门\n陈建杰\t一部', []],
])('B3 takes off without a question by %j only whom it says to leave', (text, ready) => {
  const rows = rowsOf(text);
  const taken = rows.filter(({ intent, doubts = [] }) => !intent && doubts.length === 0);
  expect(taken.map(({ values }) => values.name)).toEqual(ready);
  expect(rows.length).toBeGreaterThan(0);
});

it.each([
  ['陈建杰 个人原因 离职', undefined],
  ['陈建杰家里有事不干了，麻烦今天停一下保险，谢谢', '2026-11-26'],
  ['陈建杰做到月底，手续已办好', '2026-12-01'],
  ['陈建杰 28号最后一天', '2026-11-29'],
  ['今日减员\n陈建杰 夜班 注塑\n收到回复下', '2026-11-26'],
  ['Please remove John Smith from the policy, his last day is 28 Nov', '2026-11-29'],
])('B3 asks nothing about whom %j plainly says to leave', (text, start_date) => {
  const [row] = rowsOf(text);
  expect({ ...row!.intent }).toEqual({});
  expect(row!.values.start_date).toBe(start_date);
});

it.each([
  ['姓名\t备注\n陈建杰\t做到28号', '2026-11-29'],
  ['减保人员\t公司\n陈建杰\t华讯\n以上人员11月27日24时起停保', '2026-11-28'],
  ['减保人员\t公司\n陈建杰\t华讯\n以上人员28号起停保', '2026-11-28'],
  ['姓名\t备注\n陈建杰\t30号换', '2026-12-01'],
])('B3 takes the last day of %j from its words', (text, start_date) => {
  expect(rowsOf(text)[0]!.values.start_date).toBe(start_date);
});

it('B3 looks through a line once for all whom it names, however many', () => {
  const text = '李春梅。'.repeat(5_000);
  expect(rowsOf(text).length).toBeGreaterThan(0);
});

it('B3 reads every name of a long column', () => {
  const names = Array.from({ length: 900 }, (_, at) => `张${String.fromCodePoint(0x5100 + at)}国`);
  expect(rowsOf(names.join('\n'))).toHaveLength(900);
});
