import type { WordsIn } from '../../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  title: 'Dar de baja a personas',
  purpose:
    'Diga quién se va; cada persona queda cubierta hasta la noche anterior al día que elija. Nada termina antes de confirmar.',
  firstDay: 'Sin cobertura desde',
  covered: 'Con cobertura ahora',
  search: 'Nombre, número o sus cuatro últimos dígitos',
  add: 'Dar de baja',
  addNamed: 'Dar de baja a {{name}}',
  nobodyCovered: 'Nadie con este nombre tiene cobertura aquí.',
  until: 'Cubierto hasta',
  cancelled: 'No llega a empezar',
  covers: '{{covers, number}} coberturas',
  cancelledFrom: 'La cobertura desde {{first}} no llega a empezar',
  refund: 'Se devuelve',
  left: 'Después quedan {{heads, number}} personas aseguradas.',
  counting: 'Calculando…',
  tooFew: 'El plan asegura al menos a {{min, number}} personas: quedarían {{heads, number}}.',
  next_one: 'Comprobar y seguir: {{count, number}} persona, devuelve {{sum}}',
  next_other: 'Comprobar y seguir: {{count, number}} personas, devuelve {{sum}}',
  next_many: 'Comprobar y seguir: {{count, number}} personas, devuelve {{sum}}',
  close: 'Cerrar',
  promiseFirst: 'Quien termina primero: cubierto hasta {{last}}; sin cobertura desde {{first}}',
  lookingUp: 'Se está consultando quién tiene cobertura: las cifras del botón pueden cambiar.',
  nextWithout_one:
    'Dar de baja a {{count, number}} ahora, devuelve {{sum}}; quedan {{kept, number}} por corregir',
  nextWithout_other:
    'Dar de baja a {{count, number}} ahora, devuelve {{sum}}; quedan {{kept, number}} por corregir',
  nextWithout_many:
    'Dar de baja a {{count, number}} ahora, devuelve {{sum}}; quedan {{kept, number}} por corregir',
  kept_one: '{{count, number}} fila quedó en la lista: no se dio de baja a esa persona',
  kept_other: '{{count, number}} filas quedaron en la lista: no se dio de baja a esas personas',
  kept_many: '{{count, number}} filas quedaron en la lista: no se dio de baja a esas personas',
  keptLeaving_one: 'La fila que quedó en la lista es de alguien que ya causa baja',
  keptLeaving_other:
    'Las {{count, number}} filas que quedaron en la lista son de personas que ya causan baja',
  keptLeaving_many: 'Las {{count, number}} filas que quedaron en la lista son de personas que ya causan baja',
  behind_one: '{{count, number}} fila queda en la lista: esta confirmación no la da de baja.',
  behind_other: '{{count, number}} filas quedan en la lista: esta confirmación no las da de baja.',
  behind_many: '{{count, number}} filas quedan en la lista: esta confirmación no las da de baja.',
  confirmTitle: 'Confirmar la baja',
  confirmPurpose: 'Nadie pierde la cobertura hasta que confirme.',
  confirm_one: 'Confirmar {{count, number}} baja de {{company}}, devuelve {{sum}}',
  confirm_other: 'Confirmar {{count, number}} bajas de {{company}}, devuelve {{sum}}',
  confirm_many: 'Confirmar {{count, number}} bajas de {{company}}, devuelve {{sum}}',
  promise: 'Cubiertos hasta {{last}}; sin cobertura desde {{first}}',
  promiseEach:
    'La cobertura termina persona por persona: desde {{first}} como muy pronto y {{last}} como muy tarde',
  neverBegin: 'Su cobertura no llega a empezar: estaba prevista desde el {{first}}',
  neverBeginEach:
    'Su cobertura no llega a empezar: estaba prevista desde el {{first}} como muy pronto y el {{last}} como muy tarde',
  neverBeginOf_one: '{{count, number}} cobertura no llega a empezar: estaba prevista desde el {{first}}',
  neverBeginOf_other:
    '{{count, number}} coberturas no llegan a empezar: estaban previstas desde el {{first}}',
  neverBeginOf_many: '{{count, number}} coberturas no llegan a empezar: estaban previstas desde el {{first}}',
  neverBeginOfEach_one:
    '{{count, number}} cobertura no llega a empezar: estaba prevista entre el {{first}} y el {{last}}',
  neverBeginOfEach_other:
    '{{count, number}} coberturas no llegan a empezar: estaban previstas desde el {{first}} como muy pronto y el {{last}} como muy tarde',
  neverBeginOfEach_many:
    '{{count, number}} coberturas no llegan a empezar: estaban previstas desde el {{first}} como muy pronto y el {{last}} como muy tarde',
  comesBack: '{{sum}} vuelven al saldo cuando la aseguradora emita la baja.',
  withBill: 'Este plan liquida a fin de mes: el dinero llega con la factura mensual.',
  nothingBack: 'Este plan no devuelve nada por la cobertura ya iniciada.',
  heads: 'Personas cubiertas por esta póliza el {{day}}',
  outlookDraft: 'Aún no se ha enviado: todos siguen cubiertos',
  outlookEnds_one: '{{count, number}} persona sin cobertura desde {{time}}',
  outlookEnds_other: '{{count, number}} personas sin cobertura desde {{time}}',
  outlookEnds_many: '{{count, number}} personas sin cobertura desde {{time}}',
  outlookEndsEach_one: '{{count, number}} persona sin cobertura desde su propia fecha',
  outlookEndsEach_other: '{{count, number}} personas sin cobertura, cada una desde su propia fecha',
  outlookEndsEach_many: '{{count, number}} personas sin cobertura, cada una desde su propia fecha',
  outlookNever_one: 'La cobertura de {{count, number}} persona no llega a empezar',
  outlookNever_other: 'Las coberturas de {{count, number}} personas no llegan a empezar',
  outlookNever_many: 'Las coberturas de {{count, number}} personas no llegan a empezar',
  neverOf_one: 'De estas, {{count, number}} cobertura iba a empezar después y no llega a empezar.',
  neverOf_other: 'De estas, {{count, number}} coberturas iban a empezar después y no llegan a empezar.',
  neverOf_many: 'De estas, {{count, number}} coberturas iban a empezar después y no llegan a empezar.',
  outlookPartly:
    '{{done, number}} sin cobertura desde el {{time}}; {{failed, number}} no causaron baja: quienes la aseguradora rechazó SIGUEN cubiertos',
  outlookPartlyEach:
    '{{done, number}} sin cobertura, cada una desde su propia fecha; {{failed, number}} no causaron baja: quienes la aseguradora rechazó SIGUEN cubiertos',
  outlookRefused: 'Nadie causó baja: quienes la aseguradora rechazó SIGUEN cubiertos',
  outlookWithdrawn: 'Deshecha: todos siguen cubiertos como antes',
  outlookVoid: 'Anulada: todos siguen cubiertos como antes',
  undoMeans_one: '{{count, number}} persona sigue cubierta como antes y no se devuelve nada.',
  undoMeans_other: '{{count, number}} personas siguen cubiertas como antes y no se devuelve nada.',
  undoMeans_many: '{{count, number}} personas siguen cubiertas como antes y no se devuelve nada.',
  undoYes_one: 'Deshacer {{count, number}} baja de {{company}}',
  undoYes_other: 'Deshacer {{count, number}} bajas de {{company}}',
  undoYes_many: 'Deshacer {{count, number}} bajas de {{company}}',
  keepRemoval: 'Mantener la baja',
  notCoveredFrom: 'Sin cobertura desde',
  amount: 'Se devuelve',
  addMore: 'Dar de baja a más personas',
  doAllLeave_one:
    'La lista dice «{{words}}» de {{count, number}} persona, sin aclarar si se va: {{names}}. ¿Causa baja?',
  doAllLeave_other:
    'La lista dice «{{words}}» de {{count, number}} personas, sin aclarar si se van: {{names}}. ¿Causan baja todas? Si solo algunas, responda fila por fila.',
  doAllLeave_many:
    'La lista dice «{{words}}» de {{count, number}} personas, sin aclarar si se van: {{names}}. ¿Causan baja todas? Si solo algunas, responda fila por fila.',
  betweenNames: ', ',
  allLeave_one: 'Sí, causa baja',
  allLeave_other: 'Las {{count, number}} causan baja',
  allLeave_many: 'Las {{count, number}} causan baja',
};
