import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  copyReply: 'Copiar respuesta',
  copied: 'Copiado: una respuesta para quien envió la lista.',
  covered_one: '{{count, number}} persona cubierta desde el {{from}} hasta el {{until}}, 24:00.',
  covered_many: '{{count, number}} personas cubiertas desde el {{from}} hasta el {{until}}, 24:00.',
  covered_other: '{{count, number}} personas cubiertas desde el {{from}} hasta el {{until}}, 24:00.',
  whenIssued_one:
    'Aún no es definitivo: {{count, number}} persona quedará cubierta desde el {{from}} hasta el {{until}}, 24:00, cuando la aseguradora haya emitido.',
  whenIssued_many:
    'Aún no es definitivo: {{count, number}} personas quedarán cubiertas desde el {{from}} hasta el {{until}}, 24:00, cuando la aseguradora haya emitido.',
  whenIssued_other:
    'Aún no es definitivo: {{count, number}} personas quedarán cubiertas desde el {{from}} hasta el {{until}}, 24:00, cuando la aseguradora haya emitido.',
  coveredUpTo_one: '{{count, number}} persona cubierta desde el {{from}} hasta el {{until}}, 24:00.',
  coveredUpTo_many:
    '{{count, number}} personas cubiertas desde el {{from}}, cada una hasta el último día que indica la lista: como tarde, el {{until}}, 24:00.',
  coveredUpTo_other:
    '{{count, number}} personas cubiertas desde el {{from}}, cada una hasta el último día que indica la lista: como tarde, el {{until}}, 24:00.',
  whenIssuedUpTo_one:
    'Aún no es definitivo: {{count, number}} persona quedará cubierta desde el {{from}} hasta el {{until}}, 24:00, cuando la aseguradora haya emitido.',
  whenIssuedUpTo_many:
    'Aún no es definitivo: {{count, number}} personas quedarán cubiertas desde el {{from}} cuando la aseguradora haya emitido, cada una hasta el último día que indica la lista: como tarde, el {{until}}, 24:00.',
  whenIssuedUpTo_other:
    'Aún no es definitivo: {{count, number}} personas quedarán cubiertas desde el {{from}} cuando la aseguradora haya emitido, cada una hasta el último día que indica la lista: como tarde, el {{until}}, 24:00.',
  withdrawn: 'Esta alta se retiró: no cubre a nadie.',
  void: 'Esta alta se anuló: no cubre a nadie.',
  notCovered_one: '{{count, number}} persona NO está cubierta:',
  notCovered_many: '{{count, number}} personas NO están cubiertas:',
  notCovered_other: '{{count, number}} personas NO están cubiertas:',
  person: '{{name}} ({{last4}})',
  separator: ', ',
  why: '{{person}}: {{why}}',
  ended: '{{why}} (con cobertura hasta el {{time}}; después, NO)',
  more_one: '… y {{count, number}} más',
  more_many: '… y {{count, number}} más',
  more_other: '… y {{count, number}} más',
  twice_one: '{{count, number}} fila de la lista nombra a alguien ya cubierto; nadie se añadió dos veces.',
  twice_many:
    '{{count, number}} filas de la lista nombran a personas ya cubiertas; nadie se añadió dos veces.',
  twice_other:
    '{{count, number}} filas de la lista nombran a personas ya cubiertas; nadie se añadió dos veces.',
};
