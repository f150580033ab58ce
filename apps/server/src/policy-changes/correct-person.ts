import { correct as call } from '@app/contract/policy-changes/correct-person';
import { answer } from '../platform/answer.ts';
import { answerDraft } from './answer-draft.ts';
import { draftCorrection } from './kinds/correct/draft.ts';

export const correctPerson = answer(call, (context) =>
  answerDraft(
    context,
    1,
    () => draftCorrection(context, context.input),
    async () => ({}),
  ),
);
