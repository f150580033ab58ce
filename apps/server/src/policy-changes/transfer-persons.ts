import { transfer as call } from '@app/contract/policy-changes/transfer-persons';
import { answer } from '../platform/answer.ts';
import { answerDraft } from './answer-draft.ts';
import { draftTransfer } from './kinds/transfer/draft.ts';

export const transferPersons = answer(call, (context) => {
  const { input } = context;
  return answerDraft(
    context,
    input.moves.length,
    () => draftTransfer(context, input),
    async () => ({}),
  );
});
