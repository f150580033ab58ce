import { priceUnits } from '@app/domain/money/premium';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, day, id, toldBirthday } from '../fields.ts';
import { persons } from './persons.ts';

const aged = z.object({
  row_no: z.int(),
  name: z.string(),
  /** Masked. */
  idcard: z.string(),
  /** In full years on the day the row starts. */
  age: z.int(),
  birthday: toldBirthday,
});

/** Where someone of this age can be insured: an open policy of the enterprise, or a plan it has none of. */
const option = z.object({
  plan_id: id,
  plan: z.string(),
  policy_id: z.nullable(id),
  policy_no: z.nullable(z.string()),
  insurance_company_name: z.string(),
  price_unit: z.enum(priceUnits),
  loading_percent: z.int(),
  /** For one unit with the loading; null while the row's work type has no class in this plan. */
  unit_price_fen: z.nullable(amountFen),
  /** For this age, which may be a part of the plan's. */
  death_limit_fen: amountFen,
  medical_limit_fen: amountFen,
});

/** Who of a list is too old or too young for the plan, who will soon be, and what else insures them. Stores nothing. */
export const overAgeCheck = call({
  method: 'POST',
  path: '/policy_change/overagecheck',
  access: ['policy_change/import'],
  writes: false,
  carriesRows: true,
  takesLong: true,
  input: z.strictObject({ policy_id: id, start_date: z.optional(day), persons }),
  output: z.object({
    normal: z.array(aged),
    overage: z.array(z.extend(aged, { options: z.array(option) })),
    underage: z.array(aged),
    /** Of the normal ones, who grows too old for the plan within a year, and the first day of it. */
    soon: z.array(z.extend(aged, { age_limit_date: day })),
    /** Rows whose number does not say an age. */
    unreadable: z.array(z.object({ row_no: z.int(), name: z.string() })),
  }),
});
