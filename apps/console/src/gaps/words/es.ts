import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  title: 'Coberturas por revisar',
  purpose:
    'Quién queda sin cobertura tras este mes, quién se paga dos veces y quién superará pronto la edad que asegura su plan.',
  nothing:
    'Nadie queda sin cobertura, nadie está cubierto dos veces y nadie supera la edad de su plan en 30 días.',
  home: 'Ir al inicio',
  twice: 'Cubiertos dos veces',
  twiceCost_one:
    '{{count, number}} persona está cubierta dos veces desde mañana: {{sum}} se pagan por días que ya cubre otra póliza.',
  twiceCost_other:
    '{{count, number}} personas están cubiertas dos veces desde mañana: {{sum}} se pagan por días que ya cubre otra póliza.',
  twiceCost_many:
    '{{count, number}} personas están cubiertas dos veces desde mañana: {{sum}} se pagan por días que ya cubre otra póliza.',
  twiceMeans:
    'De dos coberturas del mismo ramo se marca la más barata. Lo que se devuelve se ve en la lista de bajas; nada termina hasta que la confirme.',
  days_one: '{{count, number}} día: {{first}}',
  days_other: '{{count, number}} días: del {{first}} al {{last}}',
  days_many: '{{count, number}} días: del {{first}} al {{last}}',
  spare: 'puede darse de baja',
  makeList_one: 'Crear una lista de bajas con {{count, number}} persona de {{policy}}',
  makeList_other: 'Crear una lista de bajas con {{count, number}} personas de {{policy}}',
  makeList_many: 'Crear una lista de bajas con {{count, number}} personas de {{policy}}',
  openList_one: 'Abrir la lista de bajas con {{count, number}} persona de {{policy}}',
  openList_other: 'Abrir la lista de bajas con {{count, number}} personas de {{policy}}',
  openList_many: 'Abrir la lista de bajas con {{count, number}} personas de {{policy}}',
  ageing: 'Pronto fuera de edad',
  ageingCount_one:
    '{{count, number}} persona supera la edad del plan o la superará en {{days, number}} días.',
  ageingCount_other:
    '{{count, number}} personas superan la edad del plan o la superarán en {{days, number}} días.',
  ageingCount_many:
    '{{count, number}} personas superan la edad del plan o la superarán en {{days, number}} días.',
  ageingMeans:
    'Siguen cubiertas hasta el día indicado y después no pueden renovarse en este plan. Busque un plan que asegure su edad, o a alguien que ocupe su lugar.',
  over: 'Mayor de {{oldest, number}} años',
  soon: 'Mayor de {{oldest, number}} años en {{days, number}} días',
  coveredTo: 'cubierta hasta {{end}}',
  gap: 'Sin cobertura después',
  gapCount_one: '{{count, number}} persona queda sin cobertura desde el {{day}}.',
  gapCount_many: '{{count, number}} personas quedan sin cobertura desde el {{day}}.',
  gapCount_other: '{{count, number}} personas quedan sin cobertura desde el {{day}}.',
  gapMeans:
    'Marque a quienes se han ido y ya no necesitan cobertura: la página de inicio no volverá a preguntar y su cobertura actual no cambia. Para los demás, renueve o cree una lista en la página de inicio.',
  gapNone: 'Nadie queda sin cobertura desde el {{day}}.',
  letGo_one: '{{count, number}} persona ya no necesita cobertura',
  letGo_many: '{{count, number}} personas ya no necesitan cobertura',
  letGo_other: '{{count, number}} personas ya no necesitan cobertura',
  letGoOf: '{{name}} {{number}}',
  seeLetGo_one: 'Ver {{count, number}} persona que ya no necesita cobertura',
  seeLetGo_many: 'Ver {{count, number}} personas que ya no necesitan cobertura',
  seeLetGo_other: 'Ver {{count, number}} personas que ya no necesitan cobertura',
  hideLetGo: 'Volver a quienes quedan sin cobertura',
  letGoTitle_one: '{{count, number}} persona ya no necesita cobertura',
  letGoTitle_many: '{{count, number}} personas ya no necesitan cobertura',
  letGoTitle_other: '{{count, number}} personas ya no necesitan cobertura',
  letGoBy: 'Indicado por',
  askAgain_one: 'Volver a preguntar por {{count, number}} persona',
  askAgain_many: 'Volver a preguntar por {{count, number}} personas',
  askAgain_other: 'Volver a preguntar por {{count, number}} personas',
  until: 'Cubierto hasta',
  person: 'Nombre',
  company: 'Empresa usuaria',
  policy: 'Póliza',
};
