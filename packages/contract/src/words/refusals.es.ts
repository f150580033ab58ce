import type { RefusalWords } from './refusals.en.ts';
import { yuan } from './yuan.ts';

export const spanish: RefusalWords = {
  AUTH: () => 'Inicie sesión de nuevo.',
  TOKEN_UNKNOWN: () => 'No reconocemos esta sesión. Inicie sesión de nuevo.',
  SIGNED_IN_ELSEWHERE: () =>
    'Esta sesión se cerró porque usted inició sesión o cambió su contraseña en otro lugar. Inicie sesión de nuevo.',
  TOKEN_EXPIRED: () =>
    'Ha estado ausente demasiado tiempo. Inicie sesión de nuevo; lo que había escrito se conserva.',
  LOGIN_FAIL: () => 'El usuario o la contraseña no son correctos. Revíselos e inténtelo de nuevo.',
  CAPTCHA: () =>
    'Escriba los caracteres de la imagen para continuar. Quien no pueda leerla puede esperar un minuto.',
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
  VALIDATION: ({ fields }) => `Revise lo siguiente: ${fields.join(', ')}.`,
  NOT_FOUND: () => 'Este registro no existe. Es posible que se haya eliminado; vuelva a la lista.',
  UNKNOWN_PATH: () => 'Esta dirección no existe.',
  TOO_LARGE: ({ limit_mb }) => `El contenido supera los ${limit_mb} MB. Divídalo y envíe las partes.`,
  MEDIA_TYPE: () =>
    'Envíe JSON, con el tipo de contenido application/json; un archivo, como application/octet-stream.',
  RATE_LIMIT: ({ retry_after_s }) => `Demasiados intentos. Espere ${retry_after_s} s e inténtelo de nuevo.`,
  IDEMPOTENCY_CONFLICT: () =>
    'Este número de solicitud ya se usó con otro contenido. Envíela de nuevo con un número nuevo.',
  UNAVAILABLE: ({ retry_after_s }) =>
    `El servicio está ocupado. No se ha modificado nada; inténtelo de nuevo dentro de ${retry_after_s} s.`,
  SERVER: () =>
    'Algo ha fallado en nuestro sistema y no se ha modificado nada. Inténtelo de nuevo; si persiste, indíquenos el número de solicitud.',
  VIEWS_TOO_MANY: ({ views_max }) => `Ya guarda ${views_max} vistas de esta lista. Elimine una primero.`,
  REVEAL_LIMIT: ({ reveals_max, opens_at }) =>
    `Hoy ya ha visto ${reveals_max} números, el máximo por día. Este no se ha mostrado; continúe a partir de ${opens_at} o pídaselo a un colega autorizado.`,
  POLICY_CLOSED: () => 'Esta póliza no admite altas en este momento. Elija otra póliza.',
  ROWS_REFUSED: ({ error_count }) =>
    error_count === 1
      ? 'Hay que corregir 1 fila antes de tramitar las altas. No se ha modificado nada.'
      : `Hay que corregir ${error_count} filas antes de tramitar las altas. No se ha modificado nada.`,
  ROWS_TOO_MANY: ({ rows_max }) =>
    `Una modificación admite como máximo ${rows_max} personas. Divida la lista.`,
  DUPLICATE_SUBMIT: ({ change_no, submitted_at }) =>
    `Ya envió esta misma lista el ${submitted_at} en la modificación ${change_no}. Ábrala o confirme que desea enviarla otra vez.`,
  STATE_CONFLICT: () =>
    'El estado de esta modificación ha cambiado entretanto. Vuelva a cargarla para ver en qué punto está.',
  FORECAST_EXPIRED: () => 'Este precio tiene más de 15 minutos. Calcúlelo de nuevo para ver el actual.',
  CUTOFF_PASSED: ({ earliest_start_date }) =>
    `La hora límite para esta fecha de efecto ya ha pasado. La primera fecha posible es ahora ${earliest_start_date}; calcule el precio de nuevo.`,
  PRICE_CHANGED: ({ premium_fen }) =>
    `La prima es ahora de ¥${yuan(premium_fen)}. No se ha confirmado nada; consulte antes el nuevo cálculo.`,
  BALANCE: ({ short_by_fen }) =>
    `Faltan ¥${yuan(short_by_fen)} en su saldo. Haga una recarga; el borrador se conserva.`,
  UNDO_CLOSED: ({ lock_at }) => `Esta modificación ya no se puede deshacer: era posible hasta ${lock_at}.`,
  ROSTER_CHANGED: ({ by, at }) =>
    `${by} guardó esta lista el ${at}. Ábrala de nuevo para ver esos cambios y repita los suyos.`,
  ROSTER_STATE: ({ status }) =>
    status === 10
      ? 'El archivo de esta lista aún se está leyendo. Espere a que termine o descarte la lista.'
      : 'Esta lista está terminada: sus personas se enviaron o se descartó. Empiece una lista nueva.',
  ROSTER_EMPTY: () => 'Todavía no hay nadie en esta lista. Añada primero a las personas.',
  LIST_NOT_FOUND: () =>
    'No se ha encontrado ninguna lista de personas. Compruebe que contiene nombres y números de documento, una persona por fila, e inténtelo de nuevo.',
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
    `Este archivo contiene demasiado: más de ${limit} ${insideEs[what]}. Copie solo la lista en un libro nuevo y elíjalo.`,
};

const insideEs = {
  parts: 'partes',
  unpacked_mb: 'MB descomprimido',
  ratio: 'veces su tamaño al descomprimirlo',
  rows: 'filas',
  columns: 'columnas',
  characters: 'caracteres en una celda',
  cells: 'celdas',
} as const;
