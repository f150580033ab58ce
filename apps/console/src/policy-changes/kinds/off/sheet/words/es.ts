import type { WordsIn } from '../../../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  grid: 'Personas para dar de baja',
  amount: 'Se devuelve',
  noAmount: 'Hasta cuándo está cubierta y cuánto se devuelve aparecen cuando se sabe de quién se trata.',
  takeAllTheSame: 'Dar de baja de todos modos',
  takeAllAlike_one: 'Dar de baja a {{count, number}} de todos modos',
  takeAllAlike_other: 'Dar de baja a las {{count, number}} de todos modos',
  takeAllAlike_many: 'Dar de baja a las {{count, number}} de todos modos',
  idcard: 'Número o últimas 4 cifras',
  start_date: 'Sin cobertura desde',
  ready: 'Lista',
  firstRowHint: 'Escriba un nombre',
};
