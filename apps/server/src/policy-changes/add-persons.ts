import { add as call } from '@app/contract/policy-changes/add-persons';
import { answer } from '../platform/answer.ts';
import { answerDraft } from './answer-draft.ts';
import { draftAddition } from './kinds/add/draft.ts';

export const addPersons = answer(call, (context) => {
  const { input } = context;
  return answerDraft(
    context,
    input.persons.length,
    () => draftAddition(context, input),
    async () => ({}),
  );
});
