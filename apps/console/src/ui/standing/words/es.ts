import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  coveredUntil: 'Con cobertura hasta el {{time}}',
  startsOn: 'Empieza el {{time}}',
  notIssued: 'Aún sin cobertura: la aseguradora no ha emitido',
  endedOn: 'Sin cobertura desde el {{time}}',
  never: 'Nunca tuvo cobertura',
};
