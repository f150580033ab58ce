import { renewByPolicyChange as call } from '@app/contract/renewals/renew-by-change';
import { wordVerdict } from '@app/contract/words/words';
import { answer } from '../platform/answer.ts';
import { inSlices } from '../platform/in-slices.ts';
import { Refusal } from '../platform/refusal.ts';
import { answerDraft } from './answer-draft.ts';
import { draftRenewal } from './kinds/renew/draft.ts';
import { personOf } from './kinds/renew/going-over.ts';
import { findOfChange } from './kinds/renew/renew.queries.ts';
import { lockChange } from './queries.ts';

export const renewByChange = answer(call, async (context) => {
  const { tx, vault, session, input, now, language } = context;
  const { policy_id, start_date, confirm_warnings, remark, draft } = input;
  if (!(await lockChange(tx, input.policy_change_id))) throw new Refusal('NOT_FOUND');
  const found = await findOfChange(tx, input.policy_change_id);
  if (found.length === 0) throw new Refusal('NOTHING_TO_RENEW');
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const persons = await inSlices(found, (one, place) => personOf(one, place, sealer));
  const wanted = { policy_id, start_date, persons, confirm_warnings, remark, skip_errors: 1 } as const;
  return answerDraft(
    { ...context, input: { draft } },
    persons.length,
    () => draftRenewal(context, { ...wanted, isTyped: () => false }),
    async ({ judgements }) => ({
      skipped: judgements.flatMap(({ verdicts }, place) => {
        const fault = verdicts.find(({ level }) => level === 'error');
        const { name, idcard_mask: idcard } = found[place]!;
        return fault ? [{ name, idcard, code: fault.code, msg: wordVerdict(language, fault) }] : [];
      }),
    }),
  );
});
