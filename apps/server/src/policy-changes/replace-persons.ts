import { replace as call } from '@app/contract/policy-changes/replace-persons';
import { answer } from '../platform/answer.ts';
import { answerDraft } from './answer-draft.ts';
import { draftReplacement } from './kinds/replace/draft.ts';
import { readFree } from './kinds/replace/free.ts';

export const replacePersons = answer(call, (context) => {
  const { input, tx } = context;
  return answerDraft(
    context,
    input.pairs.length,
    () => draftReplacement(context, input),
    async (assessment) => {
      const taking = assessment.judgements.flatMap(({ ends }) => ends ?? []);
      const { policy, start_date } = assessment;
      const { free_left } = await readFree(tx, policy, taking[0]?.lost.from ?? start_date);
      const left = free_left === null ? null : Math.max(0, free_left - taking.length);
      return { free_used: taking.length, free_left: left };
    },
  );
});
