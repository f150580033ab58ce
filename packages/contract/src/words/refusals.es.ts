import type { RefusalWords } from './refusals.en.ts';
import { yuan } from './yuan.ts';
import { sayIn } from './say.ts';

const say = /* @__PURE__ */ sayIn('es');

export const spanish: RefusalWords = {
  AUTH: () => 'Inicie sesión de nuevo.',
  TOKEN_UNKNOWN: () => 'No reconocemos esta sesión. Inicie sesión de nuevo.',
  SIGNED_IN_ELSEWHERE: () =>
    'Esta sesión se cerró porque usted inició sesión o cambió su contraseña en otro lugar. Inicie sesión de nuevo.',
  SIGN_IN_WITHDRAWN: () =>
    'Un administrador ha cerrado esta sesión: su cuenta, o su acceso a esta empresa, está desactivada. Consulte a su administrador.',
  TOKEN_EXPIRED: () =>
    'Ha estado ausente demasiado tiempo. Inicie sesión de nuevo; lo que había escrito se conserva.',
  LOGIN_FAIL: () => 'El usuario o la contraseña no son correctos. Revíselos e inténtelo de nuevo.',
  CAPTCHA: () =>
    'Tras varias contraseñas incorrectas, el navegador debe resolver antes un cálculo, y este intento llegó sin resolverlo. La contraseña no se comprobó. Pulse de nuevo o espere un minuto.',
  FORBIDDEN: () => 'Su cuenta no tiene permiso para hacer esto. Solicítelo a su administrador.',
  NO_ENTERPRISE: () => 'Todavía no tiene ninguna empresa. Añada una y espere a que se apruebe.',
  ENTERPRISE_MISMATCH: () =>
    'Esta página pertenece a una empresa distinta de la de su sesión. Vuelva a cargar la página.',
  ENTERPRISE_FROZEN: () =>
    'Esta empresa está bloqueada y por ahora no admite modificaciones. Llame a su gestor de servicio.',
  ENTERPRISE_EXPIRED: () => 'El servicio de esta empresa ha vencido. Renuévelo para continuar.',
  NOT_ACTIVATED: ({ status }) =>
    status === 1
      ? 'Complete primero la verificación de identidad.'
      : status === 2
        ? 'Firme primero el acuerdo de servicios de TI.'
        : 'Firme primero el compromiso de apertura.',
  VALIDATION: ({ fields }) => say`Revise lo siguiente: ${fields.join(', ')}.`,
  NOT_FOUND: () => 'Este registro no existe. Es posible que se haya eliminado; vuelva a la lista.',
  UNKNOWN_PATH: () => 'Esta dirección no existe.',
  TOO_LARGE: ({ limit_mb }) => say`El contenido supera los ${limit_mb} MB. Divídalo y envíe las partes.`,
  MEDIA_TYPE: () =>
    'Envíe JSON, con el tipo de contenido application/json; un archivo, como application/octet-stream.',
  RATE_LIMIT: ({ retry_after_s }) =>
    say`Demasiados intentos. Espere ${retry_after_s} s e inténtelo de nuevo.`,
  TOO_MANY_AT_ONCE: ({ whose, retry_after_s }) =>
    say`En este momento se están atendiendo demasiadas peticiones ${{ user: 'suyas', enterprise: 'de su empresa', address: 'de su red' }[whose]}. Esta no se inició y no se cambió nada; inténtelo de nuevo en ${retry_after_s} s.`,
  IDEMPOTENCY_CONFLICT: () =>
    'Este número de solicitud ya se usó con otro contenido. Envíela de nuevo con un número nuevo.',
  ANSWER_FORGOTTEN: ({ done_at }) =>
    say`Esto se tramitó el ${done_at} y no se ha repetido; los detalles de aquella respuesta ya no se conservan. Vuelva a cargar la página y consulte la lista o el registro de cambios.`,
  UNAVAILABLE: ({ retry_after_s }) =>
    say`El servicio está ocupado. No se ha modificado nada; inténtelo de nuevo dentro de ${retry_after_s} s.`,
  OUTCOME_UNKNOWN: ({ retry_after_s, is_keyed }) =>
    say`La conexión se cortó antes de llegar la respuesta y no se sabe si la operación se realizó; se conserva lo que ha escrito. ${is_keyed ? say`Inténtelo de nuevo dentro de ${retry_after_s} s: no se hará dos veces.` : say`Compruebe si se realizó y, si no, inténtelo de nuevo dentro de ${retry_after_s} s.`}`,
  SERVER: () =>
    'Algo ha fallado en nuestro sistema y no se ha modificado nada. Inténtelo de nuevo; si persiste, indíquenos el número de solicitud.',
  ALIAS_TAKEN: ({ name }) =>
    say`«${name}» ya es un nombre propio y siempre significa eso; no se ha recordado nada. Elija otras palabras.`,
  ALIASES_TOO_MANY: ({ aliases_max }) =>
    say`Ya se recuerdan ${aliases_max} nombres cortos, así que este no. Olvide antes algunos.`,
  VIEWS_TOO_MANY: ({ views_max }) => say`Ya guarda ${views_max} vistas de esta lista. Elimine una primero.`,
  QUOTA: ({ what, whose, most }) =>
    whose === 'author'
      ? say`Los borradores del compañero que empezó este, junto con los eliminados en las últimas 24 horas, sumarían más de ${most} personas. La lista se conserva. Pídale que confirme borradores en el registro de cambios o continúe mañana.`
      : quotaEs[what](whose === 'user', most),
  REVEAL_LIMIT: ({ reveals_max, opens_at }) =>
    say`Hoy ya ha visto ${reveals_max} números, el máximo por día. Este no se ha mostrado; continúe a partir de ${opens_at} o pídaselo a un colega autorizado.`,
  NUMBER_GUESSES: ({ guesses_max, opens_at }) =>
    say`${guesses_max} números de documento o móviles que ha introducido hoy son casi iguales a los de personas ya registradas, el máximo de un día, o con estos lo superarían. Hasta ${opens_at} no se le informa de ninguno que se parezca a los suyos. No se ha cambiado nada, y lo introducido se conserva. Compruébelo con los documentos originales y continúe entonces, o pida a un colega que lo introduzca.`,
  POLICY_CLOSED: () => 'Esta póliza no admite este cambio en este momento. Elija otra póliza.',
  ROWS_REFUSED: ({ error_count }) =>
    error_count === 1
      ? 'Hay que corregir 1 fila antes de tramitar la lista. No se ha modificado nada.'
      : say`Hay que corregir ${error_count} filas antes de tramitar la lista. No se ha modificado nada.`,
  WARNINGS_NEW: ({ row_count }) =>
    row_count === 1
      ? 'Desde el cálculo, 1 fila tiene un aviso nuevo y no se ha confirmado nada. Revíselo y confirme de nuevo.'
      : say`Desde el cálculo, ${row_count} filas tienen avisos nuevos y no se ha confirmado nada. Revíselos y confirme de nuevo.`,
  ROWS_TOO_MANY: ({ rows_max }) =>
    say`Una modificación admite como máximo ${rows_max} personas. Divida la lista.`,
  LIST_TOO_LONG: ({ characters_max }) =>
    say`Las celdas de esta lista suman más de ${characters_max} caracteres. Acorte las observaciones largas o divida la lista.`,
  DUPLICATE_SUBMIT: ({ change_no, submitted_at }) =>
    say`Ya envió esta misma lista el ${submitted_at} en la modificación ${change_no}. Ábrala o confirme que desea enviarla otra vez.`,
  STATE_CONFLICT: () =>
    'El estado de esta modificación ha cambiado entretanto. Vuelva a cargarla para ver en qué punto está.',
  OWN_APPROVAL: () =>
    'Usted mismo pidió esta aprobación: debe darla otro usuario con permiso para aprobar. Puede devolverla para corregirla o eliminar el borrador.',
  FORECAST_EXPIRED: () =>
    'Este precio ya no es válido: tiene más de 15 minutos o la lista cambió después. Calcúlelo de nuevo para ver el actual.',
  CUTOFF_PASSED: ({ earliest_start_date }) =>
    say`La hora límite para esta fecha de efecto ya ha pasado. La primera fecha posible es ahora ${earliest_start_date}; calcule el precio de nuevo.`,
  PRICE_CHANGED: ({ premium_fen, refund_fen }) =>
    refund_fen === null
      ? say`La prima es ahora de ¥${yuan(premium_fen)}. No se ha confirmado nada; consulte antes el nuevo cálculo.`
      : say`Ahora se devuelven ¥${yuan(refund_fen)}. No se ha confirmado nada; consulte antes el nuevo cálculo.`,
  BALANCE: ({ short_by_fen }) =>
    say`Faltan ¥${yuan(short_by_fen)} en su saldo. Haga una recarga; el borrador se conserva.`,
  ROWS_MOVED: () =>
    'Otra persona está dando de baja a alguien de esta lista en este momento. No se ha cambiado nada: calcule de nuevo para ver a quién.',
  REPLACE_NOT_ALLOWED: () =>
    'Este plan no admite sustituciones: dé de baja a quien sale y de alta a quien entra.',
  MIN_PERSONS: ({ min_persons, left }) =>
    say`Esta póliza asegura al menos a ${min_persons} personas y quedarían ${left}. Mantenga a algunas; para terminar toda la póliza, llame a su gestor.`,
  ENDED_ELSEWHERE: ({ change_no }) =>
    say`La modificación ${change_no} da de baja a personas que esta dio de alta. Deshaga primero aquella y después esta.`,
  COUNTED_ELSEWHERE: ({ change_no, min_persons, left }) =>
    say`La modificación ${change_no} dio de baja a personas contando con las de esta: sin ellas quedarían ${left} de un mínimo de ${min_persons}. Deshaga primero aquella, o dé antes de alta a otras.`,
  NO_LIST_KEPT: () =>
    'Quienes la aseguradora no dio de baja, sustituyó ni trasladó siguen cubiertos como antes y no se guarda una lista de ellos. Haga una nueva modificación.',
  UNDO_CLOSED: ({ lock_at }) => say`Esta modificación ya no se puede deshacer: era posible hasta ${lock_at}.`,
  RENEW_NOT_OPEN: ({ opens_on }) =>
    say`Esta póliza no se puede renovar ahora: se puede desde el ${opens_on} hasta siete días después de su fin, mientras a la póliza que sigue le queden días.`,
  RENEW_FUNDS: ({ short_by_fen }) =>
    say`Faltan ¥${yuan(short_by_fen)} en su saldo y esta póliza no se renovó. Haga una recarga y renuévela después.`,
  RENEWAL_CHANGED: ({ person_count, premium_fen }) =>
    say`Esta renovación ha cambiado desde que la vio y no se renovó nada: ahora son ${person_count} personas y ¥${yuan(premium_fen)}. Revísela y confirme de nuevo.`,
  NOTHING_TO_RENEW: () =>
    'No hay nadie que renovar: quienes están cubiertos hasta el fin de esta póliza ya lo están después, o se les ha dado de baja.',
  GAP_NONE: () => 'No queda nadie que poner en una lista: todos están cubiertos o en trámite.',
  GAP_NO_POLICY: () =>
    'Todavía no hay ninguna póliza abierta de este plan que cubra ese día. Pida a su gestor que abra una, o incluya a estas personas en otra póliza.',
  LIST_CHANGED: ({ by, at }) =>
    say`${by} guardó esta lista el ${at}. Ábrala de nuevo para ver esos cambios y repita los suyos.`,
  LIST_EDITED: ({ by, at }) =>
    say`${by} modificó o descartó la lista de este cambio el ${at}. No se ha hecho nada. Vuelva a la lista, revísela y envíela de nuevo.`,
  LIST_STATE: ({ status, change }) =>
    status === 10
      ? 'El archivo de esta lista aún se está leyendo. Espere a que termine o descarte la lista.'
      : change
        ? say`Las personas de esta lista ya se enviaron en la modificación ${change.change_no}: no hay que repetir nada. Ábrala para ver su resultado.`
        : 'Esta lista está terminada: sus personas se enviaron o se descartó. Empiece una lista nueva.',
  LIST_EMPTY: () => 'Todavía no hay nadie en esta lista. Añada primero a las personas.',
  LIST_NOT_FOUND: () =>
    'No se ha encontrado ninguna lista de personas. Compruebe que contiene nombres y números de documento, una persona por fila, e inténtelo de nuevo.',
  EVIDENCE_TYPE: () =>
    'No es una fotografía ni un PDF. Elija un archivo .jpg, .png o .pdf del documento, de 10 MB como máximo.',
  FILE_GONE: () => 'El archivo ya no se conserva. Elíjalo de nuevo.',
  FILE_EMPTY: () => 'Este archivo está vacío. Elija el archivo que contiene la lista.',
  FILE_TYPE: () => 'Esto no es una hoja de cálculo. Elija un archivo .xlsx o .csv, o pegue la lista.',
  FILE_XLS: () =>
    'Este archivo es un .xls antiguo. Ábralo en Excel o WPS, guárdelo como .xlsx y elija ese archivo.',
  FILE_PROTECTED: () =>
    'Este libro pide una contraseña. Ábralo, quite la contraseña, guárdelo y elíjalo de nuevo.',
  FILE_BROKEN: () =>
    'Este archivo está dañado o incompleto. Ábralo en Excel o WPS, guárdelo de nuevo como .xlsx y elija ese archivo.',
  FILE_TOO_SLOW: () =>
    'Este archivo tarda demasiado en leerse. Copie la lista en un libro nuevo y elíjalo, o pegue la lista.',
  FILE_TOO_LARGE_INSIDE: ({ what, limit }) =>
    say`Este archivo contiene demasiado: más de ${limit} ${insideEs[what]}. Copie solo la lista en un libro nuevo y elíjalo.`,
};

const quotaEs = {
  file_mb: (own: boolean, most: number) =>
    say`${own ? 'Sus archivos' : 'Los archivos de su empresa'} pueden ocupar aquí ${most} MB y este no cabe. No se guardó; lo que ha escrito se conserva. Termine o descarte una lista leída de un archivo, o espere: los archivos se borran en el plazo de un día.`,
  uploads: (own: boolean, most: number) =>
    say`${own ? 'Usted ha' : 'Su empresa ha'} enviado ${most} archivos en una hora y por ahora no se admiten más. Este no se guardó; lo que ha escrito se conserva. Inténtelo más tarde o reúna varias listas en un archivo.`,
  lists: (own: boolean, most: number) =>
    say`${own ? 'Usted tiene' : 'Su empresa tiene'} ${most} listas sin terminar y no cabe otra más. Nada de lo escrito se pierde mientras esta página siga abierta. Deseche las que ya no necesite y continúe.`,
  drafts: (own: boolean, most: number) =>
    say`${own ? 'Usted tiene' : 'Su empresa tiene'} ${most} borradores sin confirmar y no cabe otro más. La lista se conserva. Confirme o elimine borradores en el registro de cambios y continúe aquí.`,
  draft_rows: (own: boolean, most: number) =>
    say`${own ? 'Sus borradores' : 'Los borradores de su empresa'}, junto con los eliminados en las últimas 24 horas, sumarían más de ${most} personas. La lista se conserva. Confirme borradores en el registro de cambios o continúe mañana.`,
  views: (own: boolean, most: number) =>
    say`${own ? 'Usted guarda' : 'Su empresa guarda'} ${most} vistas y no cabe otra más. El nombre que escribió sigue ahí. Elimine las vistas que ya no necesite y guárdela de nuevo.`,
} as const;

const insideEs = {
  parts: 'hojas, imágenes y otras partes',
  unpacked_mb: 'MB descomprimido',
  ratio: 'veces su tamaño al descomprimirlo',
  rows: 'filas',
  columns: 'columnas',
  characters: 'caracteres en una celda',
  cells: 'celdas',
} as const;
