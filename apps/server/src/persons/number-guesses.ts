import { reveals_max } from '@app/contract/persons';
import { addDays, type Day } from '@app/domain/calendar/day';
import { nextMidnight, shanghaiDay, shanghaiTime } from '@app/domain/calendar/shanghai';
import type { IdType } from '@app/domain/persons/id-document';
import { birthdayIn, isResidentForm, mask } from '@app/domain/persons/id-number';
import type { EnterpriseTx } from '../platform/database.ts';
import { inSlices } from '../platform/in-slices.ts';
import { lastThroughRefusal } from '../platform/lasting.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Sealer } from '../platform/vault.ts';
import { findNear, forgetGuesses, insertGuesses, lockGuesses, usedGuesses } from './guess.queries.ts';

/** A number that somebody typed, and its key as `personKey` makes it. */
type TypedNumber = { readonly key: string; readonly idcard?: string | undefined };

type By = { readonly user_id: number; readonly sealer: Pick<Sealer, 'hash'>; readonly now: Date };

/**
 * Counts the numbers among those that a user typed which are nearly those of stored persons: mask and birth date are, the
 * number is not. A person who is listed has few possible numbers, so that verdicts on all of them would tell which it is.
 * Refuses, before anything is told, once they are more than a day's; whatever else refuses the request, they stay counted.
 *
 * Source: docs/decisions/0020-numbers-travel-as-persons.md
 */
export async function guardGuesses(
  tx: EnterpriseTx,
  typed: readonly TypedNumber[],
  { user_id, sealer, now }: By,
): Promise<void> {
  if (typed.length === 0) return;
  const today = shanghaiDay(now);
  const near = await findNear(tx, await inSlices(typed, (one) => shownOf(one, sealer, today)));
  await guardNear(tx, near, { user_id, now });
}

/**
 * Counts what is known to be nearly a stored number: its hash, or that of what was typed instead.
 *
 * @throws NUMBER_GUESSES once they are more than a day's
 */
export async function guardNear(
  tx: EnterpriseTx,
  near: readonly Buffer[],
  by: Pick<By, 'user_id' | 'now'>,
): Promise<void> {
  if (near.length === 0) return;
  const count = () => countGuesses(tx, near, by);
  await count();
  lastThroughRefusal(tx, count);
}

/** What lists show of a number, and its hash. */
function shownOf({ key, idcard }: TypedNumber, { hash }: By['sealer'], today: Day) {
  const [, type, number] = /^(?:([1-7])\/)?(.*)$/su.exec(key)!;
  return {
    idtype: type === undefined ? null : (Number(type) as IdType),
    idcard_mask: mask(idcard ?? number!),
    birthday: isResidentForm(number!) ? (birthdayIn(number!, today) ?? null) : null,
    idcard_hash: hash(key),
  };
}

/** A number that was counted on an earlier day has told already what it can. */
async function countGuesses(
  tx: EnterpriseTx,
  near: readonly Buffer[],
  { user_id, now }: Pick<By, 'user_id' | 'now'>,
): Promise<void> {
  const today = shanghaiDay(now);
  await lockGuesses(tx, user_id);
  const { used, fresh } = await usedGuesses(tx, { user_id, today }, near);
  if (used + fresh.length > reveals_max) throw new Refusal('NUMBER_GUESSES', guessesDetail(now));
  if (fresh.length === 0) return;
  await insertGuesses(tx, { user_id, today }, { used, fresh });
  await forgetGuesses(tx, { user_id, before: addDays(today, -kept_days) });
}

/** Longer than a list or a draft is kept, so that nothing unfinished is counted twice. */
const kept_days = 400;

/** What the refusal of a moment says. */
export const guessesDetail = (at: Date) => ({
  guesses_max: reveals_max,
  opens_at: shanghaiTime(nextMidnight(at)),
});
