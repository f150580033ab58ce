import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { day } from '../calendar/day.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-26');

/** The day of each starter of a text, in November; `?` before one that is asked about, with what else it may be. */
function startsOf(text: string) {
  const read = readPasted(text, { today, directory, kind: 'add' });
  return readAs('add', read, { today, text, directory }).rows.map(({ intent, values, doubts = [] }) => {
    const doubt = doubts.find(({ field }) => field === 'start_date');
    const on = (values.start_date ?? '').replace('2026-11-', '');
    if (intent) return '?';
    return doubt ? `?${doubt.others.map((one) => one.replace('2026-11-', '')).join()}` : on;
  });
}

const one = '王建国 110101199003070011 仓库管理员';
const two = '李秀兰 440306199507151025 仓库管理员';

it.each([
  ['她28来', '28'],
  ['28到', '28'],
  ['27先来', '27'],
  ['28才来', '28'],
  ['29再来', '29'],
  ['28上班', '28'],
  ['28晚班开始', '28'],
  ['28号就来', '28'],
  ['早一天来', '29'],
  ['晚一天', '31'],
  ['11—28', '28'],
  ['(11-28)', '28'],
  ['28到，有证', '28'],
])('B3 counts a day of few words beside a person before the day of all: %s', (words, own) => {
  const start = own === '31' ? '2026-12-01' : own;

  expect(startsOf(`通达仓储 30号进人\n${one}\n${two} ${words}`)).toEqual(['30', start]);
});

it.each([
  ['28来体检', '?28'],
  ['11 28', '?28'],
  ['28来或29来', '?'],
  ['20到', '?'],
  ['过两天来', '?'],
  ['早几天来', '?'],
  ['晚一天交表', '?2026-12-01'],
])('B3 asks for the day where few words beside a person leave it open: %s', (words, asked) => {
  const [first, second] = startsOf(`通达仓储 30号进人\n${one}\n${two} ${words}`);

  expect(first).toBe('30');
  expect(second).toBe(asked);
});

it.each(['8点到', '20来岁', '30号到', '3线上班', '工号28'])(
  'B3 takes no other number beside a person for a day: %s',
  (words) => {
    const [first] = startsOf(`通达仓储 30号进人\n${one} ${words}\n${two}`);

    expect(first).toBe('30');
  },
);

it.each([
  ['28来', '28'],
  ['28号就来', '28'],
  ['27先来', '27'],
])('B3 counts the day of a remark before the one of the title: %s', (remark, own) => {
  const rows = [
    `王建国\t110101199003070011\t仓库管理员\t`,
    `李秀兰\t440306199507151025\t仓库管理员\t${remark}`,
  ];

  expect(startsOf(['11月30日入职名单', '姓名\t身份证号\t工种\t备注', ...rows].join('\n'))).toEqual([
    '30',
    own,
  ]);
});

it('B3 asks for the day of whom it stands beside where several stand in a line', () => {
  expect(startsOf(`通达仓储 30号进人\n${one}，${two} 28来`)).toEqual(['30', '?28']);
});

it('B3 takes the words before a name for the day of whoever follows', () => {
  expect(startsOf(`通达仓储 30号进人\n${one}\n28到 ${two}`)).toEqual(['30', '28']);
});

it.each([
  [`${one}\n28到\n${two}`, ['?28', '30']],
  [`姓名：王建国\n身份证：110101199003070011\n工种：仓库管理员\n到岗：28到\n\n${two}`, ['?28', '30']],
  [`${one}\n${two}\n以上28来`, ['?28', '?28']],
])('B3 asks for the day that stands in few words below a person: %s', (lines, starts) => {
  expect(startsOf(`通达仓储 30号进人\n${lines}`)).toEqual(starts);
});
