import { expect, it } from 'vitest';
import { readAs } from '../read-as.ts';
import { readBook } from '../book.ts';
import { textCell } from '../cell.ts';
import { readPasted } from '../pasted.ts';
import { directory, today } from '../../../test/leavers-world.ts';
import type { ListReading } from '../table.ts';

const numbers = ['320506198802290123', '320506198802290140', '320506198802290166', '320506198802290182'];
const [id1, id2, id3, id4] = numbers;

const ready = ({ rows }: ListReading) => rows.flatMap(({ intent, values }) => (intent ? [] : values.name!));
const named = ({ rows }: ListReading) => rows.map(({ values }) => values.name);

function fileOf(kind: 'add' | 'off', csv: string, file = ''): ListReading {
  const rows = csv.split('\n').map((line, at) => ({ row_no: at + 1, cells: line.split(',').map(textCell) }));
  const { sheets, list } = readBook([{ name: '', hidden: false, rows }], { today, directory });
  return readAs(kind, list, { today, titles: [file], sheets });
}
function pastedOf(kind: 'add' | 'off', csv: string): ListReading {
  const text = csv.replaceAll(',', '\t');
  return readAs(kind, readPasted(text, { today, directory, kind }), { today, text, directory });
}

const people = `卢娟浩,${id1},,王丽华,${id2}\n陈平,${id3},,唐春文,${id4}`;

it.each([
  `进厂,,,离厂,\n姓名,身份证号,,姓名,身份证号\n${people}`,
  `进厂2人,,,离厂2人,\n姓名,身份证号,,姓名,身份证号\n${people}`,
  `进厂（2人）,,,离厂（2人）,\n姓名,身份证号,,姓名,身份证号\n${people}`,
  `来厂,,,走了,\n姓名,身份证号,,姓名,身份证号\n${people}`,
  `在厂,,,离厂,\n姓名,身份证号,,姓名,身份证号\n${people}`,
  `进厂,,,离厂,\n姓名,岗位,,姓名,岗位\n卢娟浩,普工,,王丽华,普工\n陈平,普工,,唐春文,普工`,
  `进厂,日期,离厂,日期\n卢娟浩,11.27,王丽华,11.28\n陈平,11.26,唐春文,11.28`,
  '进厂,离厂\n卢娟浩,王丽华\n陈平,唐春文',
])(
  'B3 takes off who stands under the one that leaves of two tables abreast, whatever the file is called: %j',
  (csv) => {
    for (const reading of [fileOf('off', csv), fileOf('off', csv, '11月减员'), pastedOf('off', csv)]) {
      expect(new Set(named(reading))).toEqual(new Set(['卢娟浩', '王丽华', '陈平', '唐春文']));
      expect(ready(reading)).toEqual(['王丽华', '唐春文']);
    }
  },
);

it('B3 asks about those under 在厂 beside 离厂 also where people are added', () => {
  const csv = `在厂,,,离厂,\n姓名,身份证号,,姓名,身份证号\n${people}`;
  expect(ready(fileOf('add', csv))).toEqual([]);
  expect(ready(fileOf('add', csv.replace('在厂', '进厂')))).toEqual(['卢娟浩', '陈平']);
});

it('B3 takes off nobody who stands under 进厂 beside an empty table of those who leave', () => {
  const csv = `进厂,,,离厂,\n姓名,身份证号,,姓名,身份证号\n卢娟浩,${id1},,,\n陈平,${id3},,,`;
  expect([ready(fileOf('off', csv)), ready(pastedOf('off', csv))]).toEqual([[], []]);
});
