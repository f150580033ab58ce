import type { PersonField } from '@app/contract/plans';
import type { Language } from '@app/contract/words/languages';
import { personFieldWords } from '@app/contract/words/person-fields';
import { idTypes } from '@app/domain/persons/id-document';
import type { PlanTerms } from '@app/domain/roster/roster';

type Choices = {
  readonly terms: Pick<PlanTerms, 'price_unit' | 'class_prices'>;
  readonly occupations: readonly {
    readonly occupation_id: number;
    readonly name: string;
    readonly name_en: string;
    readonly category: string;
  }[];
  readonly companies: readonly { readonly company_id: number; readonly name: string }[];
};

type Option = { readonly value: string | number; readonly title: string };

/** The form of a person who is added to a plan, in the order in which it asks. */
export function personForm(language: Language, choices: Choices) {
  const { titles, help } = personFieldWords[language];
  const options = optionsOf(language, choices);
  const isByTheDay = choices.terms.price_unit === 'DAY';
  return shapes
    .filter(({ field }) => field !== 'end_date' || isByTheDay)
    .map(({ field, type, required = 0, max = null, pattern = null }) => ({
      field,
      title: titles[field],
      type,
      required,
      options: options[field] ?? null,
      max,
      pattern,
      help: help[field] ?? null,
    }));
}

type Shape = {
  readonly field: PersonField;
  readonly type: 'text' | 'select' | 'date';
  readonly required?: 0 | 1;
  readonly max?: number;
  readonly pattern?: string;
};

/** The lengths are those that `policy_change/add` takes. */
const shapes: readonly Shape[] = [
  { field: 'name', type: 'text', required: 1, max: 60 },
  { field: 'idtype', type: 'select' },
  { field: 'idcard', type: 'text', required: 1, max: 40 },
  { field: 'birthday', type: 'date' },
  { field: 'gender', type: 'select' },
  { field: 'employee_mobile', type: 'text', max: 40, pattern: '^1[3-9]\\d{9}$' },
  { field: 'work_company', type: 'select', required: 1, max: 120 },
  { field: 'occupation', type: 'select', required: 1 },
  { field: 'start_date', type: 'date' },
  { field: 'end_date', type: 'date' },
  { field: 'employee_no', type: 'text', max: 60 },
  { field: 'remark', type: 'text', max: 200 },
];

/** What may be chosen: of work types only those that the plan has a price for. */
function optionsOf(
  language: Language,
  { terms, occupations, companies }: Choices,
): Partial<Record<PersonField, Option[]>> {
  const { idtypes, genders } = personFieldWords[language];
  return {
    idtype: idTypes.map((value) => ({ value, title: idtypes[value] })),
    gender: (['male', 'female'] as const).map((value) => ({ value, title: genders[value] })),
    work_company: companies.map(({ company_id, name }) => ({ value: company_id, title: name })),
    occupation: occupations
      .filter(({ category }) => terms.class_prices[category] !== undefined)
      .map(({ occupation_id, name, name_en }) => ({
        value: occupation_id,
        title: language === 'zh' ? name : name_en,
      })),
  };
}
