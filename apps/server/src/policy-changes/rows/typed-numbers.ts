import type { Day } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { idTypes, personKey, readDocument } from '@app/domain/persons/id-document';
import { guardGuesses } from '../../persons/persons.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import type { Sealer } from '../../platform/vault.ts';
import { plannedByValues } from './facts.queries.ts';

/** Who wants to know of rows, and which of their numbers they typed themselves, by the place of a row. */
export type Typing = { readonly user_id: number; readonly isTyped: (place: number) => boolean };

/** A row's number as it was written, and whom it was read to name; null where nobody. */
type Written = {
  readonly text: string;
  readonly named: { readonly key: string; readonly idcard?: string | undefined } | null;
};

/**
 * Guards the numbers of rows before anything of them is told: those that somebody else typed stand beside them, as persons whom
 * the user has not seen.
 *
 * @throws NUMBER_GUESSES
 */
export async function guardTyped(
  tx: EnterpriseTx,
  rows: readonly Written[],
  { typing, sealer, now }: { readonly typing: Typing; readonly sealer: Sealer; readonly now: Date },
): Promise<void> {
  const today = shanghaiDay(now);
  const keyed = rows.flatMap(({ text, named }, place) => {
    if (!typing.isTyped(place)) return named ? [{ ...named, isTyped: false }] : [];
    return numbersIn(text, today).map((number) => ({ ...number, isTyped: true }));
  });
  const { typed = [], unseen = [] } = Object.groupBy(keyed, ({ isTyped }) => (isTyped ? 'typed' : 'unseen'));
  const numbers = { numbers: typed, unseen, near: 'same month' } as const;
  await plannedByValues(tx, typed, () => guardGuesses(tx, numbers, { user_id: typing.user_id, sealer, now }));
}

/**
 * The persons that a typed text can be the number of. All documents count, whatever the row says: its type can be written
 * anew, also by somebody else.
 */
function numbersIn(text: string, today: Day): readonly { key: string; idcard: string }[] {
  const found = [null, ...idTypes].flatMap((idtype) => {
    const read = readDocument(text, idtype, today);
    return read.ok ? [[personKey(read.idtype, read.number), read.number] as const] : [];
  });
  return Array.from(new Map(found), ([key, idcard]) => ({ key, idcard }));
}
