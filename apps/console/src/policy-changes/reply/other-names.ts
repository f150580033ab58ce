import type { Kept, Reason } from './reply-person.ts';

type Named = { readonly name: string; readonly work_company: string };

/** What stands in the place of a name that the reader has no business with. */
export const hidden = '…';

/** The names of those who work elsewhere only: what is quoted to a work company must not hold them. */
export function namesElsewhere(work_company: string, persons: readonly Named[]): readonly string[] {
  const here = new Set(persons.filter((one) => one.work_company === work_company).map(({ name }) => name));
  const others = persons.filter((one) => one.work_company !== work_company && one.name.length > 1);
  return [...new Set(others.map(({ name }) => name))].filter((name) => !here.has(name));
}

/** Who stayed on a list, with the names of others taken out of the reasons. */
export function withoutNames(kept: Kept, names: readonly string[], work_company: string): Kept {
  const clean = <Person extends Kept['covered_list'][number]>(person: Person): Person => ({
    ...person,
    reasons: person.reasons.map((reason) => cleaned(reason, names, work_company)),
  });
  return { ...kept, list: kept.list.map(clean), covered_list: kept.covered_list.map(clean) };
}

function cleaned(reason: Reason, names: readonly string[], work_company: string): Reason {
  const { detail } = reason;
  if (detail === null) return reason;
  const isElsewhere = detail['work_company'] !== undefined && detail['work_company'] !== work_company;
  const told = Object.entries(detail).map(([key, value]) => [
    key,
    isElsewhere && key === 'name' ? hidden : without(value, names),
  ]);
  return { ...reason, detail: Object.fromEntries(told) as NonNullable<Reason['detail']> };
}

const without = (value: string | number, names: readonly string[]): string | number =>
  typeof value === 'number' ? value : names.reduce((said, name) => said.replaceAll(name, hidden), value);
