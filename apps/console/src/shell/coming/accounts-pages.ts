import type { PageTitle } from './page-title.ts';

/** Enterprises, people, messages. */
export const accountPages = [
  ['/firm/administration', 'Enterprise management', '企业管理', 'Gestión de empresas', '企業管理'],
  ['/firm/account', 'Create an enterprise', '新增企业', 'Crear empresa', '企業の追加'],
  ['/permission/index', 'Sub-accounts', '子账号管理', 'Subcuentas', 'サブアカウント'],
  ['/permission/add', 'Add a sub-account', '新增子账号', 'Añadir subcuenta', 'サブアカウントの追加'],
  ['/permission/edit', 'Change a sub-account', '编辑子账号', 'Modificar subcuenta', 'サブアカウントの編集'],
  ['/permission/profile', 'Profile', '个人中心', 'Perfil', 'プロフィール'],
  ['/correlation/index', 'Related companies', '关联企业', 'Empresas vinculadas', '関連会社'],
  ['/correlation/add', 'Add a related company', '新增关联企业', 'Añadir empresa vinculada', '関連会社の追加'],
  ['/icon/index', 'Icons', '图标列表', 'Iconos', 'アイコン一覧'],
  ['/satisficing/index', 'Satisfaction survey', '满意度调查', 'Encuesta de satisfacción', '満足度調査'],
] as const satisfies readonly PageTitle[];
