import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;

const read = (text: string) =>
  paste(text).rows.map(({ values: { name, idcard }, doubts = [] }) => [
    idcard,
    name,
    doubts.some(({ field }) => field === 'name') ? 'asked' : '',
  ]);

it.each([
  `老陈 ${zhang}，老李 ${li}，王大力 ${wang}`,
  `老陈（${zhang}）老李（${li}）王大力（${wang}）`,
  `1. 老陈 ${zhang} 2. 老李 ${li} 3. 王大力 ${wang}`,
])('B3 gives no number the name of the next where some are only called something: %s', (text) => {
  expect(read(text)).toEqual([
    [zhang, '老陈', 'asked'],
    [li, '老李', 'asked'],
    [wang, '王大力', ''],
  ]);
});

it.each([
  [`小乔 ${zhang}去无锡。王大力 ${wang}去无锡`, '小乔'],
  [`大乔 ${zhang}，王大力 ${wang}`, '大乔'],
])('B3 asks about a name that may be what somebody is called: %s', (text, name) => {
  expect(read(text)).toEqual([
    [zhang, name, 'asked'],
    [wang, '王大力', ''],
  ]);
});

it.each(['（暂缓）', '（暂缓，等驾照）', '（先不买）'])(
  'B3 asks of whom above and below a remark in brackets on a line of its own is: %s',
  (remark) => {
    const { rows } = paste(`张三 ${zhang}\n${remark}\n李四 ${li}`);
    expect(rows.map(({ intent }) => intent?.kind)).toEqual(['unclear', 'unclear']);
  },
);

it('B3 takes a remark in brackets for the one above where it says so', () => {
  const { rows } = paste(`张三 ${zhang}\n（此人暂缓，等驾照）\n李四 ${li}`);
  expect(rows.map(({ intent }) => intent?.kind ?? 'add')).toEqual(['wait', 'add']);
});
