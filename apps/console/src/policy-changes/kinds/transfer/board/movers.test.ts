import { expect, it } from 'vitest';
import { isSaid, moverOf, pasted, sentOf, targetOf, withBlank, withChosen, withNamed } from './movers.ts';

const all = { work_company_id: 7, occupation_id: undefined };

it('B2 sends who moves to where all go, or to where their own row says', () => {
  const movers = [
    moverOf({ name: '王伟 ' }),
    moverOf({ name: '李娜', work_company_id: 8, occupation_id: 3 }),
    moverOf({}),
  ];

  expect(sentOf(movers, all)).toMatchObject([
    { row_no: 1, name: '王伟', work_company_id: 7, occupation_id: undefined },
    { row_no: 2, name: '李娜', work_company_id: 8, occupation_id: 3 },
  ]);
});

it('B2 puts pasted names into rows of their own, which name no chosen cover any more', () => {
  const chosen = [moverOf({ name: '张敏', policy_person_id: 5 })];

  const movers = pasted(chosen, '姓名\n王伟\n李娜 0011', 0);

  expect(movers.map(({ name, idcard, policy_person_id }) => [name, idcard, policy_person_id])).toEqual([
    ['王伟', '', null],
    ['李娜', '0011', null],
    ['', '', null],
  ]);
});

it('B2 takes somebody who is chosen once, with a blank row behind', () => {
  const chosen = { name: '张敏', idcard: '320***********0011', policy_person_id: 5 };
  const once = withChosen(withBlank([]), chosen);

  expect(once).toHaveLength(2);
  expect(withChosen(once, chosen)).toBe(once);
});

it('B2 knows whether it is said where somebody goes', () => {
  const nowhere = { work_company_id: undefined, occupation_id: undefined };
  expect([isSaid(nowhere), isSaid(targetOf(nowhere, all))]).toEqual([false, true]);
});

it('B2 puts the movers of a list behind those who are written, each once', () => {
  const named = { name: '王伟', idcard: '0011', work_company_id: 8, occupation_id: undefined };
  const once = withNamed(withBlank([moverOf({ name: '张敏' })]), [named, named]);

  expect(sentOf(withNamed(once, [named]), all)).toMatchObject([
    { name: '张敏', work_company_id: 7 },
    { name: '王伟', idcard: '0011', work_company_id: 8 },
  ]);
  expect(once).toHaveLength(2);
});
