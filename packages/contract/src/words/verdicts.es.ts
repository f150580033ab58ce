import { working_age_min, type VerdictWords } from './verdicts.en.ts';
import { daysIn, sayIn, sexesIn } from './say.ts';
import { yuan } from './yuan.ts';

const say = /* @__PURE__ */ sayIn('es');
const dates = /* @__PURE__ */ daysIn('es');
const inWords = /* @__PURE__ */ sexesIn({ male: 'hombre', female: 'mujer' });

export const spanish: VerdictWords = {
  INTENT_LEAVE: ({ words }) =>
    say`La lista dice «${words}»: esta persona se va y no se añade; pulse «Añadir de todos modos» solo si hay que asegurarla.`,
  INTENT_WAIT: ({ words }) =>
    say`La lista dice «${words}»: todavía no hay que asegurar a esta persona; pulse «Añadir de todos modos» cuando sí.`,
  INTENT_REPLACE: ({ words, of }) =>
    say`La lista dice «${words}»: esta persona ocupa el lugar de ${of || 'otra'}; pulse «Añadir de todos modos» para asegurarla y dé de baja a la otra aparte.`,
  INTENT_CORRECT: ({ words, of }) =>
    say`La lista dice «${words}»: corrige lo enviado antes${of ? say` de ${of}` : ''}; pulse «Añadir de todos modos» solo si la persona aún no está asegurada.`,
  INTENT_AGAIN: ({ words }) =>
    say`La lista dice «${words}»: esta persona ya se envió; pulse «Añadir de todos modos» solo si aún no está asegurada.`,
  INTENT_UNCLEAR: ({ words }) =>
    say`La lista dice «${words}», que no aclara si hay que asegurar a esta persona: pregunte a quien la escribió o pulse «Añadir de todos modos».`,
  INTENT_STAYS: ({ words }) =>
    words === ''
      ? 'La lista dice de otros que se van, pero no de esta persona: pregunte a quien la escribió o pulse «Dar de baja de todos modos».'
      : say`La lista dice «${words}», que no aclara si esta persona se va: pregunte a quien la escribió o pulse «Dar de baja de todos modos».`,
  INTENT_START: ({ words }) =>
    words === ''
      ? 'La lista dice que esta persona empieza, lo que una baja no tramita; pulse «Dar de baja de todos modos» solo si debe darse de baja.'
      : say`La lista dice «${words}»: esta persona empieza, lo que una baja no tramita; pulse «Dar de baja de todos modos» solo si debe darse de baja.`,
  INTENT_OUT: ({ words }) =>
    words === ''
      ? 'Se deja fuera, y la respuesta lo dice. Vuelva a incluir a esta persona para tramitarla.'
      : say`Se deja fuera, y la respuesta lo dice con sus palabras: «${words}». Vuelva a incluir a esta persona para tramitarla.`,
  DOUBT: ({ words, others }) =>
    others === ''
      ? say`Leído de «${inWords(words)}»: compruebe que es correcto o escríbalo de nuevo.`
      : say`Leído de «${inWords(words)}», que también puede significar ${inWords(others)}: compruebe cuál es correcto o escríbalo de nuevo.`,
  NAME: () =>
    'No es un nombre completo: escriba de 2 a 25 caracteres chinos, o letras latinas, como en el documento.',
  ID_EXCEL_NUMBER: ({ kept }) =>
    say`La hoja de cálculo trató este número de identidad como una cantidad y solo conserva ${kept}: dé formato de texto a la columna y escríbalo de nuevo según el documento.`,
  ID_FORMAT: () =>
    'El número de identidad tiene 18 caracteres, cifras con una cifra o X al final: escríbalo de nuevo según el documento y dé formato de texto a la columna de Excel; si es otro documento, elija su tipo.',
  ID_TYPE: () =>
    'Por el número no se sabe de qué documento es, o no corresponde al elegido: elija el tipo de documento y compare el número con el documento.',
  ID_REGION: () =>
    'Las primeras cifras del número de identidad no corresponden a ninguna región de China: compárelas con el documento.',
  ID_BIRTH: () =>
    'La fecha de nacimiento del número de identidad no existe o no es posible: compárela con el documento.',
  ID_CHECKSUM: () =>
    'La cifra de control del número de identidad no es correcta: hay un error en una cifra o en la fecha de nacimiento; compárelo con el documento.',
  ID_ENDS_000: () =>
    'El número termina en 000, como los que daña una hoja de cálculo: compare las últimas cifras con el documento.',
  ID_CUT_SHORT: () =>
    'Un número de pasaporte solo de cifras y con más de nueve puede ser un número de identidad incompleto: compárelo con el documento.',
  ID15_CONVERTED: () =>
    'El número de identidad antiguo de 15 cifras se ha convertido a 18 caracteres: compárelo con el documento actual.',
  BIRTHDAY_NEEDED: () =>
    'El número de este documento no indica la fecha de nacimiento: escríbala según el documento, como AAAA-MM-DD.',
  GENDER_NEEDED: () => 'El número de este documento no indica el sexo: elíjalo según el documento.',
  BIRTHDAY_DIFFERS: () =>
    'La fecha de nacimiento escrita no coincide con la del número de identidad, que es la que cuenta: compárelas con el documento y corrija la equivocada.',
  GENDER_DIFFERS: () =>
    'El sexo escrito no coincide con el del número de identidad, que es el que cuenta: compárelos con el documento y corrija el equivocado.',
  ID_NAME_MISMATCH: (detail) =>
    'row_no' in detail
      ? say`Este número de identidad figura en la fila ${detail.row_no} con el nombre ${detail.name} y ninguna de las dos se puede asegurar: compare los documentos y corrija el número erróneo, o escriba el mismo nombre si es una sola persona.`
      : say`Este número de identidad es de ${detail.name} (con cobertura en ${detail.work_company}) y la persona de esta fila NO está cubierta: compárelo con el documento y corrija el número, o el nombre si es la misma persona.`,
  NAME_CHANGED: ({ name, to }) =>
    say`Este número de identidad consta como ${name} (con cobertura hasta el ${dates.end(to)}): compárelo con el documento. Si conserva la fila, la persona llevará desde ahora este nombre.`,
  AGE_LOW: ({ age, age_min }) =>
    age < working_age_min
      ? say`Tiene ${age} años: emplear a menores de ${working_age_min} años es trabajo infantil e ilegal, y no se les puede asegurar; revise el número de identidad y la fecha de efecto.`
      : say`Tiene ${age} años, menos de los ${age_min} que exige este plan: revise el número de identidad o elija otro plan.`,
  AGE_HIGH: ({ age, age_max }) =>
    say`Tiene ${age} años, más de los ${age_max} que admite este plan: revise el número de identidad o elija otro plan.`,
  AGE_OVERBAND: ({ age, age_max }) =>
    say`Tiene ${age} años y supera la edad límite de este plan, ${age_max}: elija un plan que cubra a trabajadores de más edad.`,
  MINOR_WORKER: ({ age }) =>
    say`Tiene ${age} años y es menor de edad: regístrelo, solicite su examen médico y no le asigne minería, sustancias tóxicas, alturas ni el esfuerzo físico más intenso.`,
  RETIREMENT_AGE: ({ age }) =>
    say`Tiene ${age} años y puede haber superado la edad de jubilación: quizá no le admita el seguro de accidentes de trabajo; compruebe si esta es su única cobertura.`,
  DUP_ROW: ({ row_no }) => say`La misma persona figura en la fila ${row_no}: elimine una de las dos filas.`,
  DUP_POLICY: ({ from, to }) =>
    say`Ya está cubierto en esta póliza del ${dates.day(from)} al ${dates.end(to)}: elimine esta fila o elija una fecha de efecto posterior.`,
  DUP_INSURER: ({ from, to, policy_no }) =>
    say`Esta aseguradora ya cubre a la persona en la póliza ${policy_no} del ${dates.day(from)} al ${dates.end(to)} y no asegura a nadie dos veces: elimine esta fila o elija una fecha de efecto posterior.`,
  DUP_OTHER: ({ from, to, policy_no }) =>
    say`La póliza ${policy_no} también cubre a esta persona, del ${dates.day(from)} al ${dates.end(to)}, y esos días se pagan dos veces: conserve la fila solo si es lo que desea.`,
  GAP: ({ from, to, days }) =>
    say`Sin cobertura del ${dates.day(from)} al ${dates.day(to)} (días: ${days}): si trabaja en esas fechas, elija una fecha de efecto anterior cuando sea posible.`,
  WC_REMEMBERED: ({ words, name }) =>
    say`Recordado: «${words}» es ${name}, como se asignó antes. Si no es así, pulse «Olvidar».`,
  WC_UNKNOWN: () => 'No ha elegido la empresa usuaria o no figura entre las suyas: elija una de la lista.',
  WC_PENDING: () => 'Esta empresa usuaria todavía no está aprobada: espere su aprobación o elija otra.',
  WC_DISABLED: () =>
    'Esta empresa usuaria está desactivada: elija otra o pida a su gestor de servicio que la active.',
  OCC_REMEMBERED: ({ words, name }) =>
    say`Recordado: «${words}» es ${name}, como se asignó antes. Si no es así, pulse «Olvidar».`,
  OCC_UNKNOWN: () => 'No ha elegido la ocupación o no figura en la tabla: elija una de la lista.',
  OCC_NOT_ALLOWED: () =>
    'Esta ocupación no está aprobada para esta empresa usuaria: elija una aprobada o solicite que se añada.',
  OCC_SERIES: () =>
    'Esta ocupación pertenece a una serie distinta de la del plan de esta póliza: elíjala de nuevo en la lista de la póliza.',
  OCC_CLASS: ({ category }) =>
    say`Este plan no cubre a esta persona en un trabajo de clase ${category}: revise la ocupación o elija otro plan.`,
  DATE_PAST: ({ earliest_start_date }) =>
    say`La fecha de efecto ya ha pasado y la cobertura nunca es retroactiva: elija el ${earliest_start_date} o una fecha posterior.`,
  DATE_CUTOFF: ({ earliest_start_date }) =>
    say`La hora límite para esta fecha de efecto ya ha pasado: elija el ${earliest_start_date} o una fecha posterior.`,
  DATE_BEYOND_POLICY: ({ from, to, start }) =>
    start !== undefined && start > to
      ? say`La fecha de efecto ${start} es posterior a lo que permite esta póliza, del ${from} al ${to}: asegure a esta persona en la póliza de ese día.`
      : say`La fecha de efecto está fuera de lo que permite la póliza: elija un día del ${from} al ${to}.`,
  DATE_END: ({ from, to }) =>
    from === to
      ? say`Aquí la cobertura termina con la póliza, el ${dates.end(to)}: deje vacía la fecha final.`
      : say`El último día cubierto debe estar entre el ${dates.day(from)} y el ${dates.day(to)}: cámbielo o déjelo vacío para cubrir hasta el fin de la póliza.`,
  BLACKLIST: () =>
    'Esta persona está bloqueada y no se la puede asegurar: elimine la fila o pregunte el motivo a su gestor de servicio.',
  MOBILE: () => 'Un móvil tiene 11 cifras y empieza por 13 a 19: corríjalo o deje la celda vacía.',
  NOT_INSURED: ({ near, namesakes = 0, policy_no }) =>
    policy_no
      ? say`Tiene cobertura en la póliza ${policy_no}, no en esta.`
      : namesakes > 0
        ? 'Hay una persona con este nombre con cobertura, pero con otro número: compruebe el número o elija a quien se va.'
        : say`Nadie con este nombre o número tiene cobertura ahora en esta póliza, o ya fue dado de baja${near === '' ? '' : say`; con cobertura están ${near}`}: compruebe el nombre, el número y la póliza.`,
  AMBIGUOUS: ({ count }) =>
    say`${count} personas con cobertura se llaman así: elija a la que se va o añada los cuatro últimos dígitos del número.`,
  OFF_OTHER_NAME: ({ name, work_company }) =>
    say`Este número es de ${name} (con cobertura en ${work_company}), no de quien figura en esta fila: pregunte quién se va y corrija el nombre o el número.`,
  OFF_OTHER_COMPANY: ({ written, work_company }) =>
    say`La lista dice «${written}», y la única persona con este nombre tiene cobertura en «${work_company}»: compruebe que es la misma; si lo es, tome la empresa donde tiene cobertura.`,
  OFF_NAMESAKE_LEFT: ({ change_no }) =>
    say`El cambio ${change_no} dio de baja hace poco a otra persona con este nombre, y la lista puede referirse a ella: elija quién se va ahora o añada las cuatro últimas cifras del número.`,
  OFF_STAYS_COVERED: ({ work_company, from, to }) =>
    say`Esta persona también tiene cobertura en «${work_company}» (del ${from} al ${to}); la lista solo habla de la empresa de esta fila, así que esa cobertura se mantiene. Para terminarla también, vacíe la empresa de esta fila.`,
  OFF_GOES_ON: ({ policy_no, from, to }) =>
    say`La póliza ${policy_no} también cubre a esta persona (${from} a ${to}) y este cambio no la toca: haga lo mismo en esa póliza.`,
  OFF_TOOK_PLACE: ({ change_no, from }) =>
    say`El cambio ${change_no} puso a esta persona en el lugar de otra desde el ${from}, y darla de baja no devuelve la cobertura a la otra: deshaga ese cambio mientras se pueda o dé de alta a quien deba estar asegurado.`,
  BEING_REMOVED: ({ change_no }) =>
    say`El cambio ${change_no} está dando de baja a esta persona y la aseguradora aún no ha respondido: deshaga ese cambio o dé de alta a la persona cuando haya respuesta.`,
  ALREADY_PENDING_OFF: ({ change_no }) =>
    say`El cambio ${change_no} ya termina esta cobertura. Si traslada a la persona, sigue cubierta tras el traslado: elija esa cobertura para darla de baja. Si la da de baja o la sustituye, quite la fila; solo cabe otra fecha si deshace ese cambio antes de que lo reciba la aseguradora.`,
  OFF_DATE_EARLY: ({ earliest_off_date }) =>
    say`La cobertura puede terminar desde el ${earliest_off_date} como muy pronto, pues ningún día empezado se devuelve: tome ese día.`,
  OFF_DATE_PASSED: ({ said, last_day }) =>
    say`La lista dice que el último día fue el ${said}, que ya pasó: la cobertura nunca termina en el pasado; termina el ${dates.end(last_day)}.`,
  OFF_DATE_LATE: ({ last_day }) =>
    say`Esta cobertura termina por sí sola el ${dates.end(last_day)}: tome un día anterior o quite la fila.`,
  PAIR_UNBALANCED: ({ missing }) =>
    missing === 'leaver'
      ? 'No se indica a quién sustituye esta persona: indique quién sale, o quite la fila y haga un alta.'
      : 'No se indica quién ocupa la plaza: indique quién entra, o quite la fila y haga una baja.',
  REPLACE_SEVERAL: ({ count }) =>
    say`Esta persona tiene ${count} coberturas en la póliza: elija aquella cuya plaza se ocupa.`,
  REPLACE_QUOTA: ({ per, limit, refund_fen, premium_fen }) =>
    say`${per === 'seat' ? 'Esta plaza' : 'Esta póliza'} admite ${limit} sustituciones al mes, y ya se han usado${premium_fen === undefined ? '' : say`; con una baja y un alta se devuelven ¥${yuan(refund_fen)} y se pagan ¥${yuan(premium_fen)}`}.`,
  REPLACE_SERVED: ({ served_days }) =>
    say`Una persona está cubierta al menos ${served_days} días antes de que otra ocupe su plaza: elija un día posterior, o haga una baja y un alta.`,
  REPLACE_CLASS: ({ category }) =>
    say`La plaza es de un trabajo de clase ${category}, y este plan solo admite la misma clase: revise la ocupación, o haga una baja y un alta.`,
  REPLACE_COMPANY: ({ work_company }) =>
    say`La plaza es de «${work_company}», y este plan solo admite a sus trabajadores: revise la empresa usuaria, o haga una baja y un alta.`,
  TRANSFER_PENDING: ({ change_no }) =>
    say`La modificación ${change_no} ya traslada a esta persona y la aseguradora no ha respondido: espere la respuesta o deshaga esa modificación.`,
  TRANSFER_SAME: () =>
    'Esta persona ya trabaja allí con esa ocupación: elija otra empresa usuaria u ocupación, o quite la fila.',
  CORRECTION_PENDING: ({ change_no }) =>
    say`La corrección ${change_no} de esta persona está en curso y la aseguradora no ha respondido: espere la respuesta o deshaga esa corrección.`,
  CORRECT_WAITS: ({ change_no }) =>
    say`La modificación ${change_no} de esta persona está en curso y la aseguradora no ha respondido: espere la respuesta o deshaga esa modificación, y corrija después.`,
  CORRECT_BOTH: ({ change_no }) =>
    say`La corrección ${change_no} ya corrigió el otro dato. Con otro nombre y otro número sería otra persona: para eso, sustitúyala.`,
  CORRECT_ELSEWHERE: ({ policy_no }) =>
    say`La póliza ${policy_no} también cubre a esta persona y su aseguradora la conoce por el número actual: dela de baja allí, corrija aquí el número y vuelva a darla de alta allí.`,
  CORRECT_TAKEN: () =>
    'Es el número de otra persona de su empresa: compárelo con el documento. Dos personas no pueden tener el mismo número.',
  CORRECT_PRICE: ({ age }) =>
    say`Según este número, la persona tiene ${age} años y otro precio, que una corrección no puede cambiar: dela de baja y de alta de nuevo.`,
  CORRECT_SAME: () => 'Es lo que ya consta: escriba cómo debe quedar.',
};
