import { expect, it } from 'vitest';
import { readAs } from '../read-as.ts';
import { readBook } from '../book.ts';
import { textCell } from '../cell.ts';
import { directory, today } from '../../../test/leavers-world.ts';

const people = '姓名,身份证号\n卢娟浩,320506198802290123\n王丽华,320506198802290140';

function said(kind: 'add' | 'off', title: string) {
  const rows = `${title}\n${people}`
    .split('\n')
    .map((line, at) => ({ row_no: at + 1, cells: line.split(',').map(textCell) }));
  const { sheets, list } = readBook([{ name: '', hidden: false, rows }], { today, directory });
  const read = readAs(kind, list, { today, titles: [], sheets });
  return read.rows.map(({ intent }) => (intent ? `${intent.kind} ${intent.words}` : 'ready'));
}

it.each(['昆山华讯11月返乡人员', '处分人员名单', '11月第三周调剂员工表', '转正人员（11月）'])(
  'B3 asks on either page about all under %s, in the same words',
  (title) => {
    expect(said('add', title)).toEqual([`unclear ${title}`, `unclear ${title}`]);
    expect(said('off', title)).toEqual([`unclear ${title}`, `unclear ${title}`]);
  },
);

it.each([
  '昆山华讯派遣人员名单',
  '2026年11月第四周派遣人员增员汇总表',
  '一车间夜班临时工名单',
  '清洁人员',
  '仓储分拣人员名册',
  '某某精密电子有限公司员工名册',
  '11月处分人员，全部新入职',
])(
  'B3 asks nobody for a title that only says where, when and for what it is, or that they come: %s',
  (title) => {
    expect(said('add', title)).toEqual(['ready', 'ready']);
  },
);
