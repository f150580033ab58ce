import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  writeReply: 'Escribir respuesta',
  reply: 'Respuesta',
  wholeList: 'La lista entera',
  copiedMark: 'copiada',
  replyMoved: 'Algo ha cambiado desde que se escribió. Se ha escrito de nuevo y no se copió: léala otra vez.',
  copyReply: 'Copiar respuesta',
  copied: 'Copiado: una respuesta para quien envió la lista.',
  later_one:
    '{{count, number}} de ellas empieza más tarde de lo que dice la lista; antes no tiene esta cobertura, confírmelo por favor:',
  later_many:
    '{{count, number}} de ellas empiezan más tarde de lo que dice la lista; antes no tienen esta cobertura, confírmelo por favor:',
  later_other:
    '{{count, number}} de ellas empiezan más tarde de lo que dice la lista; antes no tienen esta cobertura, confírmelo por favor:',
  laterThanAsked: 'la lista dice desde el {{asked}}, con cobertura desde el {{from}}',
  covered_one: '{{count, number}} persona cubierta desde el {{from}} hasta el {{until}}.',
  covered_many: '{{count, number}} personas cubiertas desde el {{from}} hasta el {{until}}.',
  covered_other: '{{count, number}} personas cubiertas desde el {{from}} hasta el {{until}}.',
  whenIssued_one:
    'Aún no es definitivo: {{count, number}} persona quedará cubierta desde el {{from}} hasta el {{until}}, cuando la aseguradora haya emitido.',
  whenIssued_many:
    'Aún no es definitivo: {{count, number}} personas quedarán cubiertas desde el {{from}} hasta el {{until}}, cuando la aseguradora haya emitido.',
  whenIssued_other:
    'Aún no es definitivo: {{count, number}} personas quedarán cubiertas desde el {{from}} hasta el {{until}}, cuando la aseguradora haya emitido.',
  coveredUpTo_one: '{{count, number}} persona cubierta desde el {{from}} hasta el {{until}}.',
  coveredUpTo_many:
    '{{count, number}} personas cubiertas desde el {{from}}, cada una hasta el último día que indica la lista: como tarde, el {{until}}.',
  coveredUpTo_other:
    '{{count, number}} personas cubiertas desde el {{from}}, cada una hasta el último día que indica la lista: como tarde, el {{until}}.',
  whenIssuedUpTo_one:
    'Aún no es definitivo: {{count, number}} persona quedará cubierta desde el {{from}} hasta el {{until}}, cuando la aseguradora haya emitido.',
  whenIssuedUpTo_many:
    'Aún no es definitivo: {{count, number}} personas quedarán cubiertas desde el {{from}} cuando la aseguradora haya emitido, cada una hasta el último día que indica la lista: como tarde, el {{until}}.',
  whenIssuedUpTo_other:
    'Aún no es definitivo: {{count, number}} personas quedarán cubiertas desde el {{from}} cuando la aseguradora haya emitido, cada una hasta el último día que indica la lista: como tarde, el {{until}}.',
  withdrawn: 'Esta alta se retiró: no cubre a nadie.',
  void: 'Esta alta se anuló: no cubre a nadie.',
  notCovered_one: '{{count, number}} persona NO está cubierta:',
  notCovered_many: '{{count, number}} personas NO están cubiertas:',
  notCovered_other: '{{count, number}} personas NO están cubiertas:',
  notThisTime_one: '{{count, number}} persona no se añadió esta vez:',
  notThisTime_many: '{{count, number}} personas no se añadieron esta vez:',
  notThisTime_other: '{{count, number}} personas no se añadieron esta vez:',
  notAdded_one: '{{count, number}} persona no se añadió esta vez; si tiene otra cobertura, se indica:',
  notAdded_many: '{{count, number}} personas no se añadieron esta vez; si tienen otra cobertura, se indica:',
  notAdded_other: '{{count, number}} personas no se añadieron esta vez; si tienen otra cobertura, se indica:',
  settled_one: '{{count, number}} persona se va o la dejamos fuera, y no se añadió:',
  settled_many: '{{count, number}} de personas se van o las dejamos fuera, y no se añadieron:',
  settled_other: '{{count, number}} personas se van o las dejamos fuera, y no se añadieron:',
  repeats: 'Más de una vez en la lista, aseguradas una vez: {{names}}',
  leaving_one:
    '{{count, number}} persona se va según la lista, sin número, y su nombre no indica a una sola persona cubierta; no se dio de baja a nadie, envíe el número:',
  leaving_many:
    '{{count, number}} personas se van según la lista, sin número, y su nombre no indica a una sola persona cubierta; no se dio de baja a nadie, envíe los números:',
  leaving_other:
    '{{count, number}} personas se van según la lista, sin número, y su nombre no indica a una sola persona cubierta; no se dio de baja a nadie, envíe los números:',
  person: '{{name}} ({{last4}})',
  nameless: '(sin nombre)',
  unreadable: '{{name}} (sin número legible)',
  atCompany: '{{company}}: {{heads, number}}',
  alsoWhy: '; ',
  moreCovered_one: '… y {{count, number}} más ya cubierto',
  moreCovered_many: '… y {{count, number}} más ya cubiertos',
  moreCovered_other: '… y {{count, number}} más ya cubiertos',
  askName: 'el nombre no está completo, envíelo como figura en el documento',
  askNumber: 'el número de identidad es erróneo, compárelo con el documento y envíe el número entero',
  numberMissing:
    'no se recibió ningún número de identidad legible; envíe el número entero o una foto del documento',
  numberRuined:
    'la hoja de cálculo dañó el número de identidad, envíe el número entero o una foto del documento',
  numberOfOther: 'este número de identidad es de {{name}} ({{company}}), envíe el de esta persona',
  numberOfTwo: 'en la lista {{name}} tiene el mismo número, compruebe ambos documentos y envíe los dos',
  askDocument: 'no es un número de identidad, diga de qué documento es y envíe el número entero',
  askBirthday: 'envíe la fecha de nacimiento',
  askGender: 'indique el sexo',
  ageOutside: 'tiene {{age}} años y este seguro no lo admite; si el número es erróneo, envíelo de nuevo',
  writtenTwice: 'figura más de una vez en la lista',
  coveredPartly: 'solo con cobertura del {{from}} al {{to}}, no los demás días',
  askCompany: 'no está clara la empresa usuaria, envíe su nombre completo',
  companyClosed: 'en esta empresa usuaria aún no se puede asegurar, que no trabaje hasta que avisemos',
  workUnknown:
    '«{{work}}» no corresponde con certeza a ninguna ocupación de las nuestras; diga qué hace la persona',
  askWork:
    'falta el trabajo o no corresponde con certeza a ninguno de los nuestros, diga qué hace la persona',
  workOutside: 'este trabajo no se puede asegurar aquí, diga qué hace realmente la persona',
  workNotListed: 'este trabajo no está registrado en la empresa usuaria, compruebe qué hace allí la persona',
  startPast:
    'el primer día pedido ya no se puede asegurar, la cobertura no es retroactiva; puede empezar el {{first}} como pronto y antes no hay ninguna, confírmelo',
  startLate:
    'el primer día pedido llega demasiado pronto para asegurarlo; la cobertura puede empezar el {{first}} como pronto y antes no hay ninguna, confírmelo',
  startElsewhere:
    'la lista indica el {{start}} como primer día, fuera de los días que esta póliza aún puede asegurar (del {{from}} al {{to}}): no se añadió a ella',
  startUnclear: 'el primer día de trabajo no se entiende, envíe el día (del {{from}} al {{to}})',
  askEnd: 'el último día de trabajo no cabe en lo que se puede asegurar (del {{from}} al {{to}}); confírmelo',
  beingRemoved: 'todavía no se puede dar de alta: se está tramitando su baja',
  blocked: 'por ahora no se puede asegurar, que no trabaje y póngase en contacto con nosotros',
  askMobile: 'el móvil es erróneo, envíelo de nuevo',
  askAnyway: 'hay que comprobarlo, póngase en contacto con nosotros',
  chooseCompany: 'Una respuesta para cada empresa usuaria; la lista entera va al final:',
  ofCompany: '{{company}}:',
  andMore_one: '{{names}} y {{count, number}} más',
  andMore_many: '{{names}} y {{count, number}} más',
  andMore_other: '{{names}} y {{count, number}} más',
  copiedAll: 'Copiado: una respuesta sobre toda la lista.',
  none: 'Por ahora no se pudo asegurar a nadie de esta lista.',
  noCompany: 'Sin empresa usuaria',
  copiedFor: 'Copiado: una respuesta para {{company}}.',
  numberOfSomebody: 'este número de identidad es de otra persona, envíe el de esta persona',
  companyUnknown: '«{{company}}» no está entre nuestras empresas usuarias, compruebe su nombre completo',
  wroteLeave: 'usted escribió «{{words}}»: no se añadió',
  wroteWait: 'usted escribió «{{words}}»: espera, no se añadió; escriba de nuevo cuando pueda empezar',
  wroteReplace:
    'usted escribió «{{words}}»: sustituye a alguien, no se añadió; diga claramente si hay que añadir',
  wroteReplaceOf:
    'usted escribió «{{words}}»: sustituye a {{of}}, no se añadió y {{of}} no se dio de baja; diga claramente si hay que añadir',
  wroteCorrect: 'usted escribió «{{words}}»: una corrección, no se añadió; la revisamos a mano',
  wroteAgain:
    'usted escribió «{{words}}»: no se añadió; no hallamos cobertura de esta persona, diga claramente si hay que añadir',
  leftOut: 'lo hemos dejado fuera, no añadido',
  leftOutFor: 'lo hemos dejado fuera, no añadido: {{words}}',
  wroteUnclear: 'usted escribió «{{words}}»; diga si hay que asegurar a esta persona',
  wroteDoubt: '«{{words}}» se puede leer de más de una manera, {{ask}}',
  askPerson: 'envíe de nuevo el nombre y el número',
  askDay: 'indique la fecha',
  askWorkType: 'indique la ocupación',
  askCompanyName: 'indique la empresa usuaria',
  askMobileAgain: 'envíe de nuevo el móvil',
  hasCoverElsewhere:
    'con cobertura desde el {{from}} hasta el {{until}}, pero para otra empresa usuaria, no para esta',
  foundByName: 'una persona cubierta tiene este nombre: {{said}}',
  coverOpen: 'no podemos saber si ya tiene cobertura',
  hasCover: 'con cobertura desde el {{from}} hasta el {{until}}',
  quoted: 'usted escribió «{{words}}»',
  stillCovered: 'con cobertura desde el {{from}} hasta el {{until}}; esta lista no la dio de baja',
  separator: ', ',
  why: '{{person}}: {{why}}',
  ended: '{{why}} (con cobertura hasta el {{time}}; después, NO)',
  more_one: '… y {{count, number}} más',
  more_many: '… y {{count, number}} más',
  more_other: '… y {{count, number}} más',
  twice_one: '{{count, number}} persona de la lista ya tiene cobertura; nadie se añadió dos veces:',
  twice_many: '{{count, number}} personas de la lista ya tienen cobertura; nadie se añadió dos veces:',
  twice_other: '{{count, number}} personas de la lista ya tienen cobertura; nadie se añadió dos veces:',
};
