import { setHeadingAlias as call } from '@app/contract/aliases';
import { rememberableHeading } from '@app/domain/list/sheet/remembered-headings';
import { matchable } from '@app/domain/roster/directory';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { deleteAlias } from './queries.ts';
import { guardWords, remember } from './remember.ts';

export const setHeadingAlias = answer(call, async (context) => {
  const { alias, field } = context.input;
  const words = { kind: 'heading', alias, alias_norm: matchable(alias) } as const;
  if (field === null) {
    await deleteAlias(context.tx, words);
    return {};
  }
  guardWords(alias, words.alias_norm);
  if (rememberableHeading(alias) === undefined) throw new Refusal('VALIDATION', { fields: ['alias'] });
  await remember(context, { ...words, company_id: null, occupation_code: null, field });
  return {};
});
