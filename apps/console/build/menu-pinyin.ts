import { pinyin } from 'pinyin-pro';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const virtual = 'virtual:menu-pinyin';

/** How each Chinese title of a page in the menu is typed: the dictionary for it is ten times the frame, and stays out of the browser. */
export const menuPinyin = (sourceDir: string): Plugin => ({
  name: 'menu-pinyin',
  resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
  load: (id) =>
    id === `\0${virtual}`
      ? `export const pinyin = ${JSON.stringify(pinyinOf(menuTitles(sourceDir)))};`
      : undefined,
});

/** Each title with its pinyin and the first letters of it, without tones. */
export const pinyinOf = (titles: readonly string[]): Record<string, readonly [string, string]> =>
  Object.fromEntries(
    titles.map((title) => {
      const full = pinyin(title, { toneType: 'none', type: 'array', v: true });
      return [title, [full.join(''), full.map((sound) => sound[0] ?? '').join('')]];
    }),
  );

/** The Chinese titles of the routes that stand in the menu, and of what can be done from anywhere. */
function menuTitles(sourceDir: string): string[] {
  const files = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|\/)(routes\.tsx|palette\/acts\.ts)$/.test(path),
  );
  return files.flatMap((path) =>
    [...readFileSync(join(sourceDir, path), 'utf8').matchAll(/\bzh: '([^']+)'/g)].map(
      ([, title = '']) => title,
    ),
  );
}
