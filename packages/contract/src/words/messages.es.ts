import type { MessageWords } from './messages.en.ts';
import { sayIn } from './say.ts';
import { yuan } from './yuan.ts';

const say = /* @__PURE__ */ sayIn('es');

const persons = (count: number) => (count === 1 ? '1 persona' : say`${count} personas`);

/** Quién sigue cubierto de los no trasladados; los mensajes de antes no lo dicen. */
function staying(count: number | undefined, of: number): string {
  if (count === undefined) return 'Abra la modificación para ver quién está cubierto y dónde.';
  if (count === of) return 'Siguen cubiertos donde estaban, hasta que termine esa cobertura.';
  if (count === 0) return 'En esta póliza no están cubiertos a partir de la próxima medianoche.';
  return say`De ellos, ${count} siguen cubiertos donde estaban, hasta que termine esa cobertura; los demás no están cubiertos en esta póliza a partir de la próxima medianoche.`;
}

/** Lo mismo de quienes iban a salir. */
function left(count: number | undefined, of: number): string {
  if (count === undefined) return 'Abra la modificación para ver quién está cubierto.';
  if (count === of) return 'Quien iba a salir sigue cubierto, hasta que termine esa cobertura.';
  if (count === 0) return 'Quien iba a salir NO está cubierto a partir de la próxima medianoche.';
  return say`De quienes iban a salir, ${count} siguen cubiertos, hasta que termine esa cobertura; los demás NO están cubiertos a partir de la próxima medianoche.`;
}

/** Desde cuándo quedan sin cobertura quienes no se renovaron. */
const without = (has_begun: 1 | undefined): string =>
  has_begun
    ? 'la póliza anterior ya terminó y esta modificación no cubre a ninguno después de la próxima medianoche.'
    : 'cuando termine la póliza anterior quedan sin cobertura.';

export const spanish: MessageWords = {
  CHANGE_ISSUED: ({ change_no, person_count }) => ({
    title: say`Modificación ${change_no} completada`,
    content: say`La aseguradora ha emitido el suplemento. Altas: ${persons(person_count)}. No queda nada por hacer.`,
  }),
  CHANGE_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`Modificación ${change_no}: ${persons(fail_count)} sin seguro`,
    content: say`La aseguradora aceptó ${persons(person_count)} y rechazó ${persons(fail_count)}. Abra la modificación, corrija las filas y envíelas de nuevo.`,
  }),
  CHANGE_REFUSED: ({ change_no, person_count }) => ({
    title: say`Modificación ${change_no} rechazada: ${persons(person_count)} sin seguro`,
    content:
      'La aseguradora rechazó toda la modificación. Ábrala para ver el motivo, corrija las filas y envíelas de nuevo.',
  }),
  CHANGE_UNANSWERED: ({ change_no, person_count }) => ({
    title: say`Modificación ${change_no}: dos horas sin respuesta`,
    content: say`La aseguradora aún no ha respondido sobre ${persons(person_count)}. No se ha perdido nada: seguimos preguntando y no hace falta volver a enviarla. Abra la modificación para ver si hay cobertura mientras tanto.`,
  }),
  REMOVAL_ISSUED: ({ change_no, person_count }) => ({
    title: say`Modificación ${change_no} completada`,
    content: say`La aseguradora ha emitido el suplemento. Bajas: ${persons(person_count)}. No queda nada por hacer.`,
  }),
  REMOVAL_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`Modificación ${change_no}: ${persons(fail_count)} sin dar de baja`,
    content: say`La aseguradora dio de baja a ${persons(person_count)}. ${persons(fail_count)} no causaron baja: quienes la aseguradora rechazó siguen cubiertos. Abra la modificación para ver quiénes y por qué.`,
  }),
  REMOVAL_REFUSED: ({ change_no, person_count }) => ({
    title: say`Modificación ${change_no} rechazada: ${persons(person_count)} sin dar de baja`,
    content:
      'Nadie causó baja: quienes la aseguradora rechazó dar de baja siguen cubiertos como antes. Abra la modificación para ver el motivo.',
  }),
  REPLACEMENT_ISSUED: ({ change_no, person_count }) => ({
    title: say`Modificación ${change_no} completada`,
    content: say`La aseguradora ha emitido el suplemento. Sustituciones: ${persons(person_count)}. No queda nada por hacer.`,
  }),
  REPLACEMENT_PARTLY_ISSUED: ({ change_no, person_count, fail_count, staying_count }) => ({
    title: say`Modificación ${change_no}: ${persons(fail_count)} sin sustituir`,
    content: say`La aseguradora sustituyó a ${persons(person_count)}; a ${fail_count} no. ${left(staying_count, fail_count)} A quien iba a entrar esta modificación NO lo cubre a partir de la próxima medianoche. Ábrala para ver quiénes y por qué.`,
  }),
  REPLACEMENT_REFUSED: ({ change_no, person_count, staying_count }) => ({
    title: say`Modificación ${change_no} rechazada: ${persons(person_count)} sin sustituir`,
    content: say`${left(staying_count, person_count)} A quien iba a entrar esta modificación NO lo cubre a partir de la próxima medianoche. Ábrala para ver el motivo.`,
  }),
  RENEWAL_ISSUED: ({ change_no, person_count }) => ({
    title: say`Renovación ${change_no} completada`,
    content: say`La aseguradora ha emitido el suplemento. Renovaciones: ${persons(person_count)}. No queda nada por hacer.`,
  }),
  RENEWAL_PARTLY_ISSUED: ({ change_no, person_count, fail_count, has_begun }) => ({
    title: say`Renovación ${change_no}: ${persons(fail_count)} sin renovar`,
    content: say`La aseguradora renovó a ${persons(person_count)}. Sin renovar: ${persons(fail_count)}: ${without(has_begun)} Abra la modificación para ver quiénes y por qué.`,
  }),
  RENEWAL_REFUSED: ({ change_no, person_count, has_begun }) => ({
    title: say`Renovación ${change_no} rechazada: ${persons(person_count)} sin renovar`,
    content: say`No se renovó a nadie: ${without(has_begun)} Abra la modificación para ver el motivo.`,
  }),
  TRANSFER_ISSUED: ({ change_no, person_count }) => ({
    title: say`Modificación ${change_no} completada`,
    content: say`La aseguradora ha emitido el suplemento. Traslados: ${persons(person_count)}. No queda nada por hacer.`,
  }),
  TRANSFER_PARTLY_ISSUED: ({ change_no, person_count, fail_count, staying_count }) => ({
    title: say`Modificación ${change_no}: ${persons(fail_count)} sin trasladar`,
    content: say`La aseguradora trasladó a ${persons(person_count)}; a ${fail_count} no. ${staying(staying_count, fail_count)} En el nuevo destino esta modificación no cubre a ninguno de ellos a partir de la próxima medianoche. Ábrala para ver quiénes y por qué.`,
  }),
  TRANSFER_REFUSED: ({ change_no, person_count, staying_count }) => ({
    title: say`Modificación ${change_no} rechazada: ${persons(person_count)} sin trasladar`,
    content: say`${staying(staying_count, person_count)} En el nuevo destino esta modificación no cubre a nadie a partir de la próxima medianoche. Ábrala para ver el motivo.`,
  }),
  CORRECTION_ISSUED: ({ change_no, person_count }) => ({
    title: say`Modificación ${change_no} completada`,
    content: say`La aseguradora ha emitido el suplemento. Correcciones: ${persons(person_count)}. No queda nada por hacer.`,
  }),
  CORRECTION_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`Modificación ${change_no}: ${persons(fail_count)} sin corregir`,
    content: say`La aseguradora corrigió a ${persons(person_count)}. Los otros ${fail_count} le constan como antes. Abra la modificación para ver quiénes y por qué.`,
  }),
  CORRECTION_REFUSED: ({ change_no, person_count }) => ({
    title: say`Modificación ${change_no} rechazada: ${persons(person_count)} sin corregir`,
    content:
      'La cobertura sigue igual, con el nombre y el número de antes. Abra la modificación para ver el motivo.',
  }),
  RENEWAL_DUE: ({ policy_no, person_count, until }) => ({
    title: say`La póliza ${policy_no} está por renovar: ${persons(person_count)}`,
    content: say`La cobertura de ${persons(person_count)} llega hasta su fin y no más allá. Si se renueva antes de ${until}, nadie queda un día sin cobertura.`,
  }),
  RENEWAL_PLANNED: ({ policy_no, person_count, at }) => ({
    title: say`La póliza ${policy_no} se renueva sola: ${persons(person_count)}`,
    content: say`A las ${at} renueva por sí misma a ${persons(person_count)}, hasta donde alcance el saldo. No queda nada por hacer; la página de renovación muestra el coste y quién no puede pasar.`,
  }),
  RENEWAL_LAPSED: ({ policy_no, person_count }) => ({
    title: say`La póliza ${policy_no} ha vencido: ${persons(person_count)} SIN cobertura`,
    content: say`Desde el vencimiento no hay cobertura para ${persons(person_count)}. Renueve ya: la cobertura empieza en cuanto la hora límite lo permite, y los días hasta entonces quedan sin cubrir.`,
  }),
  AUTO_RENEWED: ({ policy_no, person_count, amount_fen }) => ({
    title: say`La póliza ${policy_no} se ha renovado sola`,
    content: say`Siguen sin interrupción ${persons(person_count)} por ¥${yuan(amount_fen)}. Se puede deshacer hasta la hora límite, en el registro de cambios.`,
  }),
  AUTO_RENEWAL_LEFT: ({ policy_no, left_count }) => ({
    title: say`La póliza ${policy_no} se renovó sin ${persons(left_count)}`,
    content: say`No pudieron pasar ${persons(left_count)}: al vencer la póliza quedan sin cobertura. La página de renovación dice quiénes y por qué.`,
  }),
  AUTO_RENEWAL_SHORT: ({ policy_no, short_by_fen, until }) => ({
    title: say`La póliza ${policy_no} no pudo renovarse sola: faltan ¥${yuan(short_by_fen)}`,
    content: say`Nadie se renovó y nada se cobró. Recargue ¥${yuan(short_by_fen)}: se reintenta cada hora, sin interrupción hasta ${until}.`,
  }),
  AUTO_RENEWAL_FAILED: ({ policy_no, until }) => ({
    title: say`La póliza ${policy_no} no pudo renovarse sola`,
    content: say`Nadie se renovó y nada se cobró. La página de renovación dice por qué; se reintenta cada hora, sin interrupción hasta ${until}.`,
  }),
};
