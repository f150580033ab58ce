import { listKept } from '@app/contract/policy-changes/list-kept';
import { readChange } from '@app/contract/policy-changes/read-change';
import { send } from '../../../../platform/api.ts';
import type { Forecast } from '../../../confirm/forecasts.ts';
import { type Gatherer, readAll } from '../../../reply/gather-reply.ts';
import { namesElsewhere, withoutNames } from '../../../reply/other-names.ts';
import { type OffReply, offReplyOf, offReplyOfList, type ToldRow } from './off-reply.ts';

/** Replies about a removal. */
export const repliesOfRemoval = (policy_change_id: number): Gatherer<OffReply> => {
  const ask = (here: object) =>
    Promise.all([
      send(readChange, { policy_change_id }, { quiet: true }),
      readAll(policy_change_id),
      send(listKept, { policy_change_id, ...here }, { quiet: true }),
    ]);
  return {
    whole: async () => {
      const [change, persons, kept] = await ask({});
      const companies = new Set([...persons.map(({ work_company }) => work_company), ...kept.companies]);
      return { reply: offReplyOf(change, persons, kept), companies: [...companies] };
    },
    of: async (company) => {
      const [[change, persons, kept], all] = await Promise.all([
        ask(company === '' ? { without_company: 1 } : { work_company: company }),
        send(listKept, { policy_change_id }, { quiet: true }),
      ]);
      const theirs = persons.filter(({ work_company }) => work_company === company);
      const elsewhere = namesElsewhere(company, [...all.list, ...all.covered_list, ...persons]);
      return offReplyOf(change, theirs, withoutNames(kept, elsewhere, company));
    },
  };
};

/** The reply about a list that is not submitted, judged anew each time. */
export const repliesOfLeavers = (
  ask: () => Promise<Forecast>,
  told: () => readonly ToldRow[],
): Gatherer<OffReply> => ({
  whole: async () => ({ reply: offReplyOfList(await ask(), told()), companies: [] }),
  of: async () => offReplyOfList(await ask(), told()),
});
