import type { WordsIn } from '../../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  confirmTitle: 'Confirmar la corrección',
  confirmPurpose: 'No se corrige nada hasta que confirme.',
  confirm_one: 'Confirmar {{count, number}} corrección de {{company}}, sin coste',
  confirm_many: 'Confirmar {{count, number}} correcciones de {{company}}, sin coste',
  confirm_other: 'Confirmar {{count, number}} correcciones de {{company}}, sin coste',
  days: 'Se comunica desde',
  amount: 'Coste',
  what: 'Qué se corrige',
  promise:
    'La cobertura sigue igual: los mismos días y el mismo precio. La corrección vale cuando la aseguradora la haya emitido',
  free: 'No se paga ni se devuelve nada. Hasta que la aseguradora responda, no se puede hacer otra modificación de esta persona.',
  behind_one: '{{count, number}} fila se queda.',
  behind_many: '{{count, number}} filas se quedan.',
  behind_other: '{{count, number}} filas se quedan.',
  outlookDraft: 'Aún no se ha enviado: la persona consta como antes',
  outlookDone_one: '{{count, number}} persona corregida; la cobertura sigue igual',
  outlookDone_many: '{{count, number}} personas corregidas; las coberturas siguen igual',
  outlookDone_other: '{{count, number}} personas corregidas; las coberturas siguen igual',
  outlookWhenIssued_one:
    'Cuando la aseguradora lo emita, {{count, number}} persona quedará corregida; hasta entonces está cubierta con los datos de antes',
  outlookWhenIssued_many:
    'Cuando la aseguradora lo emita, {{count, number}} personas quedarán corregidas; hasta entonces están cubiertas con los datos de antes',
  outlookWhenIssued_other:
    'Cuando la aseguradora lo emita, {{count, number}} personas quedarán corregidas; hasta entonces están cubiertas con los datos de antes',
  outlookPartly: '{{done, number}} corregidas; {{failed, number}} constan como antes',
  outlookRefused: 'No se corrigió nada: a la aseguradora le consta como antes y la cobertura sigue',
  outlookStays: 'Esta modificación no corrige nada: la persona consta como antes',
  undoMeans_one: '{{count, number}} persona sigue constando como antes y su cobertura sigue.',
  undoMeans_many: '{{count, number}} personas siguen constando como antes y sus coberturas siguen.',
  undoMeans_other: '{{count, number}} personas siguen constando como antes y sus coberturas siguen.',
  undoYes_one: 'Deshacer {{count, number}} corrección de {{company}}',
  undoYes_many: 'Deshacer {{count, number}} correcciones de {{company}}',
  undoYes_other: 'Deshacer {{count, number}} correcciones de {{company}}',
  keep: 'Mantener la corrección',
  more: 'Corregir a otra persona',
};
