import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  skip: '本文へ移動',
  menu: 'メニュー',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  foldMenu: 'メニューを折りたたむ',
  unfoldMenu: 'メニューを広げる',
  breadcrumb: '現在の位置',
  language: '言語',
  dark: 'ダークモード',
  light: 'ライトモード',
  account: 'アカウント',
  logOut: 'ログアウト',
  noEnterprise: '企業が未登録です',
  insurance: '保険管理',
  confirmLogout: 'ログアウトの確認',
  confirmLogoutText:
    'ログアウトされています。キャンセルしてこのページに留まるか、もう一度ログインしてください。',
  reLogin: '再ログイン',
  cancel: 'キャンセル',
  signInAgain: '再ログイン',
  notFoundTitle: 'ページが見つかりません',
  notFound: 'アドレスが古いか、間違っている可能性があります。',
  forbiddenTitle: 'このページを開く権限がありません',
  forbidden: '管理者に権限を依頼してください。ご利用いただける機能はメニューにあります。',
  toDashboard: 'ダッシュボードへ',
};
