import pg from 'pg';

/** A change as the books have it in the end. Money in fen. */
export type BookedChange = {
  readonly enterprise_id: number;
  readonly change_id: number;
  /** `submitted` while it waits to be sent or answered, `confirmed` once it is settled, else the number of its status. */
  readonly status: string;
  readonly charge_fen: number;
  readonly holds: number;
  readonly held_fen: number;
  readonly released_fen: number;
  readonly charges: number;
  readonly confirmations: number;
  readonly sendings: number;
};

type BookedPayment = {
  readonly enterprise_id: number;
  readonly channel_trade_no: string;
  readonly amount_fen: number;
};

/** What the database says, to be laid beside what the clients were told. */
export type Books = {
  readonly changes: ReadonlyMap<number, BookedChange>;
  readonly payments: readonly BookedPayment[];
  /** What each enterprise can spend. */
  readonly cash: ReadonlyMap<number, number>;
};

/** Reads the books as the auditor. */
export async function readBooks(auditorUrl: string): Promise<Books> {
  const client = new pg.Client({ connectionString: auditorUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const { rows: changes } = await client.query<BookedChange>(`
      select enterprise_id::int, change_id::int, c.status, charge_fen,
        coalesce(h.holds, 0)::int as holds, coalesce(h.held_fen, 0)::bigint as held_fen,
        coalesce(h.released_fen, 0)::bigint as released_fen,
        coalesce(j.charges, 0)::int as charges, coalesce(a.confirmations, 0)::int as confirmations,
        coalesce(a.sendings, 0)::int as sendings
      from chk.change c
      left join (select enterprise_id, source_id as change_id, count(*) as charges
        from chk.journal where source_type = 'change' group by 1, 2) j using (enterprise_id, change_id)
      left join (select enterprise_id, object_id as change_id,
          count(*) filter (where action = 'confirmed') as confirmations, count(*) filter (where action = 'sent') as sendings
        from chk.audit where action in ('confirmed', 'sent') group by 1, 2) a using (enterprise_id, change_id)
      left join (select enterprise_id, change_id, count(*) as holds, sum(amount_fen) as held_fen, sum(released_fen) as released_fen
        from chk.hold group by 1, 2) h using (enterprise_id, change_id)`);
    const { rows: payments } = await client.query<BookedPayment>(
      'select enterprise_id::int, channel_trade_no, amount_fen from chk.payment',
    );
    const { rows: accounts } = await client.query<{ enterprise_id: number; balance_fen: number }>(
      `select enterprise_id::int, balance_fen from chk.account where kind = 'prepaid'`,
    );
    return {
      changes: new Map(changes.map((change) => [change.change_id, change])),
      payments,
      cash: new Map(accounts.map(({ enterprise_id, balance_fen }) => [enterprise_id, balance_fen])),
    };
  } finally {
    await client.end();
  }
}
