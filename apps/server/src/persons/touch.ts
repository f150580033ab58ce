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
  /** Whether one of those that look so is another number: also of a number that is somebody's own, since whoever stores a number makes it so. */
  readonly is_other: boolean;
  /** Whether another was born in the same month too, where the number tells it. */
  readonly is_other_same_month: boolean;
};

/** Which of these numbers look like some of others, which are not stored as persons yet. */
export function touchedAmong(numbers: readonly Shown[], among: readonly Shown[]): Touched[] {
  const byMask = Map.groupBy(among, ({ mask }) => mask);
  return numbers.flatMap(({ idtype, mask, birthday, hash }) => {
    const alike = (byMask.get(mask) ?? []).filter(
      (other) => other.idtype === idtype && yearOf(other.birthday) === yearOf(birthday),
    );
    if (alike.length === 0) return [];
    const others = alike.filter((one) => !one.hash.equals(hash));
    return [
      {
        hash,
        is_other: others.length > 0,
        is_other_same_month: others.some((other) => monthOf(other.birthday) === monthOf(birthday)),
      },
    ];
  });
}

const yearOf = (birthday: Day | null): string | undefined => birthday?.slice(0, 4);
const monthOf = (birthday: Day | null): string | undefined => birthday?.slice(0, 7);
