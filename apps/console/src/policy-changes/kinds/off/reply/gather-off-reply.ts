import type { forecast } from '@app/contract/policy-changes/forecast-change';
import { readChange } from '@app/contract/policy-changes/read-change';
import type { z } from 'zod/mini';
import { send } from '../../../../platform/api.ts';
import { type Gatherer, readAll } from '../../../reply/gather-reply.ts';
import { type OffReply, offReplyOf, offReplyOfList } from './off-reply.ts';

/** Replies about a removal. */
export const repliesOfRemoval = (policy_change_id: number): Gatherer<OffReply> => {
  const ask = () =>
    Promise.all([send(readChange, { policy_change_id }, { quiet: true }), readAll(policy_change_id)]);
  return {
    whole: async () => {
      const [change, persons] = await ask();
      const companies = [...new Set(persons.map(({ work_company }) => work_company))];
      return { reply: offReplyOf(change, persons), companies };
    },
    of: async (company) => {
      const [change, persons] = await ask();
      return offReplyOf(
        change,
        persons.filter(({ work_company }) => work_company === company),
      );
    },
  };
};

/** The reply about a list that is not submitted, as it was judged last. */
export const repliesOfLeavers = (answer: z.output<typeof forecast.output>): Gatherer<OffReply> => ({
  whole: async () => ({ reply: offReplyOfList(answer), companies: [] }),
  of: async () => offReplyOfList(answer),
});
