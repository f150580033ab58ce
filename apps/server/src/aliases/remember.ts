import { aliases_max } from '@app/contract/aliases';
import { holdsNumberOfPerson } from '@app/domain/persons/personal-numbers';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { type Alias, countOthers, putAlias } from './queries.ts';

type Acting = Pick<Context<unknown>, 'tx' | 'session' | 'now'>;

/** Words that are none once width and spaces are left out, or hold a number of a person, are not remembered. */
export function guardWords(alias: string, alias_norm: string): void {
  if (alias_norm === '' || holdsNumberOfPerson(alias)) throw new Refusal('VALIDATION', { fields: ['alias'] });
}

/** Remembers what words mean. Refuses when too many are remembered already. */
export async function remember(
  { tx, session, now }: Acting,
  alias: Omit<Alias, 'user_name' | 'created_at'>,
): Promise<void> {
  if ((await countOthers(tx, alias)) >= aliases_max) throw new Refusal('ALIASES_TOO_MANY', { aliases_max });
  await putAlias(tx, { ...alias, user_name: session.user.name, created_at: now });
}
