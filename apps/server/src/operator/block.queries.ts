import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

type Block = {
  readonly idcard_hash: Buffer;
  readonly idcard_mask: string;
  readonly reason: string;
  readonly blocked_at: Date;
};

/** Blocks a person; undefined where they are blocked for this reason already. */
export async function insertBlock(tx: EnterpriseTx, block: Block): Promise<number | undefined> {
  const row = await tx
    .insertInto('blocked_person')
    .values(block)
    .onConflict((conflict) =>
      conflict
        .columns(['enterprise_id', 'idcard_hash'])
        .doUpdateSet({ reason: block.reason, blocked_at: block.blocked_at, lifted_at: null })
        .where(
          sql<boolean>`blocked_person.lifted_at is not null or blocked_person.reason <> ${block.reason}`,
        ),
    )
    .returning('blocked_person_id')
    .executeTakeFirst();
  return row?.blocked_person_id;
}

/** Lifts what blocks a person; undefined where nothing does. */
export async function liftBlock(
  tx: EnterpriseTx,
  { idcard_hash, now }: { idcard_hash: Buffer; now: Date },
): Promise<{ entity: 'blocked_person' | 'employee'; entity_id: number } | undefined> {
  const [block, worker] = [
    await tx
      .updateTable('blocked_person')
      .set({ lifted_at: now })
      .where('idcard_hash', '=', idcard_hash)
      .where('lifted_at', 'is', null)
      .returning('blocked_person_id')
      .executeTakeFirst(),
    await tx
      .updateTable('employee')
      .set({ blacklist_reason: null })
      .where('idcard_hash', '=', idcard_hash)
      .where('blacklist_reason', 'is not', null)
      .returning('employee_id')
      .executeTakeFirst(),
  ];
  if (block) return { entity: 'blocked_person', entity_id: block.blocked_person_id };
  return worker && { entity: 'employee', entity_id: worker.employee_id };
}
