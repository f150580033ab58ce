import { expect, it } from 'vitest';
import { directory, leaversOf, today } from '../../test/leavers-world.ts';
import { readBook } from './book.ts';
import { readAs } from './read-as.ts';
import { textCell } from './cell.ts';
import type { ListReading } from './table.ts';

/** Who would be taken off without anybody having looked: the others are asked about, or nobody. */
const ready = ({ rows }: Pick<ListReading, 'rows'>) =>
  rows.flatMap(({ values: { name, start_date }, intent, doubts = [] }) =>
    intent || doubts.some(({ field }) => field === 'name')
      ? []
      : [start_date === undefined ? name! : `${name} ${start_date.slice(5)}`],
  );
const readyIn = (text: string) =>
  ready({ rows: leaversOf(text) })
    .map((one) => one.split(' ')[0]!)
    .toSorted();

const [one, two, three, four] = ['卢娟浩', '陈建杰', '王丽华', '周小明'] as const;

it.each<[string, readonly string[]]>([
  [`${one}\n${two}\n${three}`, [one, two, three]],
  [`今天走的：${one}2191、${two}654X，${three}（尾号0012）`, [one, two, three]],
  [`华讯走：${one}、${two}；金盛走：${three}`, [one, two, three]],
  [
    `李主管 09:12\n${one}今天不来了\n小周 09:15\n收到，还有谁？\n李主管 09:20\n${two}也走了，${three}再做两天看看`,
    [one, two],
  ],
  [`今天变动：\n入职：${four}、吴建国\n离职：${one}、${two}`, [one, two]],
  [`${one}、${two}减掉，${three}不减，她还在`, [one, two]],
  [`${three}是不是离职了？${one}确定走了`, [one]],
  [`不是${one}是${two}离职`, [two]],
  [`那个周姐啊就是${one}嘛他昨天就不干了你给他保险停一下哈，还有${two}也是`, [one, two]],
  [`以下人员停保，谢谢！\n${one} 320506198802290123\n${two}\n经办：${three}`, [one, two]],
  [`离职4人：${one}、${two}、${three}、${four}，其余人员照常参保`, [one, two, three, four]],
  [`${one}请了长假先不停保，${two}辞职手续办好了`, [two]],
  [`请停止以下人员保险：${one}、${two}`, [one, two]],
  [`${one}上周离职了，保险还没停，麻烦今天停掉`, [one]],
  [`Please remove ${one} and ${two}, but keep ${three}.`, [one, two]],
  [`${two}离职由${four}顶替`, [two]],
  [`退職者：${one}、${two}\n継続：${three}`, [one, two]],
  [`离职：${one}\n请假：${two}\n调岗：${three}`, [one]],
  [`${two}自离，${one}说下个月再走`, [two]],
  [`王经理，昨天让你减的${one}先撤回，他又回来了；${two}照减`, [two]],
  [`厂里通知：${one} 11月28日最后一天，${two}做到月底`, [one, two]],
  [`减员2人\n1. ${one}\n2. ${two}\n增员1人\n1. ${three}`, [one, two]],
  [`这几个还在上班别动：${one} ${two}\n这几个走了：${three} ${four}`, [three, four]],
  [`Baja: ${one}, ${two}\nSigue: ${three}`, [one, two]],
  [`班长${three}反映${one}旷工三天了，按自离处理`, [one]],
  [`各位，今天离职名单：${one}（华讯）、${two}（金盛），请及时停保`, [one, two]],
  [`你好，能不能帮忙把${one}和${two}的保险停了？`, [one, two]],
  [`${one} 2191 离职\n${two} 654X 离职\n不要漏了，谢谢`, [one, two]],
  [`${one}离职了，别再扣钱了`, [one]],
  [`${one}辞职，不用再交保险了`, [one]],
  [`今日减员：\n1、${one}\n2、${two}\n以上人员请今天减掉`, [one, two]],
  [`${one}、${two}已离职，请停止参保`, [one, two]],
  [`${one}合同到期不续签了，28号停`, [one]],
  [`${one} no longer works here, please remove`, [one]],
  [`Could you please remove ${one}?`, [one]],
  [`${one}さんは退職しました。${two}さんも退職です`, [one, two]],
  [`Por favor den de baja a ${one} y ${two}`, [one, two]],
  [`组长${one}离职`, [one]],
  [`${one}离职，岗位由${four}接手`, [one]],
  [`${one}（离职），${two}（离职），${three}（在职）`, [one, two]],
  [`${one}-离职\n${two}-在职\n${three}-离职`, [one, three]],
])('B3 reads whom a manager means by %j, and asks about everybody else', (text, leavers) => {
  expect(readyIn(text)).toEqual(leavers.toSorted());
});

it.each<[string, readonly string[]]>([
  [`${three}说${one}离职了`, [one]],
  [`${three}通知：${one}今天离职`, [one]],
  [`${three}(组长)报：${one}离职`, [one]],
  [`在职名单：\n${one}\n${three}\n离职名单：\n${two}`, [two]],
  [`新增：\n${one}\n减少：\n${two}`, [two]],
  [`入：${one} 出：${two}`, [two]],
  [`减：${one} 不减：${two}`, [one]],
  [`只减${one}，${two}不减`, [one]],
  [`+${one}\n-${two}`, [two]],
  [`Keep: ${one}\nRemove: ${two}`, [two]],
  [`继续保：${one}\n停保：${two}`, [two]],
  [`${two} 离职\n\n${one}`, [two]],
  [`${two} 离职\n谢谢！${one}`, [two]],
  [`${two} 离职（${one}审批）`, [two]],
  [`${two} 离职 负责人 ${one}`, [two]],
  [`发件人：${one}\n${two} 离职`, [two]],
  [`经办人：${two}\n离职名单：\n${one}`, [one]],
  [`${one}/${two}离职，其余不变：${three}`, [one, two]],
])('B3 takes neither who stays or comes nor who writes for who leaves, in %j', (text, leavers) => {
  expect(readyIn(text)).toEqual(leavers.toSorted());
});

it.each(
  [
    '@取消离职 @的离职取消了 @离职作废 @不想离职了 @还没办离职 @是否离职？ @离职了吗？ @可能离职 @准备离职 @下个月才离职 @明年再离职 @误减 @仍在岗 @回来上班了 @重新入职 @离职时间待定',
    '撤销@的减保 不要减@ 在职：@ 以下人员不减：\n@ 以下人员继续参保\n@ 抄送：@ @：好的收到 留用：@ 入职名单\n@ @这个月不减了',
    'Please~do~NOT~remove~@ @~is~not~leaving @~will~stay @~stays keep~@ don’t~remove~@ Cancel~the~removal~of~@ @~left?~no,~stays Is~@~leaving?',
    '@は退職しません @はまだ辞めません @は継続 @、退職取り消し @さんは退職ですか 以下の方は継続\n@',
    '@，陈建杰，王丽华都不减 @怎么还没减？ @保险停了没 @不在这次减员名单里 新员工：\n@ @今天入职，帮忙加一下 @离职？没有啊 这次不减：@、陈建杰 @下月离职 @本来要走，现在不走了 谁说@离职了',
    'We~keep~@~for~now @~has~not~left @~is~on~leave~until~Monday @さんは残ります @~vuelve~el~lunes',
    'No~dar~de~baja~a~@ @~no~se~va @~sigue~en~la~empresa',
  ].flatMap((some) => some.split(' ').map((text) => text.replaceAll('~', ' ').replaceAll('@', one))),
)('B3 asks about somebody of whom a message says %j', (text) => {
  expect(readyIn(text).filter((name) => [one, two, three].some((person) => person === name))).toEqual([]);
});

it('B3 takes no heading of a pasted table for a head over those below', () => {
  expect(
    readyIn(`姓名,离职日期,入职日期\n${one},2026-11-28,2025-03-01\n${two},2026-11-28,2025-03-01`),
  ).toEqual([one, two]);
});

const readyInTable = (csv: string, sheet = 'Sheet1') => {
  const rows = csv.split('\n').map((line, at) => ({ row_no: at + 1, cells: line.split(',').map(textCell) }));
  const { list } = readBook([{ name: sheet, hidden: false, rows }], { today, directory });
  return readAs('off', list, { today, titles: [sheet] });
};

it.each<[string, readonly string[]]>([
  [`11月离职人员明细\n姓名,单位,离职日期\n${one},华讯,2026-11-28\n${two},金盛,`, [`${one} 11-29`]],
  [`姓名,入职日期,离职日期\n${one},2025-03-01,2026-11-28`, [`${one} 11-29`]],
  [`离职人员名单\n姓名,入职日期\n${one},2026-12-01\n${two},2025-03-01`, [one, two]],
  [`姓名,单位,入职日期\n${one},华讯,2025-03-01`, [one]],
  [`姓名,增减\n${one},增\n${two},减`, [two]],
  [`姓名,离职\n${one},√\n${two},`, [one]],
  [`姓名,备注\n${one},不减\n${two},`, [two]],
  [`姓名,身份证号\n${one},\n${two},`, [one, two]],
  [`增减员名单\n姓名,类型\n${one},增员\n${two},减员`, [two]],
])('B3 takes off whom a table says to leave, and on no day of joining: %j', (csv, leavers) => {
  expect(ready(readyInTable(csv))).toEqual(leavers);
});

it.each([
  ['加保名单', `加保名单\n姓名,身份证号,加保日期\n${one},,2026-11-29`],
  ['新增参保人员名单', `新增参保人员名单\n姓名,入职日期\n${one},2026-11-29`],
  ['加保日期', `姓名,身份证号,加保日期\n${one},,2026-11-29\n${two},,`],
  ['入职日期', `姓名,入职日期\n${one},2026-11-29`],
  ['12月新增人员', `12月新增人员\n姓名\n${one}`],
  ['11月在职人员花名册', `11月在职人员花名册\n姓名,单位\n${one},华讯`],
  ['12月份参保人员名单', `12月份参保人员名单\n姓名,单位\n${one},金盛`],
])('B3 asks about everybody in a table that says that it is of others, by %s', (words, csv) => {
  const reading = readyInTable(csv);
  expect(ready(reading)).toEqual([]);
  expect(reading.rows.map(({ intent }) => intent?.words)).toEqual(reading.rows.map(() => words));
  expect(reading.rows.map(({ values }) => values.start_date)).toEqual(reading.rows.map(() => undefined));
});

it('B3 asks about everybody in a sheet called after those who come', () => {
  const { rows } = readyInTable(`姓名,单位\n${one},华讯`, '加保名单');
  expect(rows.map(({ intent }) => intent?.words)).toEqual(['加保名单']);
});
