import { listKept } from '@app/contract/policy-changes/list-kept';
import { listUninsured } from '@app/contract/policy-changes/list-uninsured';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { send } from '../../platform/api.ts';
import { type ChangePerson, failed } from '../result/person-result.ts';
import { namesElsewhere, withoutNames } from './other-names.ts';
import { not_max, type Reply, replyOf, replyOfList } from './reply.ts';
import type { Kept } from './reply-person.ts';

/** A reply about a whole list, and the work companies whose people it names: each can be told of its own. */
type Gathered<Told> = { readonly reply: Told; readonly companies: readonly string[] };

/** Asks for what a reply says: of the whole list, or of one work company alone. */
export type Gatherer<Told = Reply> = {
  readonly whole: () => Promise<Gathered<Told>>;
  readonly of: (work_company: string) => Promise<Told>;
};

/** Replies about a change. */
export const repliesOfChange = (policy_change_id: number): Gatherer => ({
  whole: () => gatherReply(policy_change_id),
  of: (work_company) => gatherReplyFor(policy_change_id, work_company),
});

/** Replies about a list of which nobody could be insured. */
export const repliesOfList = (import_job_id: number): Gatherer => {
  const ask = (more: object = {}) => send(listUninsured, { import_job_id, ...more }, { quiet: true });
  return {
    whole: async () => {
      const kept = await ask();
      return { reply: replyOfList(ofOneSite(kept, kept.companies)), companies: kept.companies };
    },
    of: async (work_company) => {
      const [all, kept] = await Promise.all([
        ask(),
        ask(work_company === '' ? { without_company: 1 } : { work_company }),
      ]);
      const elsewhere = namesElsewhere(work_company, [...all.list, ...all.covered_list]);
      return replyOfList(withoutNames(kept, elsewhere, work_company));
    },
  };
};

/** Asks how a change stands now, who of it is covered and who is not, and who stayed on its list. */
async function gatherReply(policy_change_id: number): Promise<Gathered<Reply>> {
  const [change, kept, persons, later] = await Promise.all([
    send(readChange, { policy_change_id }, { quiet: true }),
    send(listKept, { policy_change_id }, { quiet: true }),
    readPersons({ policy_change_id }),
    readLater({ policy_change_id }),
  ]);
  const companies = new Set([
    ...change.cover_companies.map(({ work_company }) => work_company),
    ...persons.list.map(({ work_company }) => work_company),
    ...kept.companies,
  ]);
  const reply = replyOf(change, persons.list, ofOneSite(kept, [...companies]), later);
  return { reply, companies: [...companies] };
}

/** A list of one company goes to that one: who works elsewhere is not named there. */
const ofOneSite = (kept: Kept, [only, ...others]: readonly string[]): Kept =>
  only === undefined || others.length > 0 ? kept : withoutNames(kept, [], only);

/** The same of one work company alone. Nobody of another is named, neither in the words that are quoted. */
async function gatherReplyFor(policy_change_id: number, work_company: string): Promise<Reply> {
  const here = { policy_change_id, work_company };
  // Nobody is insured without a work company, and an empty one counts as none asked for.
  const isNone = work_company === '';
  const [change, all, kept, everybody, persons, later] = await Promise.all([
    send(readChange, { policy_change_id }, { quiet: true }),
    send(listKept, { policy_change_id }, { quiet: true }),
    send(listKept, isNone ? { policy_change_id, without_company: 1 } : here, { quiet: true }),
    readPersons({ policy_change_id }),
    isNone ? nobody : readPersons(here),
    isNone ? nobody : readLater(here),
  ]);
  const cover_companies = change.cover_companies.filter((cover) => cover.work_company === work_company);
  const ofCompany = {
    ...change,
    person_count: persons.total,
    fail_count: persons.failed,
    cover_companies,
    cover_starts: cover_companies,
  };
  const named =
    everybody.total > page_max && isQuoting(kept) ? await readAll(policy_change_id) : everybody.list;
  const elsewhere = namesElsewhere(work_company, [...all.list, ...all.covered_list, ...named]);
  return replyOf(ofCompany, persons.list, withoutNames(kept, elsewhere, work_company), later);
}

/** Whether words of the list are told, in which others may be named. */
const isQuoting = ({ list, covered_list }: Kept): boolean =>
  [...list, ...covered_list].some(({ reasons }) =>
    reasons.some(({ detail }) => detail?.['words'] !== undefined),
  );

const page_max = 200;

/** Every person of a change: a name that is taken out of a quotation may be anybody's. */
export async function readAll(policy_change_id: number, page = 1): Promise<readonly ChangePerson[]> {
  const { data, total } = await send(
    listChangePersons,
    { policy_change_id, page, limit: page_max },
    { quiet: true },
  );
  return page * page_max >= total ? data : [...data, ...(await readAll(policy_change_id, page + 1))];
}

const nobody = { list: [], total: 0, failed: 0 } as const;

type Of = { readonly policy_change_id: number; readonly work_company?: string };

/** How many of a change begin later than its list asked for, and the first of them. */
async function readLater(of: Of) {
  const { data, total } = await send(
    listChangePersons,
    { ...of, page: 1, later: 1, limit: not_max },
    { quiet: true },
  );
  return { list: data, total };
}

/** The persons of a change as far as a reply names them, how many they are, and how many the insurer refused. */
async function readPersons(of: Of) {
  const page = await send(listChangePersons, { ...of, page: 1, limit: page_max }, { quiet: true });
  const isRefused = ({ result }: ChangePerson) => result === failed;
  if (page.total <= page_max)
    return { list: page.data, total: page.total, failed: page.data.filter(isRefused).length };
  const refused = await send(
    listChangePersons,
    { ...of, page: 1, result: failed, limit: not_max },
    { quiet: true },
  );
  const others = page.data.filter((person) => !isRefused(person));
  return { list: [...others, ...refused.data], total: page.total, failed: refused.total };
}
