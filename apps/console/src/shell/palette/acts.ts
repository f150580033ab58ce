import { useLanguage } from '../../platform/language.ts';
import type { Title } from '../../platform/root-route.ts';

/** What can be done from anywhere, beside going to a page. */
export type Act = 'settings' | 'help' | 'logOut';

/** By what the acts are found: their Chinese titles by pinyin too, as those of pages are. */
const titles: readonly { readonly act: Act; readonly title: Title }[] = [
  { act: 'settings', title: { en: 'Settings', zh: '界面设置', es: 'Ajustes', ja: '表示設定' } },
  { act: 'help', title: { en: 'Help', zh: '帮助', es: 'Ayuda', ja: 'ヘルプ' } },
  { act: 'logOut', title: { en: 'Log out', zh: '退出登录', es: 'Cerrar sesión', ja: 'ログアウト' } },
];

export function useActs(): readonly {
  readonly act: Act;
  readonly title: string;
  readonly chinese: string;
}[] {
  const language = useLanguage();
  return titles.map(({ act, title }) => ({ act, title: title[language], chinese: title.zh }));
}
