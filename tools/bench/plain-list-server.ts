// The baseline of lists.ts: the same rows with nothing around them. No session, no check, no isolation.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });

const shown = `
  select p.policy_person_id, p.policy_id, p.employee_id, e.name, e.idcard_mask, e.gender, e.birthday,
    p.work_company_id, w.name as work_company, p.occupation_id, o.name as occupation_name, p.category,
    lower(p.cover) as cover_from, upper(p.cover) as cover_until, p.unit_price_fen, p.premium_fen, p.add_change_id, total
  from picked p
  join app.employee e using (enterprise_id, employee_id)
  join app.work_company w on w.enterprise_id = p.enterprise_id and w.company_id = p.work_company_id
  join app.occupation o using (occupation_id)
  order by p.policy_person_id desc`;

// Each as quick as one statement on our indexes can be.
const statements = {
  list: `
    with picked as (
      select *, (select count(*) from app.policy_person where enterprise_id = $1 and policy_id = $2) as total
      from app.policy_person where enterprise_id = $1 and policy_id = $2
      order by policy_person_id desc limit $3)
    ${shown}`,
  named: `
    with found as (
      select p.policy_person_id from app.policy_person p join app.employee e using (enterprise_id, employee_id)
      where p.enterprise_id = $1 and p.policy_id = $2 and e.name like '%' || $4 || '%'),
    picked as (
      select *, (select count(*) from found) as total from app.policy_person
      where enterprise_id = $1 and policy_person_id in (select policy_person_id from found order by 1 desc limit $3))
    ${shown}`,
};

const server = createServer(async (request, response) => {
  const { policy_id, keywords, limit } = (await json(request)) as Record<string, string | number>;
  const enterprise_id = await enterpriseOf(policy_id!);
  const name = keywords === undefined ? 'list' : 'named';
  const values = [enterprise_id, policy_id, limit, ...(keywords === undefined ? [] : [keywords])];
  const { rows } = await pool.query({ name, text: statements[name], values });
  const data = rows.map((row) => ({ ...row, policy_person_id: Number(row.policy_person_id) }));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ total: Number(rows[0]?.total ?? 0), data }));
});

const enterprises = new Map<unknown, number>();

/** A session would know it. */
async function enterpriseOf(policy_id: unknown): Promise<number> {
  if (!enterprises.has(policy_id)) {
    const text = 'select enterprise_id from app.policy where policy_id = $1';
    enterprises.set(policy_id, (await pool.query({ text, values: [policy_id] })).rows[0].enterprise_id);
  }
  return enterprises.get(policy_id)!;
}

server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.once('SIGTERM', () => process.exit(0));
