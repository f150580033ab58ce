import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  each: 'Cada póliza tiene su propia hora límite. Hora de Pekín.',
  today: 'Con cobertura hoy mismo al confirmar; hasta el {{time}}',
  tomorrow: 'Confirmado antes del {{time}}, cubierto desde el {{day}}',
  later: 'Ya no es posible para mañana: confirmado antes del {{time}}, cubierto desde el {{day}}',
  closed: 'No admite más personas',
};
