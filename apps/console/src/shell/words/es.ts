import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const spanish: WordsIn<'es', typeof english> = {
  skip: 'Ir al contenido',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  foldMenu: 'Plegar el menú',
  unfoldMenu: 'Desplegar el menú',
  breadcrumb: 'Usted está aquí',
  language: 'Idioma',
  dark: 'Modo oscuro',
  light: 'Modo claro',
  account: 'Cuenta',
  logOut: 'Cerrar sesión',
  noEnterprise: 'Aún no tiene empresa',
  insurance: 'Gestión de seguros',
  confirmLogout: 'Confirmar cierre de sesión',
  confirmLogoutText:
    'Se ha cerrado su sesión. Puede cancelar para permanecer en esta página o volver a iniciar sesión.',
  reLogin: 'Volver a iniciar sesión',
  cancel: 'Cancelar',
  signInAgain: 'Iniciar sesión',
  notFoundTitle: 'Esta página no existe',
  notFound: 'Puede que la dirección sea antigua o contenga un error.',
  forbiddenTitle: 'Su cuenta no puede abrir esta página',
  forbidden: 'Solicite el permiso a su administrador. Todo lo que puede hacer está en el menú.',
  toDashboard: 'Ir al panel',
};
