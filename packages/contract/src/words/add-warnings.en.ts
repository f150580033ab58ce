import type { AddWarnings } from '@app/domain/roster/add-warnings';
import { daysIn, sayIn } from './say.ts';

const say = /* @__PURE__ */ sayIn('en');
const dates = /* @__PURE__ */ daysIn('en');

/** A sentence for each warning before a person is added. A language that lacks one does not compile. */
export type AddWarningWords = { readonly [Code in keyof AddWarnings]: (detail: AddWarnings[Code]) => string };

export const english: AddWarningWords = {
  FREQUENT_IN_OUT: ({ times, days }) =>
    say`Joined ${times} times within ${days} days. Insurers ask about workers who come and go.`,
  AGE_SOON: ({ age_limit_date, age_max }) =>
    say`Will be older than ${age_max} on ${age_limit_date}, the oldest that this plan insures.`,
  COVERED_ELSEWHERE: ({ policy_no, from, to }) =>
    say`Is covered in policy ${policy_no} from ${dates.day(from)} to ${dates.end(to)} too. These days are paid for twice.`,
  CLASS_DROP: ({ before, now }) =>
    say`Was insured in class ${before} last and would be in class ${now} now. Check the work type.`,
  GAP: ({ from, to, days }) =>
    say`Is not covered from ${dates.day(from)} to ${dates.day(to)} (${days} days).`,
};
