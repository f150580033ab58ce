import type { Day } from '@app/domain/calendar/day';
import type { IdType } from '@app/domain/persons/id-document';

/** What lists show of a number, and its hash. */
export type Shown = {
  /** Null for a number that needs no type beside it. */
  readonly idtype: IdType | null;
  readonly mask: string;
  /** Null where the number does not tell it. */
  readonly birthday: Day | null;
  readonly hash: Buffer;
};

/** A number that looks like another: the mask and the year of birth are the same. */
export type Touched = {
  readonly hash: Buffer;
  /** Whether it is that number. */
  readonly is_hit: boolean;
  /** Whether the whole birth date is the same too, where the number tells it. */
  readonly is_same_date: boolean;
};

/** Which of these numbers look like some of others, which are not stored as persons yet. */
export function touchedAmong(numbers: readonly Shown[], others: readonly Shown[]): Touched[] {
  const byMask = Map.groupBy(others, ({ mask }) => mask);
  return numbers.flatMap(({ idtype, mask, birthday, hash }) => {
    const alike = (byMask.get(mask) ?? []).filter(
      (other) => other.idtype === idtype && yearOf(other.birthday) === yearOf(birthday),
    );
    if (alike.length === 0) return [];
    return [
      {
        hash,
        is_hit: alike.some((other) => other.hash.equals(hash)),
        is_same_date: alike.some((other) => other.birthday === birthday),
      },
    ];
  });
}

const yearOf = (birthday: Day | null): string | undefined => birthday?.slice(0, 4);
