import type { WordsIn } from '../../../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  leaves_one: '{{count, number}} persona de baja: cubierta hasta {{until}}, después SIN cobertura:',
  leaves_other: '{{count, number}} personas de baja: cubiertas hasta {{until}}, después SIN cobertura:',
  leaves_many: '{{count, number}} personas de baja: cubiertas hasta {{until}}, después SIN cobertura:',
  neverBegins_one:
    '{{count, number}} persona de baja antes de que empiece su cobertura: SIN cobertura alguna:',
  neverBegins_other:
    '{{count, number}} personas de baja antes de que empiece su cobertura: SIN cobertura alguna:',
  neverBegins_many:
    '{{count, number}} personas de baja antes de que empiece su cobertura: SIN cobertura alguna:',
  later_one:
    'Para {{count, number}} de ellas la cobertura termina después del día que indicó, pues ningún día empezado se devuelve:',
  later_many:
    'Para {{count, number}} de ellas la cobertura termina después del día que indicó, pues ningún día empezado se devuelve:',
  later_other:
    'Para {{count, number}} de ellas la cobertura termina después del día que indicó, pues ningún día empezado se devuelve:',
  laterThanSaid: 'indicó el {{asked}} como último día; cobertura hasta el {{until}}',
  open: 'La aseguradora aún no lo ha emitido; quien no acepte dar de baja sigue cubierto, y se lo diremos.',
  withdrawn: 'Esta baja se deshizo: todos siguen cubiertos como antes.',
  void: 'Esta baja se anuló: todos siguen cubiertos como antes.',
  stays_one: '{{count, number}} persona SIGUE cubierta, la aseguradora no aceptó la baja:',
  stays_other: '{{count, number}} personas SIGUEN cubiertas, la aseguradora no aceptó la baja:',
  stays_many: '{{count, number}} personas SIGUEN cubiertas, la aseguradora no aceptó la baja:',
  coveredUntil: 'cobertura hasta {{until}}',
  notTaken_one: '{{count, number}} persona NO se dio de baja:',
  notTaken_other: '{{count, number}} personas NO se dieron de baja:',
  notTaken_many: '{{count, number}} personas NO se dieron de baja:',
  notFound:
    'no encontramos a nadie cubierto por esta póliza con este nombre o número, envíe el número completo',
  notFoundNear:
    'no encontramos a nadie cubierto por esta póliza con este nombre o número; ¿se refiere a {{near}}? Envíe el número completo',
  ambiguous_one: '{{count, number}} persona cubierta se llama así, envíe el número de identidad',
  ambiguous_other: '{{count, number}} personas cubiertas se llaman así, envíe el número de identidad',
  ambiguous_many: '{{count, number}} personas cubiertas se llaman así, envíe el número de identidad',
  pending: 'ya se está dando de baja, no hace falta enviarlo otra vez',
  early: 'la cobertura puede terminar el {{first}} como muy pronto y nunca antes, confírmelo',
  late: 'la cobertura termina antes del día indicado, el {{until}}; confírmelo',
  leftOut: 'lo hemos dejado fuera, no se dio de baja',
  leftOutFor: 'lo hemos dejado fuera, no se dio de baja: {{words}}',
  twice: 'aparece más de una vez en la lista',
  otherNumber:
    'hay una persona cubierta con este nombre, pero con otro número, compruébelo y envíe el número completo',
  numberOfSomebody:
    'este número es de una persona con otro nombre, envíe el nombre y el número completo de quien se va',
  numberOfOther: 'este número es de {{name}}, díganos cuál de las dos se va',
  elsewhere:
    'quien está cubierto con este nombre trabaja en otra empresa, no en «{{written}}», compruebe la empresa o envíe el número completo',
  keptAsSaid: 'no se dio de baja, como escribió: «{{words}}»',
  notSaid: 'no se dice que se vaya, no se dio de baja; díganos claramente si debemos hacerlo',
  notSaidIn:
    'escribió «{{words}}», no que esta persona se vaya, y no se dio de baja; díganos claramente si debemos hacerlo',
  notClearIn:
    'escribió «{{words}}», que no deja claro si esta persona se va ni qué día; no se dio de baja, indíquelo con claridad',
  ask: 'hay que comprobarlo, consúltenos',
};
