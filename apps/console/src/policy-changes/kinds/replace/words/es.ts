import type { WordsIn } from '../../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  confirmTitle: 'Confirmar la sustitución',
  confirmPurpose: 'Nadie cambia de plaza hasta que confirme.',
  confirm_one: 'Confirmar {{count, number}} sustitución de {{company}}, {{sum}}',
  confirm_many: 'Confirmar {{count, number}} sustituciones de {{company}}, {{sum}}',
  confirm_other: 'Confirmar {{count, number}} sustituciones de {{company}}, {{sum}}',
  confirmFree_one: 'Confirmar {{count, number}} sustitución gratuita de {{company}}',
  confirmFree_many: 'Confirmar {{count, number}} sustituciones gratuitas de {{company}}',
  confirmFree_other: 'Confirmar {{count, number}} sustituciones gratuitas de {{company}}',
  days: 'Cambia de manos el',
  amount: 'Diferencia',
  from: 'Cuándo cambian las plazas',
  promise:
    'Quien sale está cubierto hasta {{last}}; quien entra, desde {{first}}: sin ningún día entre ambos',
  promiseIssue:
    'Cuando la aseguradora lo emita: quien sale está cubierto hasta {{last}}; quien entra, desde {{first}}',
  promiseEach:
    'Cada plaza cambia de manos en su propia fecha, de {{first}} a {{last}}: sin ningún día entre ambos',
  free: 'Dentro de las sustituciones gratuitas del plan: no se paga nada ni se devuelve nada.',
  difference: 'Se pagan {{sum}} por un trabajo de clase superior, por los días que quedan.',
  behind_one: '{{count, number}} fila se queda: esta confirmación no la sustituye.',
  behind_many: '{{count, number}} filas se quedan: esta confirmación no las sustituye.',
  behind_other: '{{count, number}} filas se quedan: esta confirmación no las sustituye.',
  outlookDraft: 'Aún no se ha enviado: quien sale sigue cubierto y quien entra no está cubierto',
  outlookDone_one: '{{count, number}} persona ocupa una plaza desde {{time}}, sin laguna',
  outlookDone_many: '{{count, number}} personas ocupan plazas desde {{time}}, sin laguna',
  outlookDone_other: '{{count, number}} personas ocupan plazas desde {{time}}, sin laguna',
  outlookWhenIssued_one:
    'Cuando la aseguradora lo emita, {{count, number}} persona ocupa una plaza desde {{time}}',
  outlookWhenIssued_many:
    'Cuando la aseguradora lo emita, {{count, number}} personas ocupan plazas desde {{time}}',
  outlookWhenIssued_other:
    'Cuando la aseguradora lo emita, {{count, number}} personas ocupan plazas desde {{time}}',
  outlookPartly:
    '{{done, number}} sustituidos. {{failed, number}} parejas sin sustituir: sus filas dicen quién sigue cubierto y hasta cuándo',
  outlookRefused: 'No se sustituyó a nadie: las filas dicen quién sigue cubierto y hasta cuándo',
  outlookStays:
    'Esta modificación no sustituye a nadie: quien iba a salir sigue cubierto y quien iba a entrar no está cubierto',
  undoMeans_one:
    'Quien iba a salir sigue cubierto, y {{count, number}} persona que iba a entrar NO está cubierta.',
  undoMeans_many:
    'Quienes iban a salir siguen cubiertos, y {{count, number}} personas que iban a entrar NO están cubiertas.',
  undoMeans_other:
    'Quienes iban a salir siguen cubiertos, y {{count, number}} personas que iban a entrar NO están cubiertas.',
  undoYes_one: 'Deshacer {{count, number}} sustitución de {{company}}',
  undoYes_many: 'Deshacer {{count, number}} sustituciones de {{company}}',
  undoYes_other: 'Deshacer {{count, number}} sustituciones de {{company}}',
  keep: 'Mantener la sustitución',
  more: 'Sustituir a más personas',
};
