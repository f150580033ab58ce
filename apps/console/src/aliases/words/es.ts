import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  title: 'Nombres cortos',
  purpose:
    'A qué se asignaron a mano las palabras de sus listas. La próxima lista que las diga se lee así, y lo indica.',
  keywords: 'Palabras, empresa u ocupación',
  words: 'Palabras en listas',
  kind: 'Tipo',
  work_company: 'Empresa usuaria',
  occupation: 'Ocupación',
  heading: 'Encabezado',
  none: 'No se usa',
  meaning: 'Significa',
  by: 'Asignado por',
  at: 'Cuándo',
  action: 'Acción',
  forget: 'Olvidar',
  forgetWords: 'Olvidar «{{words}}»',
  headingRemembered: 'Recordada de una lista anterior',
  forgotten: 'Se ha olvidado «{{words}}». Las listas que lo digan vuelven a preguntar.',
  undo: 'Deshacer',
  empty:
    'Aún no se recuerda nada. Cuando una lista nombre una empresa, una ocupación o una columna a su manera y usted elija cuál es, aparecerá aquí.',
};
