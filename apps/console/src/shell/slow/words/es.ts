import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  slow: 'El servidor lleva medio minuto sin responder. Se le espera hasta tres minutos; no se pierde nada.',
  again: 'Volver a pedir',
  stop: 'Dejar de esperar',
};
