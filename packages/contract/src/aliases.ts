import { listFields } from '@app/domain/list/fields';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { id, keywords, pageInput, pageOf, time } from './fields.ts';

/** An enterprise has at most this many words remembered. */
export const aliases_max = 2_000;

/** Words as a list says them. What looks like an ID number or a mobile is refused. */
const alias = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

export const aliasKinds = ['work_company', 'occupation', 'heading'] as const;

export type AliasKind = (typeof aliasKinds)[number];

/** Those that stand in the cells of a list; a heading stands above them. */
export type CellAliasKind = Exclude<AliasKind, 'heading'>;

/** What a column can hold; `none`: nothing that is taken. */
export const headingFields = [...listFields, 'none'] as const;

export type HeadingField = (typeof headingFields)[number];

/** What the words of lists were matched to by hand, the latest first. */
export const listAliases = call({
  method: 'GET',
  path: '/alias/lists',
  access: ['policy_change/import'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({ ...pageInput, keywords, kind: z.optional(z.enum(aliasKinds)) }),
  output: pageOf(
    z.object({
      kind: z.enum(aliasKinds),
      alias: z.string(),
      /** What is meant: of these three the one of the kind, the others are null. */
      company_id: z.nullable(id),
      occupation_code: z.nullable(z.string()),
      field: z.nullable(z.enum(headingFields)),
      /** What the company or the work type is called; of a heading its `field`. */
      name: z.string(),
      name_en: z.string(),
      /** Who has matched them last, and when. */
      user_name: z.string(),
      create_time: time,
    }),
  ),
});

/**
 * Remembers which work company words of a list mean, in place of what they meant before; with null they are forgotten, also
 * where they are already. A company's own name always means that company.
 */
export const setCompanyAlias = call({
  method: 'POST',
  path: '/work_company/alias',
  access: ['policy_change/import'],
  writes: true,
  input: z.strictObject({ alias, company_id: z.nullable(id) }),
  output: z.object({}),
});

/** The same for a work type, by its code, whatever the series. */
export const setOccupationAlias = call({
  method: 'POST',
  path: '/Occupation/alias',
  access: ['policy_change/import'],
  writes: true,
  input: z.strictObject({
    alias,
    occupation_code: z.nullable(z.string().check(z.minLength(1), z.maxLength(20))),
  }),
  output: z.object({}),
});

/** The same for the heading of a column, which has at most thirty characters and no six digits in a row. */
export const setHeadingAlias = call({
  method: 'POST',
  path: '/import/headingAlias',
  access: ['policy_change/import'],
  writes: true,
  input: z.strictObject({ alias, field: z.nullable(z.enum(headingFields)) }),
  output: z.object({}),
});
