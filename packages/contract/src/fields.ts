import { readDay, type Day } from '@app/domain/calendar/day';
import * as z from 'zod/mini';

// The fields that many calls share: shape and limits only. What the business makes of a value is the domain's to say.

/**
 * No list that is sent is longer: it is turned down whole, before its items are looked at. Far above what any call takes, so
 * that a list which is only too long for its call is still told so.
 */
export const items_max = 100_000;

const idMax = Number.MAX_SAFE_INTEGER;

/** The number of a record. */
export const id = z.int().check(z.minimum(1), z.maximum(idMax));

/** A whole number that may also come as the digits of a query string; nothing else is taken for one. */
export const queried = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) =>
  z.union([schema, z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.pipe(z.transform(Number), schema))]);

/**
 * Stands for a person whose number whoever sends the row has not seen: as a call gave it, to be sent back beside the masked
 * number. Where the number is typed anew, it is left out.
 */
export const personReference = z.string().check(z.maxLength(600));

/** Yes or no, as it travels: 1 or 0. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const day = z.pipe(
  z.string().check(
    z.length(10),
    z.refine((text) => readDay(text) !== undefined),
  ),
  z.transform((text) => text as Day),
);

/**
 * A birth date beside a masked number; null where the number itself tells it, which is a resident's: date and mask together would all but
 * tell the number.
 */
export const toldBirthday = z.nullable(day);

/** A moment in Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`. */
export const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));

/** Whole fen. */
export const amountFen = z.int();

/** A list that is wrong in every row need not be read to its end: so many faults are named. */
const faults_max = 20;

/**
 * A list of rows from outside. Its length is looked at before any row is, and reading stops at the first faults: a library
 * that notes every fault of 60,000 empty rows holds everyone else up for seconds, and may run out of stack.
 */
export function rowsOf<Row extends z.ZodMiniType>(row: Row, { rows_min = 0, rows_max = items_max } = {}) {
  const documented: z.ZodMiniType = z.array(row).check(z.minLength(rows_min), z.maxLength(rows_max));
  // What comes here has been read row by row below; the array says to documents what the list is.
  documented._zod.run = (payload) => payload;
  const reader = z.transform((list: unknown, context): unknown => {
    const fault = (path: PropertyKey[], message: string): void => {
      context.issues.push({ code: 'custom', input: list, path, message });
    };
    if (!Array.isArray(list)) {
      fault([], 'no list');
      return z.NEVER;
    }
    if (list.length < rows_min || list.length > rows_max) {
      fault([], 'too few or too many');
      return z.NEVER;
    }
    const rows: z.output<Row>[] = [];
    for (const [place, item] of list.entries()) {
      const read = row.safeParse(item);
      if (read.success) rows.push(read.data);
      else for (const { path } of read.error.issues) fault([place, ...path], 'no such row');
      if (context.issues.length >= faults_max) break;
    }
    return rows;
  });
  // A transform takes a field that is left out; a list is asked for.
  delete reader._zod.optin;
  // As a type it is the list that it documents: whoever makes a call writes rows, not anything at all.
  return z.pipe(reader, documented) as unknown as z.ZodMiniType<z.output<Row>[], z.input<Row>[]>;
}

/** Words that a person typed to search for. */
export const keywords = z._default(z.string().check(z.trim(), z.maxLength(60)), '');

/** A part of the name of a work company, spaces and brackets written either way. */
export const workCompanyWords = z.optional(z.string().check(z.trim(), z.maxLength(60)));

/** The part of a list that is asked for. */
export const pageInput = {
  page: z._default(queried(z.int().check(z.minimum(1), z.maximum(10_000))), 1),
  limit: z._default(queried(z.int().check(z.minimum(1), z.maximum(200))), 15),
};

/** A page of a list: how many there are in all, and the rows asked for. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    total: z.int(),
    per_page: z.int(),
    current_page: z.int(),
    last_page: z.int(),
    data: z.array(row),
  });
