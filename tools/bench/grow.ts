import pg from 'pg';

/**
 * Covers each person of a policy's first change so many times as new persons of the same name: in a few seconds as many
 * rows as insuring them would take minutes for.
 */
export async function growPolicy(adminUrl: string, policy_id: number, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, options: '-c search_path=app' });
  await client.connect();
  try {
    for (let time = 1; time < times; time++) {
      await client.query('begin');
      await client.query(
        "select set_config('app.enterprise_id', enterprise_id::text, true) from policy where policy_id = $1",
        [policy_id],
      );
      await client.query(newWorkers, [policy_id, time]);
      await client.query(newCovers, [policy_id, time]);
      await client.query('commit');
    }
    await client.query('vacuum analyze employee, policy_person');
  } finally {
    await client.end();
  }
}

const begun = `from policy_person p join employee e using (enterprise_id, employee_id)
  where p.policy_id = $1 and p.row_no <= 1000000`;

const hash = `sha256(e.idcard_hash || $2::text::bytea)`;

const newWorkers = `
  insert into employee (enterprise_id, name, idtype, idcard_enc, idcard_hash, idcard_mask, birthday, gender, created_at)
  select enterprise_id, e.name, e.idtype, e.idcard_enc, ${hash}, e.idcard_mask, e.birthday, e.gender, e.created_at ${begun}`;

const newCovers = `
  insert into policy_person (enterprise_id, policy_id, employee_id, add_change_id, row_no, work_company_id, occupation_id,
    category, unit_price_fen, premium_fen, cover, planned_from, planned_until, bound_at, ended, created_at)
  select p.enterprise_id, p.policy_id, n.employee_id, p.add_change_id, p.row_no + $2::int * 1000000, p.work_company_id,
    p.occupation_id, p.category, p.unit_price_fen, p.premium_fen, p.cover, p.planned_from, p.planned_until, p.bound_at, p.ended, p.created_at
  ${begun.replace('where', 'join employee n on n.enterprise_id = e.enterprise_id and n.idtype = e.idtype and n.idcard_hash = ' + hash + ' where')}`;
