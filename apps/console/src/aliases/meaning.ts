import {
  type HeadingField,
  listAliases,
  setCompanyAlias,
  setHeadingAlias,
  setOccupationAlias,
} from '@app/contract/aliases';
import { listOccupations } from '@app/contract/occupations';
import { listWorkCompanies } from '@app/contract/work-companies';
import { refresh } from '../platform/api.ts';
import { sendPressed } from '../platform/pressed.ts';

/** What words of a list mean: null for nothing that is remembered. */
export type Meaning =
  | { readonly kind: 'work_company'; readonly alias: string; readonly company_id: number | null }
  | { readonly kind: 'occupation'; readonly alias: string; readonly occupation_code: string | null }
  | { readonly kind: 'heading'; readonly alias: string; readonly field: HeadingField | null };

/** Has words remembered or forgotten. The lists that are open are judged anew by `refreshed`. */
export async function saved(meaning: Meaning, { quiet = false } = {}): Promise<void> {
  if (meaning.kind === 'work_company') {
    const { alias, company_id } = meaning;
    await sendPressed(setCompanyAlias, { alias, company_id }, { quiet });
  } else if (meaning.kind === 'heading') {
    const { alias, field } = meaning;
    await sendPressed(setHeadingAlias, { alias, field }, { quiet });
  } else {
    const { alias, occupation_code } = meaning;
    await sendPressed(setOccupationAlias, { alias, occupation_code }, { quiet });
  }
}

/** Asks anew for what companies and work types are remembered by. */
export const refreshed = (): Promise<unknown> => refresh([listWorkCompanies, listOccupations, listAliases]);

/** The same words, meaning nothing. */
export function forgotten(meaning: Meaning): Meaning {
  if (meaning.kind === 'work_company') return { ...meaning, company_id: null };
  return meaning.kind === 'heading' ? { ...meaning, field: null } : { ...meaning, occupation_code: null };
}
