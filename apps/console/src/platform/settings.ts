import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** What the reader has set for this browser, beside language and colours. */
export type Settings = {
  /** The bar of open pages. Pages are kept open without it too. */
  readonly tagsView: boolean;
  /** The top bar stays in sight when the page scrolls. */
  readonly fixedHeader: boolean;
  readonly sidebarLogo: boolean;
  /** In Chinese, the menu search takes pinyin and its initials too. */
  readonly pinyinSearch: boolean;
  /** Single letters that open pages. */
  readonly shortcuts: boolean;
  readonly menuFolded: boolean;
  readonly size: 'small' | 'medium' | 'large';
};

const defaults: Settings = {
  tagsView: false,
  fixedHeader: false,
  sidebarLogo: true,
  pinyinSearch: true,
  shortcuts: true,
  menuFolded: false,
  size: 'medium',
};

const storageKey = 'settings';
let current: Settings | undefined;
const { subscribe, tell } = createListeners();

export const useSettings = (): Settings => useSyncExternalStore(subscribe, readSettings);

export function readSettings(): Settings {
  current ??= { ...defaults, ...stored() };
  return current;
}

/** Changes settings and remembers them in this browser. */
export function storeSettings(change: Partial<Settings>): void {
  current = { ...readSettings(), ...change };
  try {
    localStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Then they last as long as the page.
  }
  tell();
}

/** What is stored under a name that we know, in the kind that we expect: an older version may have written something else. */
function stored(): Partial<Settings> {
  try {
    const read = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(defaults).filter(([name, value]) => typeof read[name] === typeof value);
    const size = ['small', 'medium', 'large'].includes(String(read.size)) ? read.size : defaults.size;
    return {
      ...Object.fromEntries(known.map(([name]) => [name, read[name]])),
      size: size as Settings['size'],
    };
  } catch {
    return {};
  }
}
