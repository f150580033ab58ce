import { day } from '@app/domain/calendar/day';
import { createDirectory } from '@app/domain/roster/directory';
import { expect, it } from 'vitest';
import { readList } from './read-list.ts';

const today = day('2026-11-26');
const directory = createDirectory([], []);

const read = async (kind: 'add' | 'off', text: string, more: { pasted?: true; called?: string } = {}) => {
  const { list } = await readList(
    Buffer.from(text),
    { today, directory, kind, called: '', ...more },
    () => undefined,
  );
  return list.rows.map(({ values, intent }) => `${values.name} ${intent?.kind ?? 'ready'}`);
};

it('B3 reads a long text that was pasted for a removal with all that it says of who leaves', async () => {
  const pasted = true;
  expect(await read('off', '卢娟浩、王丽华、陈平三个人，陈平走', { pasted })).toEqual([
    '卢娟浩 unclear',
    '王丽华 unclear',
    '陈平 ready',
  ]);
  expect(await read('off', '卢娟浩离职 28\n王丽华差点走', { pasted })).toEqual([
    '卢娟浩 ready',
    '王丽华 unclear',
  ]);
  const block =
    '姓名\t身份证号\t基本工资\n卢娟浩\t320506198802290123\t2490\n王丽华\t320506198802290140\t2490';
  expect(await read('off', block, { pasted })).toEqual(['卢娟浩 unclear', '王丽华 unclear']);
});

it('B3 reads a csv as what it is called, cells between quotes whole', async () => {
  const csv =
    '姓名,身份证号,备注\n"卢娟浩",320506198802290123,"夜班,A线"\n"王丽华",320506198802290140,"不走了,\n留下"';
  expect(await read('off', csv, { called: '11月离职' })).toEqual(['卢娟浩 ready', '王丽华 unclear']);
  expect(await read('add', csv)).toEqual(['卢娟浩 ready', '王丽华 ready']);
});

it('B3 says of a text that was pasted and names nobody that no list is in it', async () => {
  await expect(read('add', '大家好', { pasted: true })).rejects.toMatchObject({
    fault: { reason: 'LIST_NOT_FOUND' },
  });
});
