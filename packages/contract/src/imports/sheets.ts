import { listFields } from '@app/domain/list/fields';
import { columns_max } from '@app/domain/list/limits';
import * as z from 'zod/mini';
import { flag } from '../fields.ts';

const sheets_max = 200;

export const sheetNo = z.int().check(z.minimum(0), z.maximum(sheets_max));

/** Which row of a sheet is the heading (null: none), and what its columns are. */
export const howToRead = {
  heading_row: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(200_000)))),
  mapping: z.optional(
    z
      .array(
        z.strictObject({
          index: z.int().check(z.minimum(0), z.maximum(columns_max - 1)),
          field: z.nullable(z.enum(listFields)),
        }),
      )
      .check(z.maxLength(columns_max)),
  ),
};

/** How each of these sheets is to be read, and whether its persons are taken at all. */
export const sheetChoices = z
  .array(z.strictObject({ sheet: sheetNo, taken: z.optional(flag), ...howToRead }))
  .check(z.maxLength(sheets_max));
