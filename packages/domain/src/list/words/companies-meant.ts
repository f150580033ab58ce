import { normaliseCompanyName } from '../../companies/company-name.ts';
import { partsOfCompany } from './company-parts.ts';

type Named = { readonly company_id: number; readonly name: string; readonly known_as: readonly string[] };

/**
 * Which companies words can mean: by the whole name or what it is known as, else by a part of it. None where they are nobody's
 * name here; a part that several have means each of them.
 */
export function companiesMeant(words: string, companies: readonly Named[]): readonly number[] {
  const text = normaliseCompanyName(words);
  if (text === '') return [];
  const known = companies.filter(({ name, known_as }) =>
    [name, ...known_as].some((one) => normaliseCompanyName(one) === text),
  );
  const short = text.replace(/(?<=.{2})(?:公司|工?厂|那边|这边)$/u, '');
  const meant = known.length > 0 ? known : companies.filter(({ name }) => isPart(short, name));
  return meant.map(({ company_id }) => company_id);
}

const isPart = (text: string, name: string): boolean =>
  text.length > 1 &&
  (normaliseCompanyName(name).includes(text) || partsOfCompany(name, () => false).includes(text));
