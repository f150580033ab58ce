import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  promiseOnSubmit: 'Cubiertas desde el {{time}} en cuanto confirme',
  promiseAtOnce: 'Cubiertas al momento: desde el minuto en que confirme',
  promiseOnIssue: 'Estarán cubiertas desde el {{time}}, una vez que la aseguradora haya emitido',
  promiseOnIssueAtOnce: 'Estarán cubiertas una vez que la aseguradora haya emitido',
  coveredUntil: 'La cobertura dura hasta el {{day}}, hora de Pekín.',
  coveredUntilEach:
    'La cobertura termina en días distintos: la primera el {{first}}, la última el {{day}}, hora de Pekín.',
  promiseOnSubmitEach:
    'Cubiertas en cuanto confirme, cada una desde su propio inicio: la primera desde el {{first}}, la última desde el {{last}}',
  promiseOnIssueEach:
    'Estarán cubiertas una vez que la aseguradora haya emitido, cada una desde su propio inicio: la primera desde el {{first}}, la última desde el {{last}}',
  atConfirmation: 'minuto en que confirme',
  finalAfter: 'Puede deshacerlo hasta el {{time}}. Después lo tendrá la aseguradora.',
  finalAtOnce: 'La cobertura empieza en el minuto siguiente: después no se puede deshacer.',
  backToBoard: 'Volver a modificarlo',
  ofPolicy: '{{plan}} ({{number}}), póliza del {{from}} al {{to}}',
  laterOn_one: '{{count, number}} más desde el {{first}}: entonces, {{heads}}',
  laterOn_many: '{{count, number}} más desde el {{first}}: entonces, {{heads}}',
  laterOn_other: '{{count, number}} más desde el {{first}}: entonces, {{heads}}',
  laterUntil_one: '{{count, number}} más entre el {{first}} y el {{last}}: entonces, {{heads}}',
  laterUntil_many: '{{count, number}} más entre el {{first}} y el {{last}}: entonces, {{heads}}',
  laterUntil_other: '{{count, number}} más entre el {{first}} y el {{last}}: entonces, {{heads}}',
  uncoveredDay: 'Sin cobertura el {{day}}',
  uncoveredDays: 'Sin cobertura del {{first}} al {{last}}',
  askedEarlier_one:
    '{{count, number}} persona empieza más tarde de lo que pide la lista y antes no está cubierta por este cambio:',
  askedEarlier_many:
    '{{count, number}} de personas empiezan más tarde de lo que pide la lista y antes no están cubiertas por este cambio:',
  askedEarlier_other:
    '{{count, number}} personas empiezan más tarde de lo que pide la lista y antes no están cubiertas por este cambio:',
  askedDay_one: 'sin cobertura por este cambio el {{first}}: {{count, number}} persona',
  askedDay_many: 'sin cobertura por este cambio el {{first}}: {{count, number}} de personas',
  askedDay_other: 'sin cobertura por este cambio el {{first}}: {{count, number}} personas',
  askedDays_one: 'sin cobertura por este cambio del {{first}} al {{last}}: {{count, number}} persona',
  askedDays_many: 'sin cobertura por este cambio del {{first}} al {{last}}: {{count, number}} de personas',
  askedDays_other: 'sin cobertura por este cambio del {{first}} al {{last}}: {{count, number}} personas',
  askedMore_one: '… y {{count, number}} persona más',
  askedMore_many: '… y {{count, number}} de personas más',
  askedMore_other: '… y {{count, number}} personas más',
  byCompany: 'Por empresa usuaria',
  staysBehind_one: '{{count, number}} fila se queda en la lista: esta confirmación no la asegura.',
  staysBehind_many: '{{count, number}} de filas se quedan en la lista: esta confirmación no las asegura.',
  staysBehind_other: '{{count, number}} filas se quedan en la lista: esta confirmación no las asegura.',
  headsOfPolicy: 'Personas cubiertas por esta póliza el {{day}}',
  shortfallKept:
    'Al saldo le faltan {{sum}}, así que aún no se puede confirmar. El borrador se conserva: recargue y ábralo desde el registro de cambios.',
  listNotHere:
    'El navegador no guarda números de identidad: para cambiar esta lista, elimine el borrador e introdúzcala de nuevo.',
  askFor: 'Pedir aprobación: {{what}}',
  approve: 'Aprobar: {{what}}',
  approvalAsks:
    'Su empresa trabaja con doble revisión: otro usuario aprueba lo que usted confirma. Hasta entonces no se cobra nada y nadie está cubierto.',
  approvalWaits: '{{name}} pidió la aprobación. Hasta que se dé, no se cobra nada y nadie está cubierto.',
  approvalOwn: 'Usted pidió esta aprobación: debe darla otro usuario con permiso para aprobar.',
  mayNotApprove:
    'Su cuenta no puede aprobar modificaciones: pídalo a un compañero que pueda, o al administrador.',
  sendBack: 'Devolver',
  sendBackWhy: 'Motivo de la devolución',
  sendBackYes: 'Devolver, no aprobar',
  sendBackNo: 'No devolver',
};
