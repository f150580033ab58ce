import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  title: 'Panel',
  welcome: 'Bienvenido al sistema de seguros de trabajadores en la nube',
  purpose: 'Quién está cubierto ahora, qué está en trámite y cuánto queda en la cuenta.',
  add: 'Dar de alta a personas',
  addPurpose: 'Cubra a nuevos trabajadores desde mañana a las 00:00 o desde un día posterior.',
  activeCount: 'Cubiertos ahora',
  activeCountHint: 'personas en vigor en este momento',
  starting: 'Empiezan pronto',
  startingHint: 'personas cuya cobertura aún no ha empezado',
  pendingChanges: 'Modificaciones en trámite',
  pendingChangesHint: 'borradores y modificaciones sin concluir',
  policyCount: 'Pólizas en vigor',
  policyCountHint: 'a día de hoy',
  balance: 'Saldo',
  balanceHint: 'disponible',
  held: 'Retenido',
  heldHint: 'por modificaciones enviadas',
  noEnterpriseTitle: 'Aún no tiene empresa',
  noEnterprise:
    'Añada una empresa y supere la revisión para contratar y gestionar coberturas. Su gestor le ayudará.',
};
