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

/** A moment in Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`. */
export const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));

/** Whole fen. */
export const amountFen = z.int();

/** Words that a person typed to search for. */
export const keywords = z._default(z.string().check(z.trim(), z.maxLength(60)), '');

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
