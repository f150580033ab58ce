import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  skip: '跳到正文',
  menu: '菜单',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  foldMenu: '收起菜单',
  unfoldMenu: '展开菜单',
  breadcrumb: '当前位置',
  language: '语言',
  dark: '深色模式',
  light: '浅色模式',
  account: '账号',
  logOut: '退出登录',
  noEnterprise: '暂无企业',
  insurance: '参保管理',
  confirmLogout: '确认退出',
  confirmLogoutText: '您已退出登录，可以取消以留在当前页面，或重新登录。',
  reLogin: '重新登录',
  cancel: '取消',
  signInAgain: '重新登录',
  notFoundTitle: '页面不存在',
  notFound: '地址可能已失效或输入有误。',
  forbiddenTitle: '您的账号没有此页面的权限',
  forbidden: '请联系管理员开通权限。您可以使用的功能都在菜单中。',
  toDashboard: '返回首页',
};
