import type { AddWarningWords } from './add-warnings.en.ts';
import { daysIn, sayIn } from './say.ts';

const say = /* @__PURE__ */ sayIn('es');
const dates = /* @__PURE__ */ daysIn('es');

export const spanish: AddWarningWords = {
  FREQUENT_IN_OUT: ({ times, days }) =>
    say`Se ha dado de alta ${times} veces en ${days} días. Las aseguradoras preguntan por quienes entran y salen a menudo.`,
  AGE_SOON: ({ age_limit_date, age_max }) =>
    say`El ${age_limit_date} superará los ${age_max} años, la edad máxima que asegura este plan.`,
  COVERED_ELSEWHERE: ({ policy_no, from, to }) =>
    say`Ya está cubierto en la póliza ${policy_no} del ${dates.day(from)} al ${dates.end(to)}. Esos días se pagan dos veces.`,
  CLASS_DROP: ({ before, now }) =>
    say`La última vez se aseguró en la clase ${before} y ahora sería la ${now}. Compruebe la ocupación.`,
  GAP: ({ from, to, days }) =>
    say`No tiene cobertura del ${dates.day(from)} al ${dates.day(to)} (${days} días).`,
};
