import { withoutPersonalNumbers } from '@app/domain/persons/personal-numbers';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';
import { borrowKey } from '../platform/sealing-key.ts';
import { type ChainPlace, sealOf } from './seal.ts';

/** An act to record. No ID number, mobile or token may stand in it. */
export type Act = {
  /** A person's name, or `@system`, `@insurer`, `@operator`. */
  readonly actor: string;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: number;
  readonly detail: Readonly<Record<string, string | number | null>>;
  readonly at: Date;
};

type Head = ChainPlace & { readonly prev_hash: Buffer };

/** Opens the chain of a new enterprise. */
export async function openChain(tx: EnterpriseTx): Promise<void> {
  await sql`insert into audit_head default values`.execute(tx);
}

/**
 * Adds a line to the enterprise's chain. It locks the head of the chain, so it comes last in a transaction that
 * also moves money.
 */
export async function record(
  tx: EnterpriseTx,
  { actor, action, entity, entity_id, detail, at }: Act,
): Promise<void> {
  const line = sql`${at}::timestamptz, ${actor}::text, ${action}::text, ${entity}::text, ${entity_id}::bigint, ${JSON.stringify(withoutNumbers(detail))}::text`;
  const { rows } = await sql<Head>`
    update audit_head h
    set seq = h.seq + 1, prev_hash = h.hash, hash = sha256(h.hash || audit_text(h.seq + 1, ${line}))
    returning enterprise_id, seq, prev_hash, hash`.execute(tx);
  const [head] = rows;
  if (!head) throw new RangeError(`the enterprise has no audit chain to record ${action} in`);
  // Not in the same statement: the database has no key to seal with.
  await sql`
    insert into audit_line (seq, at, actor, action, entity, entity_id, detail, prev_hash, hash, seal)
    values (${head.seq}, ${line}, ${head.prev_hash}, ${head.hash}, ${sealOf(borrowKey(tx), head)})`.execute(
    tx,
  );
}

/** A reason that someone typed may quote an ID number or a mobile: those are blotted out. */
const withoutNumbers = (detail: Act['detail']): Act['detail'] =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutPersonalNumbers(value) : value,
    ]),
  );
