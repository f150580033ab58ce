import { setCompanyAlias as call } from '@app/contract/aliases';
import { normaliseCompanyName } from '@app/domain/companies/company-name';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { readWorkCompanies } from '../work-companies/work-companies.ts';
import { deleteAlias } from './queries.ts';
import { guardWords, remember } from './remember.ts';

export const setCompanyAlias = answer(call, async (context) => {
  const { alias, company_id } = context.input;
  const words = { kind: 'work_company', alias, alias_norm: normaliseCompanyName(alias) } as const;
  if (company_id === null) {
    await deleteAlias(context.tx, words);
    return {};
  }
  guardWords(alias, words.alias_norm);
  const companies = await readWorkCompanies(context.tx);
  if (!companies.some((company) => company.company_id === company_id)) throw new Refusal('NOT_FOUND');
  const own = companies.find(({ name_norm }) => name_norm === words.alias_norm);
  if (own) throw new Refusal('ALIAS_TAKEN', { name: own.name });
  await remember(context, { ...words, company_id, occupation_code: null, field: null });
  return {};
});
