import { halfWidth } from '../../half-width.ts';
import { looksLikeName } from '../words/surnames.ts';
import { bullet } from './words.ts';

/** The short lines right over one that begins with a name without a number, where no line above has that name: by their place. */
export function linesOverNames(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let above: number | undefined;
  const named = new Set<string>();
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const name = line.length > line_max ? undefined : nameOf(halfWidth(line));
    if (above !== undefined && name !== undefined && !named.has(name)) found.add(above);
    above = line.trim().length <= head_max ? at : undefined;
    for (const [words] of line.slice(0, line_max).matchAll(/\p{Script=Han}{2,4}/gu)) named.add(words);
  }
  return found;
}

/** Whom a line begins with, where nothing but a day or few words stand behind. */
function nameOf(line: string): string | undefined {
  if (/\d{6}/.test(line)) return undefined;
  const [, name = ''] =
    /^(\p{Script=Han}{2,4})(?=[\s,:、;(\d]|$)/u.exec(line.replace(bullet, '').trim()) ?? [];
  return looksLikeName(name) ? name : undefined;
}

const head_max = 12;
const line_max = 60;
