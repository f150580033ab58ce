import type { AddWarningWords } from './add-warnings.en.ts';
import { daysIn, sayIn } from './say.ts';

const say = /* @__PURE__ */ sayIn('zh');
const dates = /* @__PURE__ */ daysIn('zh');

export const chinese: AddWarningWords = {
  FREQUENT_IN_OUT: ({ times, days }) =>
    say`近 ${days} 天内已参保 ${times} 次，保险公司可能会询问频繁进出的原因。`,
  AGE_SOON: ({ age_limit_date, age_max }) =>
    say`${age_limit_date} 起将超过本方案可承保的最高年龄 ${age_max} 周岁。`,
  COVERED_ELSEWHERE: ({ policy_no, from, to }) =>
    say`${dates.day(from)} 至 ${dates.end(to)} 在保单 ${policy_no} 中已有保障，这些天会重复付费。`,
  CLASS_DROP: ({ before, now }) => say`上次按 ${before} 类职业参保，这次为 ${now} 类，请核对工种。`,
  GAP: ({ from, to, days }) => say`${dates.day(from)} 至 ${dates.day(to)} 没有保障，共 ${days} 天。`,
};
