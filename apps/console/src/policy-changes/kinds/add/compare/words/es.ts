import type { WordsIn } from '../../../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  title: 'Comparar con quienes tienen cobertura',
  purpose:
    '¿La lista nombra a todos los que trabajan allí ahora? Vea quién no tiene aún cobertura y quién la tiene y ya no figura.',
  company: 'De quién es la lista',
  named: 'Las empresas de la lista',
  compare: 'Comparar',
  again: 'Comparar de nuevo',
  noCompany: 'La lista no nombra ninguna empresa usuaria. Elija de cuál son sus trabajadores.',
  notSaved: 'La lista aún no está guardada y no se puede comparar. Inténtelo cuando lo esté.',
  changed: 'La lista ha cambiado desde entonces; así estaba antes.',
  coveredAt: '{{company}}: {{count, number}} con cobertura',
  covered_one: '{{count, number}} persona ya tiene cobertura',
  covered_other: '{{count, number}} ya tienen cobertura',
  covered_many: '{{count, number}} ya tienen cobertura',
  takeCovered_one: 'Quitar a esta persona de la lista',
  takeCovered_other: 'Quitar a estas {{count, number}} de la lista',
  takeCovered_many: 'Quitar a estas {{count, number}} de la lista',
  namedAlike_one:
    '{{count, number}} persona sin número se llama como alguien con cobertura; compruebe que es la misma',
  namedAlike_other:
    '{{count, number}} sin número se llaman como alguien con cobertura; compruebe que son las mismas',
  namedAlike_many:
    '{{count, number}} sin número se llaman como alguien con cobertura; compruebe que son las mismas',
  missing_one: '{{count, number}} persona sin cobertura, sigue en la lista',
  missing_other: '{{count, number}} sin cobertura, siguen en la lista',
  missing_many: '{{count, number}} sin cobertura, siguen en la lista',
  elsewhere_one: '{{count, number}} persona con cobertura en otra empresa usuaria',
  elsewhere_other: '{{count, number}} con cobertura en otra empresa usuaria',
  elsewhere_many: '{{count, number}} con cobertura en otra empresa usuaria',
  elsewhereHow: 'Para cambiar de empresa, delas de baja y de alta de nuevo.',
  unclear_one: '{{count, number}} fila no se puede comparar',
  unclear_other: '{{count, number}} filas no se pueden comparar',
  unclear_many: '{{count, number}} filas no se pueden comparar',
  why_number: 'sin número de identidad válido',
  why_name: 'el nombre o el número difiere del de alguien con cobertura',
  why_leaving: 'se está dando de baja',
  unlisted_one: '{{count, number}} persona tiene cobertura y no está en la lista',
  unlisted_other: '{{count, number}} tienen cobertura y no están en la lista',
  unlisted_many: '{{count, number}} tienen cobertura y no están en la lista',
  unlistedMany:
    'Son la mayoría de quienes tienen cobertura. Antes de dar de baja a nadie, compruebe que la lista nombra a todos.',
  unsure: 'Quienes no se pueden comparar pueden estar entre ellos: revise antes esas filas.',
  makeList_one: 'Crear una lista de baja de esta persona',
  makeList_other: 'Crear una lista de baja de estas {{count, number}}',
  makeList_many: 'Crear una lista de baja de estas {{count, number}}',
  goOn_one: 'Ir a la lista de bajas: {{count, number}} persona',
  goOn_other: 'Ir a la lista de bajas: {{count, number}} personas',
  goOn_many: 'Ir a la lista de bajas: {{count, number}} personas',
  more: 'y {{count, number}} más',
};
