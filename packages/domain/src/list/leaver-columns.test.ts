import { expect, it } from 'vitest';
import { directory, today } from '../../test/leavers-world.ts';
import { readBook } from './book.ts';
import { textCell } from './cell.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';
import type { ListReading } from './table.ts';

const [one, two, three] = ['卢娟浩', '陈建杰', '王丽华'] as const;

type Called = { readonly sheet?: string; readonly file?: string };

function readFile(csv: string, { sheet = 'Sheet1', file = '' }: Called = {}): ListReading {
  const rows = csv.split('\n').map((line, at) => ({ row_no: at + 1, cells: line.split(',').map(textCell) }));
  const { sheets, list } = readBook([{ name: sheet, hidden: false, rows }], { today, directory });
  return readAs('off', list, { today, titles: [sheet, file], sheets });
}

/** What the list says against each, `ready` where it says nothing. */
const said = ({ rows }: ListReading) => rows.map(({ intent }) => (intent ? intent.words : 'ready'));
const ready = ({ rows }: ListReading) => rows.flatMap(({ intent, values }) => (intent ? [] : values.name!));

it.each<[string, string]>([
  [
    '1、2、3、4',
    `序号,姓名,身份证号,1,2,3,4\n1,${one},320506198802290123,8,8,0,8\n2,${two},320506198802290140,8,8,8,8`,
  ],
  ['1、2、3、4', `姓名,1,2,3,4\n${one},√,√,×,√\n${two},√,√,√,√`],
  ['基本工资、实发', `姓名,身份证号,基本工资,实发\n${one},,2490,3100\n${two},,2490,2980`],
  ['Eligible', `No.,Name,ID number,Eligible\n1,${one},,yes\n2,${two},,no`],
  [
    '民族、籍贯、紧急联系人',
    `姓名,性别,民族,籍贯,紧急联系人\n${one},男,汉,安徽,张三\n${two},女,苗,贵州,李四`,
  ],
  ['岗位工资、部门奖金', `姓名,身份证号,岗位工资,部门奖金\n${one},,2490,300\n${two},,2490,200`],
  ['本月出勤天数、加班小时', `姓名,本月出勤天数,加班小时\n${one},22,30\n${two},20,12`],
  ['离职证明', `姓名,身份证号,离职证明\n${one},,已开\n${two},,未交`],
])('B3 asks about all at once in a table with %s that says nowhere that they leave', (words, csv) => {
  expect(said(readFile(csv))).toEqual([words, words]);
  expect(
    said(readAs('off', readPasted(csv.replaceAll(',', '\t'), { today, directory, kind: 'off' }), { today })),
  ).toEqual([words, words]);
});

it.each<[string, Called]>([
  [`离职人员工资\n姓名,身份证号,基本工资,实发\n${one},,2490,3100`, {}],
  [`姓名,身份证号,基本工资,实发\n${one},,2490,3100`, { sheet: '11月减员' }],
  [`姓名,身份证号,基本工资,实发\n${one},,2490,3100`, { file: '离职结算' }],
  [`姓名,基本工资,离职日期\n${one},2490,2026-11-28`, {}],
  [`姓名,基本工资,离职原因\n${one},2490,回家种地`, {}],
  [`姓名,身份证号,基本工资,实发\n${one},,2490,3100\n以上人员离职`, {}],
  [`序号,姓名,身份证号,手机,用工单位,班组,性别,年龄,入职日期,备注\n1,${one},,,,A班,男,31,2024-03-01,`, {}],
  [`离职人员,基本工资\n${one},2490`, {}],
])('B3 takes off whom a table with other columns says to leave, or that has none: %j', (csv, called) => {
  expect(ready(readFile(csv, called))).toEqual([one]);
});

it('B3 takes 花名册（含离职） for no word that those in it leave', () => {
  expect(ready(readFile(`姓名,身份证号,民族\n${one},,汉`, { sheet: '花名册（含离职人员）' }))).toEqual([]);
});

it.each<[string, readonly [string, string, string], readonly string[]]>([
  ['是否离职', ['是', '否', ''], ['ready', '是否离职 否', '是否离职 —']],
  ['离职', ['√', '×', ''], ['ready', '离职 ×', '离职 —']],
  ['是否在职', ['否', '是', ''], ['ready', '是否在职 是', '是否在职 —']],
  ['续保', ['否', '是', ''], ['ready', '续保 是', '续保 —']],
  ['Cover continues?', ['N', 'Y', ''], ['ready', 'Cover continues? Y', 'Cover continues? —']],
  ['Leaving (Y/N)', ['Y', 'N', ''], ['ready', 'Leaving (Y/N) N', 'Leaving (Y/N) —']],
  [
    '¿Sigue en la empresa?',
    ['No', 'Sí', ''],
    ['ready', '¿Sigue en la empresa? Sí', '¿Sigue en la empresa? —'],
  ],
  ['退職', ['○', '×', ''], ['ready', '退職 ×', '退職 —']],
  ['在籍', ['×', '○', ''], ['ready', '在籍 ○', '在籍 —']],
  ['状态', ['已离职', '在职', ''], ['ready', '状态 在职', '—']],
])('B3 goes by what a column %s answers of each', (title, answers, words) => {
  const rows = [one, two, three].map((name, at) => `${at + 1},${name},普工,${answers[at]}`);
  expect(said(readFile(`序号,姓名,岗位,${title}\n${rows.join('\n')}`))).toEqual(words);
});

it.each(['离职审批', '审批状态', '是否批准', 'Approval'])(
  'B3 asks about whom a column %s has not let go, whatever the day',
  (title) => {
    const answers = ['通过', '未通过', '审批中', '驳回', ''];
    const rows = answers.map(
      (answer, at) => `${one},3205061988022901${at}3,${at === 4 ? '' : '2026-11-28'},${answer}`,
    );
    expect(said(readFile(`姓名,身份证号,离职日期,${title}\n${rows.join('\n')}`))).toEqual([
      'ready',
      ...answers.slice(1).map((answer) => `${title} ${answer || '—'}`),
    ]);
  },
);

it('B3 asks about whom a state says to leave in words with one that turns them round', () => {
  expect(said(readFile(`姓名,状态\n${one},离职\n${two},差点走\n${three},已离职`))).toEqual([
    'ready',
    '差点走',
    'ready',
  ]);
});

it('B3 takes nobody off by a column that says of all that they stay', () => {
  const csv = `姓名,状态\n${one},在职\n${two},在职`;
  expect(said(readFile(csv))).toEqual(['在职', '在职']);
});

it('B3 takes 在职 where a day of leaving belongs for no day', () => {
  const csv = `姓名,身份证号,离职日期\n${one},,在职\n${two},,2026-11-28`;
  expect(ready(readFile(csv))).toEqual([two]);
});

it('B3 asks about whom one column lets go and another keeps', () => {
  const csv = `姓名,是否离职,离职日期\n${one},否,2026-11-28\n${two},是,2026-11-28`;
  expect(ready(readFile(csv))).toEqual([two]);
});

it.each([
  `班组长,离职人员\n周小明,${one}\n周小明,${two}`,
  `序号,车间,班组长,离职人员\n1,冲压,周小明,${one}\n2,冲压,周小明,${two}`,
  `班组长,离职人员,身份证号\n周小明,${one},\n周小明,${two},`,
])('B3 takes off who stands under 离职人员, and not who leads them: %j', (csv) => {
  const { rows } = readFile(csv);
  expect(rows.map(({ values: { name }, intent, doubts = [] }) => [name, intent ?? null, doubts])).toEqual([
    [one, null, []],
    [two, null, []],
  ]);
});

it.each([
  ['身份证后4位', '2191', '654x', ['2191', '654X']],
  ['身份证后六位', '022191', '01654X', ['022191', '01654X']],
  ['尾号', '2191', '', ['2191', undefined]],
  ['Last 4 of ID', '2191', '654X', ['2191', '654X']],
  ['手机尾号', '2191', '6541', [undefined, undefined]],
] as const)('B3 uses the last digits under %s with the name', (title, first, second, numbers) => {
  const { rows, columns } = readFile(`姓名,${title}\n${one},${first}\n${two},${second}`);
  expect(rows.map(({ values, intent }) => [values.name, values.idcard, intent ?? null])).toEqual([
    [one, numbers[0], null],
    [two, numbers[1], null],
  ]);
  expect(columns[1]?.field).toBe(numbers[0] === undefined ? null : 'idcard');
});

it.each(['离职证明', 'Leaving certificate'])('B3 takes a tick under %s for no leaving', (title) => {
  expect(ready(readFile(`姓名,身份证号,${title}\n${one},,√\n${two},,`))).toEqual([]);
});

it('B3 opens no other name and no other company by signs that nobody sees', () => {
  const unseen = `姓名,身份证号,用工单位\n卢\u200b娟\ufeff浩,320506\u2060198802290123,昆山华讯\u200b电子有限公司\nJean\u2011Luc Martin,C4455667,\u2060昆山华讯电子有限公司`;
  expect(readFile(unseen).rows.map(({ values }) => values)).toEqual([
    { name: one, idcard: '320506198802290123', work_company: '昆山华讯电子有限公司' },
    { name: 'Jean-Luc Martin', idcard: 'C4455667', work_company: '昆山华讯电子有限公司' },
  ]);
});

it.each([
  '需修改的问题,原文件行号,姓名,证件号码,手机号',
  'What to mend,Row in your file,Name,ID number,Mobile',
  'Qué corregir,Fila en su archivo,Nombre,Número de documento,Móvil',
  '修正が必要な点,元のファイルの行,氏名,身分証明書番号,携帯電話',
])('B3 takes the file of rows to mend under %s for a list of leavers still', (heading) => {
  const reason = 'Nobody of this name is covered by this policy: look at the name and the number.';
  expect(ready(readFile(`${heading}\n${reason},3,${one},,\n${reason},4,${two},,`))).toEqual([one, two]);
});
