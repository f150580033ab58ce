import { normaliseCompanyName } from '../companies/company-name.ts';
import type { Directory, WrittenCompany, WrittenOccupation } from './directory.ts';

type Cell = WrittenCompany & { readonly field: string; readonly text: string };

/**
 * What a cell must share with another for a fix of the one to be the other's too: the text, and for a work type the work company. People
 * write 普工 everywhere, and mean other work at each place.
 *
 * @returns a text to compare; it is the same for cells that are alike
 */
export function likenessOf({ field, text, ...company }: Cell, directory: Directory): string {
  const written = text.trim();
  if (field !== 'occupation') return written;
  const place = directory.companyOf(company)?.id ?? normaliseCompanyName(company.work_company);
  return JSON.stringify([place, written]);
}

/** Whether a work type can be given to rows of a work company: it is known, and on the company's list where the company is known. */
export function takesOccupation(
  company: WrittenCompany,
  occupation: WrittenOccupation,
  directory: Directory,
): boolean {
  const code = directory.occupationOf({ ...company, ...occupation })?.code;
  const place = directory.companyOf(company);
  return code !== undefined && (place === undefined || place.occupation_codes.includes(code));
}
