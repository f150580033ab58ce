import type { WordsIn } from '../../../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  grid: 'Personas para dar de baja',
  amount: 'Se devuelve',
  noAmount: 'Hasta cuándo está cubierta y cuánto se devuelve aparecen cuando se sabe de quién se trata.',
  takeAllTheSame: 'Dar de baja de todos modos',
  idcard: 'Número o últimas 4 cifras',
  start_date: 'Sin cobertura desde',
  ready: 'Lista',
  firstRowHint: 'Escriba un nombre',
};
