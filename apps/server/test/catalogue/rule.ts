import type pg from 'pg';

/** What a database must hold, read from its own catalogue. */
export type Rule = {
  readonly name: string;
  /** Every place where the rule is broken, in words. */
  readonly find: (client: pg.ClientBase) => Promise<string[]>;
  /** Ways to break it: a rule that does not see these proves nothing. */
  readonly planted: readonly [Planted, ...Planted[]];
};

/** Statements that break a rule, and the offence it must then report. */
type Planted = { readonly sql: string; readonly offence: string };

/** Asks the catalogue for offences: a query whose one column is named `offence`. */
export const asking =
  (text: string, values: readonly unknown[] = []): Rule['find'] =>
  async (client) => {
    const { rows } = await client.query<{ offence: string }>(text, [...values]);
    return rows.map(({ offence }) => offence);
  };

/** Asks the catalogue for what there is (a column named `found`), which must be exactly what is listed. */
export const askingForExactly =
  (listed: readonly string[], text: string): Rule['find'] =>
  async (client) => {
    const { rows } = await client.query<{ found: string }>(text);
    const found = rows.map((row) => row.found);
    return [
      ...found.filter((one) => !listed.includes(one)).map((one) => `not listed: ${one}`),
      ...listed.filter((one) => !found.includes(one)).map((one) => `missing: ${one}`),
    ];
  };

/** Several questions of one rule. */
export const both =
  (...questions: readonly Rule['find'][]): Rule['find'] =>
  async (client) => {
    const offences: string[] = [];
    for (const ask of questions) offences.push(...(await ask(client)));
    return offences;
  };

/** The tables of schema app, and whether each is common to all enterprises. To stand after `with`. */
export const tables = `
  tables as (
    select c.oid, c.relname, c.relowner, c.relrowsecurity, c.relforcerowsecurity, c.relacl,
      coalesce(obj_description(c.oid, 'pg_class'), '') ~ '@global' as is_global,
      coalesce(obj_description(c.oid, 'pg_class'), '') ~ '@append-only' as is_append_only,
      (select attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'enterprise_id' and not a.attisdropped) as tenant_column
    from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p'))`;
