import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { type IdType, personKey, readDocument } from '@app/domain/persons/id-document';
import { mask } from '@app/domain/persons/id-number';
import { withoutPersonalNumbers } from '@app/domain/persons/personal-numbers';
import { record } from '../audit/audit.ts';
import type { Platform } from '../platform/context.ts';
import type { EnterpriseId } from '../platform/database.ts';
import { insertBlock, liftBlock } from './block.queries.ts';
import { OperatorError } from './operator.ts';

type BlockingPlatform = Pick<Platform, 'database' | 'clock' | 'vault'>;

/**
 * Has an enterprise insure a person no more: the rows that name them are refused from now on, also those of a change that
 * is confirmed later. What they are covered for stands.
 *
 * @param typed the number of the person's document, with its type before it where the number alone does not tell
 */
export async function blockPerson(
  { database, clock, vault }: BlockingPlatform,
  enterpriseId: EnterpriseId,
  { typed, reason }: { typed: string; reason: string },
): Promise<string> {
  const now = clock.now();
  const person = readPerson(typed, now);
  const kept = withoutPersonalNumbers(reason.trim());
  if (kept === '') throw new OperatorError('--reason must say why.');
  return database.inEnterprise(enterpriseId, async (tx) => {
    const idcard_hash = (await vault.sealerOf(tx, enterpriseId, now)).hash(person.key);
    const block = { idcard_hash, idcard_mask: person.shown, reason: kept, blocked_at: now };
    const id = await insertBlock(tx, block);
    if (id === undefined) return `${person.shown} is blocked for this reason already. Nothing was changed.`;
    await record(tx, {
      actor: '@operator',
      action: 'person.blocked',
      entity: 'blocked_person',
      entity_id: id,
      detail: { reason: kept },
      at: now,
    });
    return `${person.shown} is blocked: ${kept}`;
  });
}

/** Lets an enterprise insure a person again. */
export async function unblockPerson(
  { database, clock, vault }: BlockingPlatform,
  enterpriseId: EnterpriseId,
  { typed, reason }: { typed: string; reason: string },
): Promise<string> {
  const now = clock.now();
  const person = readPerson(typed, now);
  return database.inEnterprise(enterpriseId, async (tx) => {
    const idcard_hash = (await vault.sealerOf(tx, enterpriseId, now)).hash(person.key);
    const lifted = await liftBlock(tx, { idcard_hash, now });
    if (!lifted) return `${person.shown} is not blocked. Nothing was changed.`;
    await record(tx, {
      actor: '@operator',
      action: 'person.unblocked',
      ...lifted,
      detail: { reason: reason.trim() },
      at: now,
    });
    return `${person.shown} is blocked no longer.`;
  });
}

/** @throws OperatorError that does not repeat what was typed */
function readPerson(typed: string, now: Date): { key: string; shown: string } {
  const [, type, number = typed] = /^\s*([1-7])\/(.+)$/.exec(typed) ?? [];
  const idtype = type === undefined ? null : (Number(type) as IdType);
  const reading = readDocument(number, idtype, shanghaiDay(now));
  if (reading.ok) return { key: personKey(reading.idtype, reading.number), shown: mask(reading.number) };
  if (reading.reason === 'ID_TYPE' && idtype === null)
    throw new OperatorError(
      'The number may be of several documents. Type the document before it, 1 to 7, as in 5/12345678. Nothing was changed.',
    );
  throw new OperatorError(
    `This is no sound number of a document (${reading.reason}). Compare it with the document. Nothing was changed.`,
  );
}
