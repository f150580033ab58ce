import type { AddWarningWords } from './add-warnings.en.ts';

export const spanish: AddWarningWords = {
  FREQUENT_IN_OUT: ({ times, days }) =>
    `Se ha dado de alta ${times} veces en ${days} días. Las aseguradoras preguntan por quienes entran y salen a menudo.`,
  AGE_SOON: ({ age_limit_date, age_max }) =>
    `El ${age_limit_date} superará los ${age_max} años, la edad máxima que asegura este plan.`,
  COVERED_ELSEWHERE: ({ policy_no, from, to }) =>
    `Ya está cubierto en la póliza ${policy_no} del ${from} al ${to}. Esos días se pagan dos veces.`,
  CLASS_DROP: ({ before, now }) =>
    `La última vez se aseguró en la clase ${before} y ahora sería la ${now}. Compruebe el puesto.`,
  GAP: ({ from, to, days }) => `No tiene cobertura del ${from} al ${to} (${days} días).`,
};
