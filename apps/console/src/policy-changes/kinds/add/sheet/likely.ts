import { normaliseCompanyName } from '@app/domain/companies/company-name';
import type { Directory } from '@app/domain/roster/directory';
import { workCompanyStatus, workFaults } from '@app/domain/roster/work-faults';
import { isTypedAs, soundsLike } from '../../../../platform/readings.ts';
import type { CellEdit, RosterEntry } from '../../../../roster/roster.tsx';
import type { Around } from './judged-row.ts';

/** The company that a text most likely stands for, when persons can be sent there. */
export function likelyCompany({ work_company }: RosterEntry, around: Around): CellEdit | null {
  const [first] = likelyFor(work_company, around).companies;
  const isOpen = first && around.context.workCompanies.get(first.id)?.status === workCompanyStatus.approved;
  return isOpen ? { field: 'work_company', text: first.name, id: first.id } : null;
}

/** The companies of whose names a text is a part, as far as persons can be sent there. */
export function companiesWithPart({ work_company }: RosterEntry, around: Around): readonly CellEdit[] {
  const part = normaliseCompanyName(work_company);
  return likelyFor(work_company, around)
    .companies.filter(
      ({ id, name }) =>
        part !== '' &&
        normaliseCompanyName(name).includes(part) &&
        around.context.workCompanies.get(id)?.status === workCompanyStatus.approved,
    )
    .slice(0, among_max)
    .map(({ id, name }) => ({ field: 'work_company', text: name, id }));
}

/** More are chosen from the whole list. */
const among_max = 5;

/** The work type that a text most likely stands for, among those that can be done there; none where two are as likely. */
export function likelyOccupation(entry: RosterEntry, around: Around): CellEdit | null {
  const work_company_id = around.directory.companyOf(entry)?.id ?? null;
  const open = likelyFor(entry.occupation, around).occupations.filter(
    ({ id }) =>
      !workFaults({ work_company_id, occupation_id: id }, around.context, undefined).faults.some(
        ({ field }) => field === 'occupation',
      ),
  );
  const [first] = open;
  return first && open.length === 1 ? { field: 'occupation', text: first.name, code: first.code } : null;
}

type Likely = Pick<Directory, 'companies' | 'occupations'>;

const likely = new WeakMap<Around, Map<string, Likely>>();

/** What a text may stand for; looked up once, since a list says the same in many rows. */
function likelyFor(text: string, around: Around): Likely {
  const known = likely.get(around) ?? new Map<string, Likely>();
  likely.set(around, known);
  const found = known.get(text) ?? lookedUp(text.trim(), around);
  known.set(text, found);
  return found;
}

/** What sounds the same before what looks alike: an input method writes another character more often than a person another name. */
function lookedUp(text: string, { directory, readings }: Around): Likely {
  if (text === '') return { companies: [], occupations: [] };
  const letters = text.toLowerCase();
  const isMeant = (name: string) =>
    readings !== null && (isTypedAs(name, letters, readings) || soundsLike(text, name, readings));
  const { companies, occupations } = directory;
  const sounding = {
    companies: companies.filter(({ name }) => isMeant(name)),
    occupations: occupations.filter(({ name, aliases }) => [name, ...aliases].some(isMeant)),
  };
  const looking = directory.suggestions(text);
  return {
    companies: sounding.companies.length === 1 ? sounding.companies : looking.companies,
    occupations: sounding.occupations.length > 0 ? sounding.occupations : looking.occupations,
  };
}
