import { halfWidth } from '../../half-width.ts';
import { looksLikeName } from '../words/surnames.ts';

/** Of whom the lines speak that answer a quoted one, by the line. */
export type Replies = ReadonlyMap<number, readonly string[]>;

/**
 * 「王站长：2、巩鹏6105…」, a stroke, and 这个不来了: whom a quotation of what was said before names, for the line that answers it.
 *
 * @param quoted the lines that are quotations
 */
export function repliesTo(lines: readonly string[], quoted: ReadonlySet<number>): Replies {
  const replies = new Map<number, string[]>();
  for (const at of quoted) {
    let next = at + 1;
    while (next < lines.length && (quoted.has(next) || stroke.test(lines[next] ?? ''))) next++;
    const names = Array.from(halfWidth(lines[at] ?? '').matchAll(beside), ([, name = '']) => name);
    replies.set(next, [...(replies.get(next) ?? []), ...names.filter(looksLikeName)]);
  }
  return replies;
}

const stroke = /^[\s\-—–_=·.*]*$/u;
const beside = /([\p{Script=Han}·]{2,4})[\s,:(]{0,3}(?=\d{17}[\dXx]|\d{15})/gu;

/** What an answer says, with the names of whom it speaks. */
export function withSubject(text: string, names: readonly string[] = []): string {
  if (names.length === 0 || /\d{15}/.test(text) || names.some((name) => text.includes(name))) return text;
  return `${names.join('、')} ${text.replace(pronoun, '')}`;
}

const pronoun = /^\s*(?:上面)?(?:这个|那个|[这那]位|[他她]们?|此人|[这那](?:[两几三四五]个|俩|仨))(?:人)?/u;
