import type { MessageWords } from './messages.en.ts';
import { sayIn } from './say.ts';

const say = /* @__PURE__ */ sayIn('es');

const persons = (count: number) => (count === 1 ? '1 persona' : say`${count} personas`);

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
  REPLACEMENT_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`Modificación ${change_no}: ${persons(fail_count)} sin sustituir`,
    content: say`La aseguradora sustituyó a ${persons(person_count)}. En ${fail_count} parejas no cambió nada: quien iba a salir sigue cubierto y quien iba a entrar NO está cubierto. Abra la modificación para ver quiénes y por qué.`,
  }),
  REPLACEMENT_REFUSED: ({ change_no, person_count }) => ({
    title: say`Modificación ${change_no} rechazada: ${persons(person_count)} sin sustituir`,
    content:
      'No cambió nada: quien iba a salir sigue cubierto y quien iba a entrar NO está cubierto. Abra la modificación para ver el motivo.',
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
  TRANSFER_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`Modificación ${change_no}: ${persons(fail_count)} sin trasladar`,
    content: say`La aseguradora trasladó a ${persons(person_count)}. Los otros ${fail_count} siguen cubiertos donde estaban, y no en el nuevo destino. Abra la modificación para ver quiénes y por qué.`,
  }),
  TRANSFER_REFUSED: ({ change_no, person_count }) => ({
    title: say`Modificación ${change_no} rechazada: ${persons(person_count)} sin trasladar`,
    content:
      'Siguen cubiertos donde estaban, y no en el nuevo destino. Abra la modificación para ver el motivo.',
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
};
