import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { day } from '../calendar/day.ts';
import { readBook } from './book.ts';
import { textCell } from './cell.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';
import type { ListReading } from './table.ts';

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-25');
const [one, two, three] = ['卢娟浩', '陈建杰', '王丽华'] as const;

function readFile(csv: string, file = ''): ListReading {
  const rows = csv.split('\n').map((line, at) => ({ row_no: at + 1, cells: line.split(',').map(textCell) }));
  const { sheets, list } = readBook([{ name: 'Sheet1', hidden: false, rows }], { today, directory });
  return readAs('off', list, { today, titles: ['Sheet1', file], sheets });
}

/** Of each row the first day without cover, or what stands for it; with words where it is asked about. */
const days = ({ rows }: Pick<ListReading, 'rows'>) =>
  rows.map(({ values: { start_date = '' }, intent }) =>
    intent ? `${start_date.replace(/^2026-/, '')}? ${intent.words}` : start_date.replace(/^2026-/, ''),
  );

const numbered = `姓名,身份证号\n${one},320506198802290123\n${two},320506198802290140`;
const placed = `姓名,公司\n${one},华讯\n${two},华讯`;

it.each([
  ['以上人员11月27日24时起停保', '11-28'],
  ['以上人员11月28日0时起停保', '11-28'],
  ['以上人员28号起停保', '11-28'],
  ['以上人员做到27号', '11-28'],
  ['以上都做到28号晚上', '11-29'],
  ['以上2人干到月底', '12-01'],
  ['以上人员做到12月底', '2027-01-01'],
  ['全部下周一停', '12-01'],
])('B3 takes %s under a table for the last day of all in it', (line, first) => {
  for (const table of [numbered, placed]) expect(days(readFile(`${table}\n${line}`))).toEqual([first, first]);
});

it.each([
  ['恒立精密减保（11月29日起）', '11-29'],
  ['停保日期：11月28日', '11-29'],
])('B3 takes %s over a table for the last day of all in it', (line, first) => {
  for (const table of [numbered, placed]) expect(days(readFile(`${line}\n${table}`))).toEqual([first, first]);
});

it.each([
  ['28号', '11-29'],
  ['月底', '12-01'],
  ['以上年底离职', '以上年底离职'],
  ['以上人员28号停保，另一批30号停', '以上人员28号停保，另一批30号停'],
])('B3 asks about all above %s, which may tell their day', (line, first) => {
  const asked = `${first}? ${line}`;
  expect(days(readFile(`${numbered}\n${line}`))).toEqual([asked, asked]);
});

it.each(['制表：王小明 2026-11-25', '2026年11月25日', '11月减员明细', '填表人：孙主管'])(
  'B3 takes no day from %s',
  (line) => {
    expect(days(readFile(`${numbered}\n${line}`))).toEqual(['', '']);
  },
);

it('B3 asks about all of a file that is called after a day to come', () => {
  const asked = '11-29? 11月28日减员';
  expect(days(readFile(numbered, '11月28日减员'))).toEqual([asked, asked]);
  expect(days(readFile(numbered, '11月25日减员'))).toEqual(['', '']);
});

it('B3 keeps the day of a cell beside a line about all', () => {
  const csv = `姓名,离职日期\n${one},28号\n${two},\n以上人员30号起停保`;
  expect(days(readFile(csv))).toEqual(['11-29', '11-30']);
});

it.each(['备注', '时间', '日期', '最后一天班', '离职日期'])(
  'B3 takes the last day of each from words under %s',
  (title) => {
    const under = (...cells: readonly string[]) =>
      days(
        readFile(
          `姓名,身份证号,${title}\n${cells
            .map((cell, at) => `${[one, two, three][at]},3205061988022901${at}3,${cell}`)
            .join('\n')}`,
        ),
      );
    expect(under('做到28号', '干到月底', '月底走')).toEqual(['11-29', '12-01', '12-01']);
    expect(under('29号上完班走', '下周一走', '今天走')).toEqual(['11-30', '12-01', '11-26']);
    expect(under('30号换', '做到28号', '28号走')[0]).toMatch(/^12-01\? .*30号换$/);
  },
);

it.each(['28号', '月底', '11-28', '11月28日24:00', '2026/11/28'])(
  'B3 takes %s under 最后一天班 for the last day, without a question',
  (cell) => {
    const { rows } = readFile(`姓名,最后一天班\n${one},${cell}`);
    expect(rows).toMatchObject([
      { values: { start_date: cell === '月底' ? '2026-12-01' : '2026-11-29' }, doubts: [] },
    ]);
    expect(rows[0]!.intent ?? null).toBe(null);
  },
);

it.each(['待定', 'N/A', '0', '年底', '9999-12-31', '2099-12-31', '等通知'])(
  'B3 asks about whom a day of leaving %s leaves open until a day is typed',
  (cell) => {
    const { rows } = readFile(
      `姓名,身份证号,离职日期\n${one},320506198802290123,${cell}\n${two},320506198802290140,2026-11-28`,
    );
    expect(rows[0]).toMatchObject({ intent: { words: expect.stringContaining(cell) } });
    expect(rows[0]!.values.start_date).not.toBe(undefined);
    expect(days({ rows: rows.slice(1) })).toEqual(['11-29']);
  },
);

it.each(['年底离职', '还有三天离职', '交接完就走', '下月底离职'])(
  'B3 lets no empty day stand for the words of %s in a message',
  (words) => {
    for (const number of ['', ' 320506198802290123 ']) {
      const text = `${one}${number}${words}`;
      const { rows } = readAs('off', readPasted(text, { today, directory, kind: 'off' }), {
        today,
        text,
        directory,
      });
      expect(rows).toMatchObject([{ intent: { kind: 'unclear' }, values: { start_date: words } }]);
    }
  },
);

it('B3 answers a doubt of a day with that day', () => {
  const text = `姓名\t时间\n${one}\t做到28号\n${two}\t干到月底\n${three}\t30号换`;
  const { rows } = readAs('off', readPasted(text, { today, directory, kind: 'off' }), {
    today,
    text,
    directory,
  });
  for (const { doubts = [], values } of rows)
    for (const { field } of doubts) expect(values[field]).toMatch(/^2026-/);
  expect(rows.map(({ values }) => values.name)).toEqual([one, two, three]);
});

it('B3 leaves no number of a document in the cell of a day', () => {
  for (const number of [
    '320506198802290123',
    '320506 19880229 0123',
    '３２０５０６１９８８０２２９０１２３',
  ]) {
    const text = `${one} ${number} 年底离职`;
    const { rows } = readAs('off', readPasted(text, { today, directory, kind: 'off' }), {
      today,
      text,
      directory,
    });
    for (const { values } of rows) expect(values.start_date ?? '').not.toMatch(/[\d０-９]{4}/u);
  }
});

it.each(['做到哪天', '干到几号', '哪天走', '几号离职', '做到', '什么时候走'])(
  'B3 reads a last day under the heading %s',
  (title) => {
    expect(days(readFile(`姓名,${title}\n${one},28号\n${two},月底`))).toEqual(['11-29', '12-01']);
  },
);

it.each(['最后工作日', '最后上班日', '离职日期'])(
  'B3 asks for the day of whom a column %s leaves open beside others',
  (title) => {
    const csv = `姓名,公司,${title}\n${one},华讯,2026-11-28\n${two},华讯,\n${three},华讯,—`;
    expect(days(readFile(csv))).toEqual(['11-29', `${title} —? ${title} —`, `${title} —? ${title} —`]);
    expect(days(readFile(`姓名,公司,${title}\n${one},华讯,\n${two},华讯,`))).toEqual(['', '']);
  },
);
