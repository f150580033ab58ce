import { expect, it } from 'vitest';
import { createRoster } from '../../../../test/roster-world.ts';
import { appendRows } from '../../../roster/roster.tsx';
import { askedAlike } from './asked-alike.ts';

const asked = (words: string, kind: 'unclear' | 'wait' = 'unclear') => ({
  name: '王伟',
  intent: { kind, of: '', words },
});

function listOf(rows: Parameters<typeof appendRows>[1]) {
  const roster = createRoster();
  return { roster, keys: appendRows(roster, rows) };
}

it('B3 asks once about all of whom a list says the same and not that they leave', () => {
  const { roster, keys } = listOf([
    asked('1、2、3、4'),
    asked('基本工资、实发'),
    asked('基本工资、实发'),
    asked('基本工资、实发'),
    asked('1、2、3、4'),
    asked('回老家看看'),
    { name: '李娜' },
  ]);
  expect(askedAlike(roster)).toEqual([
    { words: '基本工资、实发', keys: [keys[1], keys[2], keys[3]], names: ['王伟', '王伟', '王伟'] },
    { words: '1、2、3、4', keys: [keys[0], keys[4]], names: ['王伟', '王伟'] },
  ]);
});

it('B3 lets nobody go with one press against the words of the list', () => {
  const nobody = [
    ...['11月在职人员花名册', '是否离职 否', '王伟、李娜不减', '12月新增人员', ''].map((words) =>
      asked(words),
    ),
    asked('等通知', 'wait'),
  ];
  for (const one of nobody) expect(askedAlike(listOf([one, one]).roster)).toEqual([]);
});

it.each([
  '华讯电子派遣人员花名册（红字及划线为11月26日离职，请减保）',
  '标黄的是要减的',
  '王伟 李娜，只走王伟一个，今天',
  '王伟的位置由李娜接替，王伟今天走',
  '其中一个今天离职，其余留下',
])('B3 lets nobody go with one press by words that mean some of them alone: %s', (words) => {
  expect(askedAlike(listOf([asked(words), asked(words)]).roster)).toEqual([]);
});

it('B3 names those whom one press takes, the first of many', () => {
  const some = Array.from({ length: 31 }, () => asked('基本工资、实发'));

  expect(askedAlike(listOf(some).roster)[0]?.names).toEqual([...some.slice(1).map(({ name }) => name), '…']);
});
