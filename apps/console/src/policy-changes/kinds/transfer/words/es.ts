import type { WordsIn } from '../../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  confirmTitle: 'Confirmar el traslado',
  confirmPurpose: 'Nadie se traslada hasta que confirme.',
  confirm_one: 'Confirmar {{count, number}} traslado de {{company}}, {{sum}}',
  confirm_many: 'Confirmar {{count, number}} traslados de {{company}}, {{sum}}',
  confirm_other: 'Confirmar {{count, number}} traslados de {{company}}, {{sum}}',
  confirmBack_one: 'Confirmar {{count, number}} traslado de {{company}}, se devuelven {{sum}}',
  confirmBack_many: 'Confirmar {{count, number}} traslados de {{company}}, se devuelven {{sum}}',
  confirmBack_other: 'Confirmar {{count, number}} traslados de {{company}}, se devuelven {{sum}}',
  confirmFree_one: 'Confirmar {{count, number}} traslado de {{company}}, sin coste',
  confirmFree_many: 'Confirmar {{count, number}} traslados de {{company}}, sin coste',
  confirmFree_other: 'Confirmar {{count, number}} traslados de {{company}}, sin coste',
  days: 'Se traslada el',
  amount: 'Diferencia',
  from: 'Cuándo se trasladan',
  promise:
    'Cubiertos donde están hasta {{last}} y en el nuevo destino desde {{first}}: sin ningún día entre ambos',
  promiseIssue:
    'Cuando la aseguradora lo emita: cubiertos donde están hasta {{last}} y en el nuevo destino desde {{first}}',
  promiseEach:
    'Cada persona se traslada en su propia fecha, de {{first}} a {{last}}: sin ningún día entre ambos destinos',
  free: 'No se paga nada ni se devuelve nada: lo pagado sigue valiendo en el nuevo destino.',
  difference: 'Se pagan {{sum}} por un trabajo de clase superior, por los días que quedan.',
  comesBack:
    'Se devuelven {{sum}} por un trabajo de clase inferior, por los días que quedan, cuando la aseguradora lo emita.',
  behind_one: '{{count, number}} fila se queda: esta confirmación no traslada a esa persona.',
  behind_many: '{{count, number}} filas se quedan: esta confirmación no traslada a esas personas.',
  behind_other: '{{count, number}} filas se quedan: esta confirmación no traslada a esas personas.',
  outlookDraft: 'Aún no se ha enviado: cubiertos donde están, no en el nuevo destino',
  outlookDone_one: '{{count, number}} persona cubierta en el nuevo destino desde {{time}}, sin laguna',
  outlookDone_many: '{{count, number}} personas cubiertas en el nuevo destino desde {{time}}, sin laguna',
  outlookDone_other: '{{count, number}} personas cubiertas en el nuevo destino desde {{time}}, sin laguna',
  outlookWhenIssued_one:
    'Cuando la aseguradora lo emita, {{count, number}} persona cubierta en el nuevo destino desde {{time}}',
  outlookWhenIssued_many:
    'Cuando la aseguradora lo emita, {{count, number}} personas cubiertas en el nuevo destino desde {{time}}',
  outlookWhenIssued_other:
    'Cuando la aseguradora lo emita, {{count, number}} personas cubiertas en el nuevo destino desde {{time}}',
  outlookPartly:
    '{{done, number}} trasladados. {{failed, number}} sin trasladar: sus filas dicen dónde están cubiertos y hasta cuándo',
  outlookRefused: 'Nadie se trasladó: las filas dicen dónde están cubiertos y hasta cuándo',
  outlookStays: 'Esta modificación no traslada a nadie: quien tiene cobertura sigue cubierto donde estaba',
  undoMeans_one:
    '{{count, number}} persona sigue cubierta donde está y NO estará cubierta en el nuevo destino.',
  undoMeans_many:
    '{{count, number}} personas siguen cubiertas donde están y NO estarán cubiertas en el nuevo destino.',
  undoMeans_other:
    '{{count, number}} personas siguen cubiertas donde están y NO estarán cubiertas en el nuevo destino.',
  undoYes_one: 'Deshacer {{count, number}} traslado de {{company}}',
  undoYes_many: 'Deshacer {{count, number}} traslados de {{company}}',
  undoYes_other: 'Deshacer {{count, number}} traslados de {{company}}',
  keep: 'Mantener el traslado',
  more: 'Trasladar a más personas',
};
