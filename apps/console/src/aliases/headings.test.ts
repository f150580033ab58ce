import { setHeadingAlias } from '@app/contract/aliases';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../platform/api.ts';
import { sendPressed } from '../platform/pressed.ts';
import { persons } from '../../test/roster-world.ts';
import { rememberHeading } from './headings.ts';

/** What the server remembers. */
const kept = new Map<string, string>();

vi.mock('../platform/pressed.ts', () => ({
  sendPressed: vi.fn(async (_call: unknown, { alias, field }: { alias: string; field: string | null }) => {
    if (field === null) kept.delete(alias);
    else kept.set(alias, field);
    return {};
  }),
}));

vi.mock('../platform/api.ts', async (original) => ({
  ...(await original<typeof import('../platform/api.ts')>()),
  send: vi.fn(async () => ({ data: Array.from(kept, ([alias, field]) => ({ alias, field })), last_page: 1 })),
}));

const columnsOf = (...titles: readonly string[]) => titles.map((title, index) => ({ index, title }));
const remembered = () => vi.mocked(sendPressed).mock.calls.map(([call, input]) => [call.path, input]);

beforeEach(() => {
  vi.mocked(sendPressed).mockClear();
  kept.clear();
  queryClient.clear();
});

it('N13 has remembered what was chosen for a heading, also that it is nothing', async () => {
  const columns = columnsOf('姓名', ' 用工点 ', '床号');

  await rememberHeading(columns, 1, 'work_company');
  await rememberHeading(columns, 2, null);

  expect(remembered()).toEqual([
    [setHeadingAlias.path, { alias: '用工点', field: 'work_company' }],
    [setHeadingAlias.path, { alias: '床号', field: 'none' }],
  ]);
});

it('T21 has nothing remembered of a column without a heading, nor of a row that holds a person’s number', async () => {
  await rememberHeading(columnsOf('姓名', ' ', '工号123456'), 1, 'remark');
  await rememberHeading(columnsOf('姓名', '', '工号123456'), 2, 'remark');
  await rememberHeading(columnsOf('王伟', persons.wang, '老厂'), 0, 'remark');

  expect(remembered()).toEqual([]);
});

it('N13 takes back with a reading what its heading taught, and teaches it again with it', async () => {
  kept.set('用工点', 'remark');
  const first = await rememberHeading(columnsOf('用工点'), 0, 'work_company');
  const second = await rememberHeading(columnsOf('床号'), 0, null);
  expect(Object.fromEntries(kept)).toEqual({ 用工点: 'work_company', 床号: 'none' });

  await second?.takeBack();
  await first?.takeBack();
  expect(Object.fromEntries(kept)).toEqual({ 用工点: 'remark' });

  await first?.again();
  expect(Object.fromEntries(kept)).toEqual({ 用工点: 'work_company' });
});

it('N13 leaves what was taught elsewhere since', async () => {
  const lesson = await rememberHeading(columnsOf('用工点'), 0, 'work_company');
  kept.set('用工点', 'remark');

  await lesson?.takeBack();

  expect(Object.fromEntries(kept)).toEqual({ 用工点: 'remark' });
});
