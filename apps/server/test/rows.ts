import type { World } from './world.ts';

/** A digest of every row that an enterprise has, a table each: two that are equal mean that nothing has moved. */
export async function digestsOf({ owner }: World, enterpriseId: number): Promise<Record<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'app' and column_name = 'enterprise_id' and table_name <> 'session' order by 1`,
  );
  const digests = tables.map(async ({ name }) => {
    const { rows } = await owner.query<{ digest: string }>(
      `select coalesce(md5(string_agg(r::text, chr(10) order by r::text)), '') as digest from "${name}" r where enterprise_id = $1`,
      [enterpriseId],
    );
    return [name, rows[0]!.digest] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

type Fault = { readonly fault: string };

/** What an enterprise's accounts get wrong; empty when they are exact. */
export async function faultsOfLedger({ owner }: World, enterpriseId: number): Promise<string[]> {
  const { rows } = await owner.query<Fault>(
    `select 'journal ' || journal_id || ' sums to ' || sum(amount_fen) as fault from posting
     where enterprise_id = $1 group by journal_id having sum(amount_fen) <> 0 or count(*) < 2
     union all
     select 'posting ' || account_seq || ' of account ' || account_id || ' breaks the chain' from (
       select *, lag(account_seq, 1, 0::bigint) over w as seq_before, lag(balance_after_fen, 1, 0::bigint) over w as before_fen
       from posting where enterprise_id = $1 window w as (partition by account_id order by account_seq)) p
     where account_seq <> seq_before + 1 or balance_after_fen <> before_fen + amount_fen
     union all
     select 'account ' || code || ' shows ' || balance_fen from account a
     where enterprise_id = $1 and row(balance_fen, seq) is distinct from (
       select row(coalesce(sum(amount_fen), 0)::bigint, count(*)) from posting p
       where p.enterprise_id = a.enterprise_id and p.account_id = a.account_id)
     union all
     select 'account ' || code || ' is overdrawn' from account
     where enterprise_id = $1 and code in ('cash', 'held') and balance_fen < 0
     union all
     select 'open holds are not what is held' from account a
     where enterprise_id = $1 and code = 'held' and balance_fen <> (
       select coalesce(sum(amount_fen), 0) from hold h where h.enterprise_id = a.enterprise_id and state = 'open')`,
    [enterpriseId],
  );
  return rows.map(({ fault }) => fault);
}

/** What an enterprise's accounts and changes get wrong between them; empty when they are exact. */
export async function faultsOfBooks(world: World, enterpriseId: number): Promise<string[]> {
  const { rows } = await world.owner.query<Fault>(
    `select 'change ' || policy_change_id || ' was charged otherwise than it says' as fault from policy_change c
     where enterprise_id = $1 and coalesce(charged_fen, 0) <> (
       select coalesce(-sum(p.amount_fen), 0) from journal j join posting p using (enterprise_id, journal_id)
       join account a using (enterprise_id, account_id)
       where j.enterprise_id = c.enterprise_id and j.kind = 'change' and j.source_id = c.policy_change_id::text and a.code in ('cash', 'held'))
     union all
     select 'change ' || policy_change_id || ' costs otherwise than its covers' from policy_change c
     where enterprise_id = $1 and status >= 30 and coalesce(charged_fen, case when status < 50 then premium_fen else 0 end) <> (
       select coalesce(sum(case when p.add_change_id = c.policy_change_id then premium_fen else 0 end), 0)
         - coalesce(sum(case when p.end_change_id = c.policy_change_id then refund_fen else 0 end), 0)
       from policy_person p where p.enterprise_id = c.enterprise_id and c.policy_change_id in (p.add_change_id, p.end_change_id))`,
    [enterpriseId],
  );
  return [...(await faultsOfLedger(world, enterpriseId)), ...rows.map(({ fault }) => fault)];
}
