import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, covering } from '../../test/changes.ts';
import { dataOf, openWorld, signedIn } from '../../test/world.ts';

const world = await openWorld();

const number = '110101199202023218';
const mobile = '13912345678';

/** The columns of a table of an enterprise in which a number stands in clear. */
async function inClear(enterpriseId: number): Promise<string[]> {
  const { rows: tables } = await world.owner.query<{ table_name: string }>(
    `select distinct c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'app' and c.column_name = 'enterprise_id' and t.table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { table_name } of tables) {
    const { rows } = await world.owner.query<{ key: string }>(
      `select distinct f.key from app.${table_name} t, jsonb_each_text(to_jsonb(t)) f
       where t.enterprise_id = $1 and f.value ~ $2`,
      [enterpriseId, `${number}|${mobile}`],
    );
    found.push(...rows.map(({ key }) => `${table_name}.${key}`));
  }
  return found;
}

it('T21 T30 keeps no number in clear that somebody writes into a remark, or as a staff number', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const words = `又名 ${number} 电话 ${mobile}`;
  const persons = [aWorker(employer, { remark: words, employee_no: number })];
  const added = dataOf(await world.call(token, add, { policy_id, persons, remark: words }));
  const { policy_change_id } = added;
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));

  dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));

  expect(await inClear(employer.enterpriseId)).toEqual([]);
  const { rows } = await world.owner.query<{ remark: string }>(
    'select remark from policy_person where enterprise_id = $1',
    [employer.enterpriseId],
  );
  expect(rows).toEqual([{ remark: '又名 # 电话 #' }]);
});

it('T21 T30 keeps none in clear of the reason for a removal and of what is said of one who leaves', async () => {
  const { employer, persons } = await covering(world, 4);
  const token = await signedIn(world, employer);
  const leavers = [{ name: persons[0]!.name, remark: `电话 ${mobile}` }];

  dataOf(
    await world.call(token, off, { policy_id: employer.policyId, persons: leavers, reason: `见 ${number}` }),
  );

  expect(await inClear(employer.enterpriseId)).toEqual([]);
});

it('T21 is held by the database too: no remark and no staff number there holds one', async () => {
  for (const [table, column] of [
    ['policy_change', 'remark'],
    ['policy_change_person', 'remark'],
    ['policy_change_person', 'employee_no'],
    ['policy_person', 'remark'],
    ['employee', 'employee_no'],
  ])
    for (const value of [number, `电话${mobile}，`])
      await expect(world.owner.query(`update ${table} set ${column} = $1`, [value])).rejects.toThrow(
        `${column}_holds_no_number`,
      );
});
