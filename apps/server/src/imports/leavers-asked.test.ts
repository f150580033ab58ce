import { parseList } from '@app/contract/imports/parse-list';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { expect, it } from 'vitest';
import { anEmployer, issued, workers } from '../../test/changes.ts';
import { readFileInto } from '../../test/lists.ts';
import { dataOf, moment, openWorld, signedIn } from '../../test/world.ts';

const world = await openWorld();
const [one, two] = ['卢娟浩', '陈建杰'] as const;

/** An employer whose two are covered under names that messages can name, among others. */
async function covering() {
  const employer = await anEmployer(world);
  const names = [one, two];
  const persons = workers(employer, 5).map((person, at) => ({ ...person, name: names[at] ?? person.name }));
  await issued(world, employer, persons);
  world.clock.set(moment('2026-03-16 10:00:00'));
  return { ...employer, token: await signedIn(world, employer) };
}

it('B3 stores nobody as leaving who stays, comes or reports by a message, and says its words', async () => {
  const { token, policyId: policy_id } = await covering();
  const parsed = async (text: string) => {
    const list = dataOf(await world.call(token, parseList, { kind: 'off', policy_id, text }));
    const stored = dataOf(await world.call(token, readImportRows, { import_job_id: list.import_job_id }));
    return stored.rows
      .map(
        ({ row_no, values }) =>
          list.rows.find((row) => row.row_no === row_no)?.ends?.name ?? values.intent?.kind ?? '',
      )
      .toSorted();
  };

  const asked = 'unclear';
  expect(await parsed(`${one}说${two}离职了`)).toEqual([asked, two]);
  expect(await parsed(`在职名单：\n${one}\n离职名单：\n${two}`)).toEqual([asked, two]);
  expect(await parsed(`新增：\n${one}\n减少：\n${two}`)).toEqual([asked, two]);
  for (const text of [
    `${one}取消离职`,
    `${one}是否离职？`,
    `撤销${one}的减保`,
    `Please do NOT remove ${one}`,
    `${one}は退職しません`,
    `以下人员不减：\n${one}`,
  ])
    expect(await parsed(text)).toEqual([asked]);
  expect(await parsed(`${one}、${two}离职`)).toEqual([one, two].toSorted());
});

it.each([
  ['加保名单', '1.csv', `加保名单\n姓名,身份证号,加保日期\n${one},,2026-03-20\n${two},,2026-03-20`],
  ['入职日期', '2.csv', `姓名,入职日期\n${one},2026-03-20\n${two},2026-03-20`],
  ['12月新增人员', '12月新增人员.csv', `姓名,单位\n${one},华东电子厂\n${two},华东电子厂`],
])('B3 asks about everybody of a file of other people, with %s', async (words, name, csv) => {
  const employer = await covering();
  const file = { name, bytes: Buffer.from(csv) };

  const { import_job_id, fault_count } = await readFileInto(world, employer, file, { kind: 'off' });

  const { rows } = dataOf(await world.call(employer.token, readImportRows, { import_job_id }));
  expect(rows.map(({ values }) => [values.start_date ?? '', values.intent?.words])).toEqual([
    ['', words],
    ['', words],
  ]);
  expect(fault_count).toBe(2);
});
