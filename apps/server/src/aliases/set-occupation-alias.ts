import { setOccupationAlias as call } from '@app/contract/aliases';
import { matchable } from '@app/domain/roster/directory';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { deleteAlias, listOccupationNames } from './queries.ts';
import { guardWords, remember } from './remember.ts';

export const setOccupationAlias = answer(call, async (context) => {
  const { alias, occupation_code } = context.input;
  const words = { kind: 'occupation', alias, alias_norm: matchable(alias) } as const;
  if (occupation_code === null) {
    await deleteAlias(context.tx, words);
    return {};
  }
  guardWords(alias, words.alias_norm);
  const occupations = await listOccupationNames(context.tx);
  if (!occupations.some(({ code }) => code === occupation_code)) throw new Refusal('NOT_FOUND');
  const own = occupations.find(({ code, name, name_en }) =>
    [code, name, name_en].some((text) => matchable(text) === words.alias_norm),
  );
  if (own) throw new Refusal('ALIAS_TAKEN', { name: own.name });
  await remember(context, { ...words, company_id: null, occupation_code, field: null });
  return {};
});
