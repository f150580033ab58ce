import { expect, it } from 'vitest';
import { askedAlike } from './asked-alike.ts';

const asked = (key: number, words: string, kind: 'unclear' | 'wait' = 'unclear') => ({
  key,
  intent: { kind, of: '', words },
});

it('B3 asks once about all of whom a list says the same and not that they leave', () => {
  const rows = [
    asked(1, '基本工资、实发'),
    asked(2, '1、2、3、4'),
    asked(3, '基本工资、实发'),
    asked(4, '基本工资、实发'),
    asked(5, '1、2、3、4'),
    asked(6, '回老家看看'),
    { key: 7, intent: null },
  ];
  expect(askedAlike(rows)).toEqual([
    { words: '基本工资、实发', keys: [1, 3, 4] },
    { words: '1、2、3、4', keys: [2, 5] },
  ]);
});

it('B3 lets nobody go with one press against the words of the list', () => {
  for (const words of ['11月在职人员花名册', '是否离职 否', '王伟、李娜不减', '12月新增人员', ''])
    expect(askedAlike([asked(1, words), asked(2, words)])).toEqual([]);
  expect(askedAlike([asked(1, '等通知', 'wait'), asked(2, '等通知', 'wait')])).toEqual([]);
});
