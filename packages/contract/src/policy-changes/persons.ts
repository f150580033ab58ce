import * as z from 'zod/mini';
import {
  amountFen,
  day,
  flag,
  id,
  items_max,
  personReference,
  rowsOf,
  time,
  toldBirthday,
} from '../fields.ts';
import { isParseable } from '../json-text.ts';

/**
 * 1 resident identity card, 2 Chinese passport, 3 foreign passport, 4 Hong Kong and Macau travel permit, 5 Taiwan travel
 * permit, 6 residence permit of Hong Kong, Macau and Taiwan, 7 permanent residence card of foreigners.
 */
const idType = z.int().check(z.minimum(1), z.maximum(7));

const gender = z.enum(['male', 'female']);

/**
 * A person as a customer enters them: shape and length only. Whether they may join is the domain's to say,
 * so that every fault of every row comes back in one go.
 */
export const newPerson = z.strictObject({
  row_no: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  name: z.string().check(z.maxLength(60)),
  /** The document: 1 to 7; without one it is told by the number's shape. */
  idtype: z.optional(z.nullable(idType)),
  idcard: z.string().check(z.maxLength(40)),
  /** Instead of the number, which is then what masks it; nor are document and mobile looked at, unless a mobile was typed. */
  person: z.optional(z.nullable(personReference)),
  /** Asked for only where the document does not tell them. */
  birthday: z.optional(z.nullable(day)),
  gender: z.optional(z.nullable(gender)),
  employee_mobile: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  /** The number that the employer's own books give this worker. */
  employee_no: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(60)))),
  remark: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
  work_company_id: z.optional(z.nullable(id)),
  work_company: z.optional(z.string().check(z.maxLength(120))),
  occupation_id: z.optional(z.nullable(id)),
  start_date: z.optional(z.nullable(day)),
  /** The last covered day, where the plan is sold by the day; else cover ends with the policy. */
  end_date: z.optional(z.nullable(day)),
});

export type NewPerson = z.output<typeof newPerson>;

const personList = rowsOf(newPerson, { rows_min: 1 });

/** Older clients send the list as a JSON string; both are taken. */
export const persons = z.union([
  personList,
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string, context) => {
        const list = listIn(text);
        if (list !== undefined) return list;
        context.issues.push({ code: 'custom', input: text, message: 'no list as JSON' });
        return z.NEVER;
      }),
      personList,
    ),
  ),
]);

/** The list that a text holds; undefined when it holds none, or one that is too long or too deep to look at. */
function listIn(text: string): unknown[] | undefined {
  if (!isParseable(text)) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.length <= items_max ? list : undefined;
  } catch {
    return undefined;
  }
}

const premiumPart = z.object({
  from: day,
  to: day,
  days: z.int(),
  period_days: z.int(),
  amount_fen: amountFen,
});

/** How a premium came about: the class price, its loading, and the part of each period. */
const calculation = {
  base_price_fen: amountFen,
  loading_percent: z.int(),
  unit_price_fen: amountFen,
  days: z.int(),
  parts: z.array(premiumPart),
  premium_fen: amountFen,
};

/** Whose seat somebody takes, where whoever moves was, or as what whoever is corrected was known; the number masked. */
const leaver = z.object({
  name: z.string(),
  idcard: z.string(),
  work_company: z.string(),
  occupation_name: z.string(),
});

const seatLeft = z.object({
  ...leaver.shape,
  policy_person_id: id,
  employee_id: id,
  carried_fen: amountFen,
  cover_until: z.nullable(time),
});

/** The running number of a person among those of the change. `row_no` is of the list, and has gaps where rows stayed behind. */
const place = z.int();

/** 1: the row ends a cover before its first day, which `start_date` is: it covers nobody on any day. 0 of rows that open cover. */
const never_begins = flag;

/** What one row costs, with the whole calculation. */
export const premiumLine = z.object({
  row_no: z.int(),
  place,
  name: z.string(),
  idcard: z.string(),
  work_company: z.string(),
  occupation_name: z.string(),
  category: z.string(),
  /** The days that the row opens; of an end the days that the cover loses, the first of them the first without cover. */
  start_date: day,
  end_date: day,
  never_begins,
  ...calculation,
  refund_fen: amountFen,
  /** What was paid for the seat that the row takes over, and is not paid again; and whose it was, null where nobody's. */
  carried_fen: amountFen,
  leaver: z.nullable(leaver),
});

/** A person of a change, as its list shows them. */
export const changePerson = z.object({
  policy_change_person_id: id,
  row_no: z.int(),
  place,
  /** Whom the row opened or ends a cover of; null before confirm. */
  employee_id: z.nullable(id),
  name: z.string(),
  idtype: idType,
  idcard: z.string(),
  gender,
  birthday: toldBirthday,
  /** Masked, as the number is. */
  employee_mobile: z.nullable(z.string()),
  employee_no: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  work_company_id: id,
  work_company: z.string(),
  occupation_id: id,
  occupation_name: z.string(),
  category: z.string(),
  start_date: day,
  end_date: day,
  never_begins,
  /** The first day that the list asked for, which `start_date` may be later than; null where it said none. */
  asked_date: z.nullable(day),
  ...calculation,
  /** What is given back for the days that its cover loses; 0 of a row that ends none. */
  refund_fen: amountFen,
  /** Whose seat the person takes, what goes over with it, and the end of their cover, as it stands; null where nobody's. */
  leaver: z.nullable(seatLeft),
  /** 0 waits, 1 insured, 2 failed. */
  result: z.int(),
  error_msg: z.nullable(z.string()),
  /** What was charged for this person in the end; null until the insurer has answered. */
  charged_fen: z.nullable(amountFen),
  /** From the first moment to the first one after it, as the cover stands; null without one. */
  cover_from: z.nullable(time),
  cover_until: z.nullable(time),
  /** The state of this person's cover at this moment; null before confirm. */
  cover_status: z.nullable(z.int()),
  cover_status_text: z.nullable(z.string()),
});
