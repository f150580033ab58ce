import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  retry: 'Reintentar',
  failed: 'No se pudo cargar. No se ha modificado nada.',
  quote: 'Si continúa, indique el código {{code}}',
  loading: 'Cargando',
  nothingFound: 'Nada coincide con estos filtros.',
  clearFilters: 'Quitar filtros',
  close: 'Cerrar',
  reload: 'Recargar',
  newVersion: 'Hay una nueva versión de la consola.',
};
