import { listChangePersons } from '@app/contract/policy-changes';
import { send } from '../../platform/api.ts';
import type { Change } from './change-query.ts';
import { isMoving } from './change-state.ts';
import { type ChangePerson, failed } from './person-result.ts';

/** A person in a reply: by name and the last four of the number, and why not covered where that is so. */
export type ReplyPerson = { readonly name: string; readonly last4: string; readonly why: string };

/** What the one who sent a list wants to know. */
export type Reply = {
  /** How many are covered, or will be once the insurer has issued. */
  readonly covered: number;
  /** Cover stands only once the insurer has issued. */
  readonly isOpen: boolean;
  /** The covered by name; nobody where they are too many for a message. */
  readonly names: readonly ReplyPerson[];
  readonly not: readonly ReplyPerson[];
};

const names_max = 60;

/** Gathers who of a change is covered and who is not. */
export async function gatherReply(change: Change, kept: readonly ReplyPerson[]): Promise<Reply> {
  const { policy_change_id, person_count, fail_count, status, cover_binding } = change;
  const refused = fail_count > 0 ? await personsOf(policy_change_id, failed) : [];
  const covered = person_count - fail_count;
  const all = covered > 0 && person_count <= names_max ? await personsOf(policy_change_id) : [];
  return {
    covered,
    isOpen: isMoving(status) && cover_binding === 'ON_ISSUE',
    names: all.filter(({ result }) => result !== failed).map((person) => replyPerson(person)),
    not: [...refused.map((person) => replyPerson(person)), ...kept],
  };
}

const replyPerson = ({ name, idcard, error_msg }: ChangePerson): ReplyPerson => ({
  name,
  last4: idcard.slice(-4),
  why: error_msg ?? '',
});

/** The persons of a change, as many as a message holds. */
async function personsOf(policy_change_id: number, result?: number): Promise<readonly ChangePerson[]> {
  const { data } = await send(
    listChangePersons,
    { policy_change_id, page: 1, limit: 200, ...(result === undefined ? {} : { result }) },
    { quiet: true },
  );
  return data;
}
