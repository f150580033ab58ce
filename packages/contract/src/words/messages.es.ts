import type { MessageWords } from './messages.en.ts';
import { sayIn } from './say.ts';

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
  RENEWAL_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`Renovación ${change_no}: ${persons(fail_count)} sin renovar`,
    content: say`La aseguradora renovó a ${persons(person_count)}. Sin renovar: ${persons(fail_count)}, que quedan sin cobertura cuando termine la póliza anterior. Abra la modificación para ver quiénes y por qué.`,
  }),
  RENEWAL_REFUSED: ({ change_no, person_count }) => ({
    title: say`Renovación ${change_no} rechazada: ${persons(person_count)} sin renovar`,
    content:
      'No se renovó a nadie: cuando termine la póliza anterior quedan sin cobertura. Abra la modificación para ver el motivo.',
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
};
