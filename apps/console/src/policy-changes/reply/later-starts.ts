import type { ChangePerson } from '../result/person-result.ts';
import { coverTime } from '../moments.ts';
import type { Replied } from './covered-groups.ts';
import { type ReplyPerson, replyPerson } from './reply-person.ts';

/** Somebody whose cover begins later than the list asked for. */
export type LaterStart = {
  readonly person: ReplyPerson;
  /** The first day that the list gives. */
  readonly asked: string;
  /** The first moment of cover, as a time of Beijing. */
  readonly from: string;
};

export const laterStartsOf = (
  { lock_at }: Replied,
  persons: readonly ChangePerson[],
): readonly LaterStart[] =>
  persons.flatMap((person) =>
    person.asked_date === null
      ? []
      : [{ person: replyPerson(person), asked: person.asked_date, from: coverTime({ ...person, lock_at }) }],
  );
