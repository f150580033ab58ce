import type { WorkCompany } from '../../../../work-companies/work-companies.ts';
import { useText } from '../../../../platform/text.ts';
import { Select } from '../../../../ui/select.tsx';
import type { Target } from './movers.ts';
import { moveBoardWords } from './words/words.ts';

type Where = {
  /** The companies to which somebody can go, with the work types of the policy's series at each. */
  readonly companies: readonly WorkCompany[];
  readonly target: Target;
  readonly onTarget: (target: Target) => void;
  readonly labels: { readonly company: string; readonly work: string };
  /** What stands for nothing said. */
  readonly none: { readonly company: string; readonly work: string };
  /** Where the work types are to be had, where the row itself names no company. */
  readonly companyOfAll?: number | undefined;
  readonly isLabelled?: boolean;
};

/** Where somebody goes: a work company and a work type that is approved there; each may stay as it is. */
export function WhereTo({
  companies,
  target,
  onTarget,
  labels,
  none,
  companyOfAll,
  isLabelled = false,
}: Where) {
  const text = useText(moveBoardWords);
  const works = worksAt(companies, target.work_company_id ?? companyOfAll);
  return (
    <>
      <Select
        label={labels.company}
        isLabelled={isLabelled}
        value={target.work_company_id}
        choices={[
          { value: undefined, name: none.company },
          ...companies.map(({ company_id, name }) => ({ value: company_id, name })),
        ]}
        onChoose={(work_company_id) =>
          onTarget({ work_company_id, occupation_id: workStill(companies, work_company_id, target) })
        }
      />
      <Select
        label={labels.work}
        isLabelled={isLabelled}
        value={target.occupation_id}
        choices={[
          { value: undefined, name: none.work },
          ...works.map(({ occupation_id, name, category }) => ({
            value: occupation_id,
            name: text('workOf', { name, category }),
          })),
        ]}
        onChoose={(occupation_id) => onTarget({ ...target, occupation_id })}
      />
    </>
  );
}

/** The work types of a company, or of any where none is named. */
function worksAt(companies: readonly WorkCompany[], company_id: number | undefined) {
  const there = companies.filter((company) => company_id === undefined || company.company_id === company_id);
  const known = new Map(there.flatMap(({ occupation }) => occupation.map((one) => [one.occupation_id, one])));
  return [...known.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** The work type that was chosen, where it is to be had at another company too. */
const workStill = (
  companies: readonly WorkCompany[],
  company_id: number | undefined,
  { occupation_id }: Target,
): number | undefined =>
  worksAt(companies, company_id).some((one) => one.occupation_id === occupation_id)
    ? occupation_id
    : undefined;
