import { matchable } from '@app/domain/roster/directory';
import { workFaults } from '@app/domain/roster/work-faults';
import type { Choice, ChoosingRow, Wording } from '../../../../roster/roster.tsx';
import { type Around, judgedAddition } from './judged-row.ts';

/** The enterprise's work companies; why persons cannot be sent to some of them. */
export const companyChoices = ({ context, directory }: Around): readonly Choice[] =>
  directory.companies.map(({ id, name }) => ({
    key: String(id),
    edit: { field: 'work_company', text: name, id },
    label: name,
    hint: '',
    category: null,
    closed:
      workFaults({ work_company_id: id, occupation_id: null }, context, undefined).faults.find(
        (fault) => fault.field === 'work_company',
      )?.code ?? null,
    texts: [matchable(name)],
  }));

/** The work types of the plan's table; why some cannot be done at the company of the row. */
export function occupationChoices(
  around: Around,
  { entry, view }: ChoosingRow,
  { language }: Wording,
): readonly Choice[] {
  const { context, directory } = around;
  const work_company_id = directory.companyOf(entry)?.id ?? null;
  const age = view?.judgement ? judgedAddition(entry, around).person?.age : undefined;
  return directory.occupations.map(({ id, code, name, name_en, industry = '', category, aliases }) => ({
    key: code,
    edit: { field: 'occupation', text: name, code },
    label: language === 'zh' ? name : name_en,
    hint: language === 'zh' ? code : `${name} ${code}`,
    category,
    closed:
      workFaults({ work_company_id, occupation_id: id }, context, age).faults.find(
        (fault) => fault.field === 'occupation',
      )?.code ?? null,
    texts: [name, code, name_en, ...aliases].map(matchable),
    industry: matchable(industry),
  }));
}
