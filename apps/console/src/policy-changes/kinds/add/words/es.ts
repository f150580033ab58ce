import type { WordsIn } from '../../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  grid: 'Personas para dar de alta',
  amount: 'Prima',
  noAmount: 'La prima aparece cuando la fila está completa.',
  takeAllTheSame: 'Añadir de todos modos',
  takeAllAlike_one: 'Añadir a {{count, number}} de todos modos',
  takeAllAlike_other: 'Añadir a las {{count, number}} de todos modos',
  takeAllAlike_many: 'Añadir a las {{count, number}} de todos modos',
  INTENT_WAIT: 'La lista dice que espere',
  INTENT_UNCLEAR: 'No está claro si se añade',
  toReplace_one: 'Sustituir a {{count, number}} persona',
  toReplace_many: 'Sustituir a {{count, number}} de personas',
  toReplace_other: 'Sustituir a {{count, number}} personas',
  toCorrect: 'Corregir a {{name}}',
  calculation: 'Cómo se calcula la prima',
  unitPrice: 'Precio unitario, clase {{category}}',
  loading: 'Recargo por edad {{percent, number}} %',
  part: 'Del {{from}} al {{to}}: {{days, number}} de {{period, number}} días',
  partByDay: 'Del {{from}} al {{to}}: {{days, number}} días',
  rounded: 'Redondeado al fen más próximo; las partes de un período suman siempre su precio.',
  carried: 'Ya pagado por la cobertura que termina',
  total: 'Prima',
};
