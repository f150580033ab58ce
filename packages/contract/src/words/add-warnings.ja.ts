import type { AddWarningWords } from './add-warnings.en.ts';
import { daysIn, sayIn } from './say.ts';

const say = /* @__PURE__ */ sayIn('ja');
const dates = /* @__PURE__ */ daysIn('ja');

export const japanese: AddWarningWords = {
  FREQUENT_IN_OUT: ({ times, days }) =>
    say`過去 ${days} 日間に ${times} 回加入しています。出入りの多い方について保険会社から確認されることがあります。`,
  AGE_SOON: ({ age_limit_date, age_max }) =>
    say`${age_limit_date} に、このプランの上限年齢 ${age_max} 歳を超えます。`,
  COVERED_ELSEWHERE: ({ policy_no, from, to }) =>
    say`${dates.day(from)} から ${dates.end(to)} まで証券 ${policy_no} でも補償されています。この期間は二重の支払いになります。`,
  CLASS_DROP: ({ before, now }) =>
    say`前回は職種クラス ${before}、今回は ${now} です。職種をご確認ください。`,
  GAP: ({ from, to, days }) =>
    say`${dates.day(from)} から ${dates.day(to)} まで（${days} 日間）補償がありません。`,
};
