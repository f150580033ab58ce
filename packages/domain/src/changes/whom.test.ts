import { expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { companiesMeant } from '../list/words/companies-meant.ts';
import { fen } from '../money/money.ts';
import { judgeRemovals, type RemovalRow } from './removal.ts';
import type { Whom } from './whom.ts';

const companies = [
  { company_id: 1, name: '昆山华讯电子有限公司', known_as: ['老厂'] },
  { company_id: 2, name: '昆山恒利精密机械有限公司', known_as: [] },
  { company_id: 3, name: '常州金盛汽车部件有限公司', known_as: [] },
];
/** 王建国 of 昆山华讯, as what is written means him. */
const found = {
  policy_person_id: 7,
  employee_id: 1,
  isBound: true,
  name: '王建国',
  work_company_id: 1,
  work_company: '昆山华讯电子有限公司',
  cover: { from: day('2026-03-01'), to: day('2026-03-31') },
  premium_fen: fen(2_845),
  unit_price_fen: fen(4_200),
  ended_in: null,
};
const judged = (whom: Partial<Whom>) => {
  const { name = '', work_company = '' } = whom;
  const row: RemovalRow = {
    row_no: 1,
    name,
    start_date: null,
    asked_date: null,
    found: [found],
    elsewhere: [],
    namesake_left_in: null,
    near: [],
    namesakes: 0,
    whom: { by: 'number', name, work_company, companies: companiesMeant(work_company, companies), ...whom },
  };
  const [{ insurable, verdicts } = { insurable: false, verdicts: [] }] = judgeRemovals([row], {
    now: new Date('2026-03-16T02:00:00Z'),
    start_date: day('2026-03-17'),
    policy: { from: day('2026-03-01'), to: day('2026-12-31') },
    price_unit: 'MONTH_NATURAL',
    start_rule: { effective_mode: 'NEXT_DAY', cutoff_time: '16:00' },
    refund_rule: { refund_mode: 'PRO_RATA', kept_percent: null },
  });
  return [insurable, ...verdicts.map(({ code, level }) => `${level} ${code}`)];
};

it.each([
  ['李卫', [false, 'error OFF_OTHER_NAME']],
  ['王建军', [false, 'error OFF_OTHER_NAME']],
  ['汪建国', [true, 'warn OFF_OTHER_NAME']],
  ['王 建国', [true]],
  ['', [true]],
])('B3 takes nobody off by a number or a cover that is of another name than %s', (name, expected) => {
  expect(judged({ name })).toEqual(expected);
  expect(judged({ name, by: 'cover' })).toEqual(expected);
});

it.each([
  ['常州金盛汽车部件有限公司', [false, 'error OFF_OTHER_COMPANY']],
  ['恒利', [false, 'error OFF_OTHER_COMPANY']],
  ['常州金盛', [false, 'error OFF_OTHER_COMPANY']],
  ['华讯', [true]],
  ['华讯电子', [true]],
  ['老厂', [true]],
  ['昆山', [true]],
  ['昆山华讯电子有限公司', [true]],
  ['北京某某有限公司', [true]],
  ['', [true]],
])(
  'B3 asks about the only person of a name where the list says that they work at %s',
  (company, expected) => {
    expect(judged({ by: 'name', name: '王建国', work_company: company })).toEqual(expected);
  },
);

it('B3 only warns of another company where a whole number or a chosen cover says who is meant', () => {
  const at = { name: '王建国', work_company: '恒利' };
  expect(judged({ ...at, by: 'number' })).toEqual([true, 'warn OFF_OTHER_COMPANY']);
  expect(judged({ ...at, by: 'cover' })).toEqual([true, 'warn OFF_OTHER_COMPANY']);
});
