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
  const looked = lookedAt(companies);
  const known = looked.filter(({ names }) => names.has(text));
  const short = text.replace(/(?<=.{2})(?:公司|工?厂|那边|这边)$/u, '');
  const meant = known.length > 0 ? known : looked.filter((company) => isPart(short, company));
  return meant.map(({ company_id }) => company_id);
}

type Looked = {
  readonly company_id: number;
  /** All that it is called, ready to compare. */
  readonly names: ReadonlySet<string>;
  readonly whole: string;
  readonly parts: ReadonlySet<string>;
};

const isPart = (text: string, { whole, parts }: Looked): boolean =>
  text.length > 1 && (whole.includes(text) || parts.has(text));

/** Companies taken apart: once for all the names that a list asks after. */
const taken = new WeakMap<readonly Named[], readonly Looked[]>();

function lookedAt(companies: readonly Named[]): readonly Looked[] {
  const looked =
    taken.get(companies) ??
    companies.map(({ company_id, name, known_as }) => ({
      company_id,
      names: new Set([name, ...known_as].map(normaliseCompanyName)),
      whole: normaliseCompanyName(name),
      parts: new Set(partsOfCompany(name, () => false)),
    }));
  taken.set(companies, looked);
  return looked;
}
