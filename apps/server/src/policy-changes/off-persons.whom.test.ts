import { parseList } from '@app/contract/imports/parse-list';
import { listForOff } from '@app/contract/persons';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { expect, it } from 'vitest';
import { anEmployer, issued, workers } from '../../test/changes.ts';
import { dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { addWorkCompany } from '../operator/operator.ts';

const world = await openWorld();

/** 王建国 and 李卫 of the one company, 赵敏 of another, and whoever else makes the smallest number. */
async function covering() {
  const employer = await anEmployer(world);
  const elsewhere = await addWorkCompany(world.platform, employer.enterpriseId, {
    name: '常州金盛汽车部件有限公司',
    status: 10,
    occupationCodes: ['MFG04'],
  });
  const names = ['王建国', '李卫', '赵敏'];
  const persons = workers(employer, 5).map((person, at) => ({
    ...person,
    name: names[at] ?? person.name,
    work_company_id: at === 2 ? elsewhere : person.work_company_id,
  }));
  await issued(world, employer, persons);
  world.clock.set(moment('2026-03-16 10:00:00'));
  const token = await signedIn(world, employer);
  const { policyId: policy_id } = employer;
  const { data } = dataOf(await world.call(token, listForOff, { policy_id, limit: 100 }));
  const [one, other, third] = names.map((name, at) => ({
    ...data.find((cover) => cover.name === name)!,
    number: persons[at]!.idcard,
  }));
  return { token, policy_id, one: one!, other: other!, third: third! };
}

it('B3 takes nobody off by the number or the cover of somebody called otherwise', async () => {
  const { token, policy_id, one, other } = await covering();
  const said = async (leaver: object) => {
    const { list } = dataOf(
      await world.call(token, forecast, { policy_id, change_type: 'off', leavers: [leaver as never] }),
    );
    return list.flatMap(({ verdicts }) => verdicts.map(({ code, level }) => `${level} ${code}`));
  };

  const name = one.name;
  expect(await said({ name, idcard: other.number })).toEqual(['error OFF_OTHER_NAME']);
  expect(await said({ name, policy_person_id: other.policy_person_id })).toEqual(['error OFF_OTHER_NAME']);
  expect(await said({ name, idcard: other.number.slice(-4) })).toEqual(['error NOT_INSURED']);
  expect(await said({ idcard: one.number, policy_person_id: other.policy_person_id })).toEqual([
    'error NOT_INSURED',
  ]);
  expect(await said({ name: '汪建国', idcard: one.number })).toEqual(['warn OFF_OTHER_NAME']);
  expect(await said({ name, idcard: one.number })).toEqual([]);
  expect(await said({ name, idcard: one.idcard, policy_person_id: one.policy_person_id })).toEqual([]);

  const refused = refusedOf(
    await world.call(token, off, { policy_id, persons: [{ name, idcard: other.number }] }),
  );
  expect(refused).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: { list: [{ name, reason: 'OFF_OTHER_NAME' }] },
  });
});

it('B3 asks about the only one of a name whom a list has at another company', async () => {
  const { token, policy_id, one, third } = await covering();
  const values = (name: string, work_company: string) => ({ name, work_company });
  const { rows } = dataOf(
    await world.call(token, parseList, {
      kind: 'off',
      policy_id,
      rows: [
        values(one.name, third.work_company),
        values(one.name, '金盛'),
        values(third.name, '金盛'),
        values('李卫', '北京某某有限公司'),
      ].map((cells, at) => ({ row_no: at + 1, values: cells })),
    }),
  );

  expect(
    rows.map(({ row_no, ends, verdicts }) => [row_no, ends?.name, verdicts.map(({ code }) => code)]),
  ).toEqual([
    [1, undefined, ['OFF_OTHER_COMPANY']],
    [2, undefined, ['OFF_OTHER_COMPANY']],
    [3, third.name, []],
    [4, '李卫', []],
  ]);
});

it('N14 B3 suggests nobody of another company than the row names, and says that the name is covered under another number', async () => {
  const { token, policy_id } = await covering();
  const detailOf = async (leaver: object) => {
    const { list } = dataOf(
      await world.call(token, forecast, { policy_id, change_type: 'off', leavers: [leaver as never] }),
    );
    return list[0]?.verdicts.find(({ code }) => code === 'NOT_INSURED')?.detail;
  };
  const [here, elsewhere] = ['华东电子厂', '常州金盛汽车部件有限公司'];

  expect(await detailOf({ name: '王建军' })).toEqual({ near: '王建国' });
  expect(await detailOf({ name: '王建军', work_company: here })).toEqual({ near: '王建国' });
  expect(await detailOf({ name: '王建军', work_company: elsewhere })).toEqual({ near: '' });
  expect(await detailOf({ name: '王建军', work_company: '无此单位' })).toEqual({ near: '' });

  expect(await detailOf({ name: '王建国', idcard: '9999' })).toEqual({ near: '', namesakes: 1 });
  expect(await detailOf({ name: '王建国', idcard: '9999', work_company: elsewhere })).toEqual({ near: '' });
});
