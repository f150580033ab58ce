import { vi } from 'vitest';

/** What a module of the console finds in a browser, for tests of one: storage that is empty, a page in a language, an address. */
export function stubBrowser(lang: string): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { cookie: '', documentElement: { lang } });
  vi.stubGlobal('location', { protocol: 'https:' });
}
