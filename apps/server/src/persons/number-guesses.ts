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
import {
  countUsed,
  findTouched,
  forgetGuesses,
  insertGuesses,
  lockGuesses,
  shareGuesses,
  usedGuesses,
} from './guess.queries.ts';
import { touchedAmong } from './touch.ts';

/** A number, and its key as `personKey` makes it. */
type KeyedNumber = { readonly key: string; readonly idcard?: string | undefined };

type Typed = {
  readonly numbers: readonly KeyedNumber[];
  /** Numbers that stand beside these in the same list, and that their user has not seen. */
  readonly unseen?: readonly KeyedNumber[];
  /**
   * How much of a birth date makes a number nearly a person's. Whoever prepares lists is told the month; whoever only
   * searches is not, and would learn it by which numbers are counted.
   */
  readonly near: 'same year' | 'same month';
};

type By = { readonly user_id: number; readonly now: Date };

/** Something typed that looks like a stored person's, hit or miss. */
export type Touch = {
  readonly hash: Buffer;
  /** How many of the day's guesses it takes, where it is nearly a person's whose it is not; 0 where it is not. */
  readonly guesses: number;
};

/**
 * Guards numbers that a user typed, before anything is told of them.
 *
 * Source: docs/decisions/0020-numbers-travel-as-persons.md
 *
 * @throws NUMBER_GUESSES
 */
export async function guardGuesses(
  tx: EnterpriseTx,
  { numbers, unseen = [], near }: Typed,
  { sealer, ...by }: By & { readonly sealer: Pick<Sealer, 'hash'> },
): Promise<void> {
  if (numbers.length === 0) return;
  const today = shanghaiDay(by.now);
  const shownOfAll = (all: readonly KeyedNumber[]) => inSlices(all, (one) => shownOf(one, sealer, today));
  const typed = await shownOfAll(numbers);
  const touched = [
    ...(await findTouched(tx, typed)),
    ...(unseen.length === 0 ? [] : touchedAmong(typed, await shownOfAll(unseen))),
  ];
  const masks = new Map(typed.map(({ hash, mask: shown }) => [hash.toString('hex'), shown]));
  const touches = touched.map(({ hash, is_other, is_other_same_month }) => {
    const isNear = near === 'same year' ? is_other : is_other_same_month;
    return { hash, guesses: isNear ? guessesOf(masks.get(hash.toString('hex'))!) : 0 };
  });
  await guardTouches(tx, touches, by);
}

/**
 * Counts those that are near, each once. Refuses all alike, hit or miss, once the day's are used up: else what is refused would
 * tell what is not. A request that would bring too many uses them up.
 *
 * @throws NUMBER_GUESSES
 */
export async function guardTouches(tx: EnterpriseTx, touches: readonly Touch[], by: By): Promise<void> {
  if (touches.length === 0) return;
  const today = shanghaiDay(by.now);
  const isUsedUp = async () => (await countUsed(tx, { ...by, today })) >= reveals_max;
  if (await isUsedUp()) throw refusalAt(by.now);

  const near = touches.filter(({ guesses }) => guesses > 0);
  if (near.length === 0) {
    // Whoever is counting at this moment may be using them up.
    await shareGuesses(tx, by.user_id);
    if (await isUsedUp()) throw refusalAt(by.now);
    return;
  }
  const count = () => countGuesses(tx, near, by);
  lastThroughRefusal(tx, count);
  await lockGuesses(tx, by.user_id);
  const refusal = (await isUsedUp()) ? refusalAt(by.now) : await count();
  if (refusal) throw refusal;
}

/** A number of eight characters, of which the mask hides one, is one of ten or so: three a day are tried of such. */
const guessesOf = (shown: string): number => (shown.replace(/[^*]/g, '').length === 1 ? 10 : 1);

/** What lists show of a number, and its hash. */
function shownOf({ key, idcard }: KeyedNumber, { hash }: Pick<Sealer, 'hash'>, today: Day) {
  const [, type, number] = /^(?:([1-7])\/)?(.*)$/su.exec(key)!;
  return {
    idtype: type === undefined ? null : (Number(type) as IdType),
    mask: mask(idcard ?? number!),
    birthday: isResidentForm(number!) ? (birthdayIn(number!, today) ?? null) : null,
    hash: hash(key),
  };
}

/**
 * A number that was counted on an earlier day has told already what it can.
 *
 * @returns the refusal, where they are more than a day's; as many as there is room for are counted all the same
 */
async function countGuesses(
  tx: EnterpriseTx,
  near: readonly Touch[],
  { user_id, now }: By,
): Promise<Refusal | undefined> {
  const today = shanghaiDay(now);
  await lockGuesses(tx, user_id);
  const { used, fresh } = await usedGuesses(
    tx,
    { user_id, today },
    near.map(({ hash }) => hash),
  );
  const placed = placesOf(fresh, near, used);
  const counted = placed.flatMap(({ hash, guess_no }) =>
    guess_no === undefined ? [] : [{ hash, guess_no }],
  );
  if (counted.length > 0) {
    await insertGuesses(tx, { user_id, today }, counted);
    await forgetGuesses(tx, { user_id, before: addDays(today, -kept_days) });
  }
  return placed.some(({ isOver }) => isOver) ? refusalAt(now) : undefined;
}

/**
 * The places that guesses take in their day, each the last of its own; of one that does not fit, the day's last. Undefined for
 * those that come when it is used up.
 */
function placesOf(fresh: readonly Buffer[], near: readonly Touch[], used: number) {
  const guesses = new Map(near.map((touch) => [touch.hash.toString('hex'), touch.guesses]));
  let place = used;
  return fresh.map((hash) => {
    const isRoom = place < reveals_max;
    place += guesses.get(hash.toString('hex'))!;
    return { hash, isOver: place > reveals_max, guess_no: isRoom ? Math.min(place, reveals_max) : undefined };
  });
}

/** Longer than a list or a draft is kept, so that nothing unfinished is counted twice. */
const kept_days = 400;

const refusalAt = (now: Date) => new Refusal('NUMBER_GUESSES', guessesDetail(now));

/** What the refusal of a moment says. */
export const guessesDetail = (at: Date) => ({
  guesses_max: reveals_max,
  opens_at: shanghaiTime(nextMidnight(at)),
});
