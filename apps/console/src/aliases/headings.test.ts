import { setHeadingAlias } from '@app/contract/aliases';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendPressed } from '../platform/pressed.ts';
import { persons } from '../roster/roster-world.ts';
import { rememberHeading } from './headings.ts';

vi.mock('../platform/pressed.ts', () => ({ sendPressed: vi.fn(() => Promise.resolve({})) }));

const columnsOf = (...titles: readonly string[]) => titles.map((title, index) => ({ index, title }));
const remembered = () => vi.mocked(sendPressed).mock.calls.map(([call, input]) => [call.path, input]);

beforeEach(() => void vi.mocked(sendPressed).mockClear());

it('B15 has remembered what was chosen for a heading, also that it is nothing', async () => {
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
