import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  enterpriseChanged: 'Otra ventana trabaja ahora para {{there}}',
  anotherEnterprise: 'otra empresa',
  enterpriseChangedText:
    'Esta ventana mostraba {{here}}. Un navegador trabaja para una sola empresa a la vez, así que con la página anterior ya no se puede hacer nada.',
  personChanged: 'En otra ventana {{name}} ha iniciado sesión para {{there}}',
  personChangedText: 'Esta ventana mostraba {{here}} y otra cuenta. No se puede seguir con esa página.',
  lost: 'Aún sin guardar, y se perderá si continúa:',
  goAlong: 'Pasar también a {{there}}',
  goOn: 'Seguir con la sesión actual',
  goBack: 'Volver a {{here}} en todas las ventanas',
  backFailed: 'No se ha podido volver a {{here}}. Inténtelo de nuevo o continúe.',
};
