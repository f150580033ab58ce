import { halfWidth } from '../../half-width.ts';
import type { FramedLine } from './frame.ts';
import { unnamedOn } from '../words/unnamed.ts';
import { ordinalsIn } from './ordinals.ts';

/**
 * 这里面2和4不来了，3改成后天。再加一个 韩冬青 3412…: a sentence without a number, beside one with somebody's, that means others by their
 * place is read as a line of its own.
 */
export function withAsides(line: FramedLine): readonly FramedLine[] {
  const { text } = line;
  const unnamed = /\d{14}/.test(text) ? unnamedOn(text, true) : undefined;
  // A ID，B ID，女的那个不来了: of one of them, and hardly of the last.
  if (unnamed !== undefined && text.endsWith(unnamed.words)) {
    const at = text.length - unnamed.words.length;
    return [...withAsides({ ...line, text: text.slice(0, at) }), { ...line, text: unnamed.words }];
  }
  if (!/\d{14}/.test(text) || !parting.test(text) || text.length > text_max) return [line];
  const parts: { words: string; isAside: boolean }[] = [];
  for (const words of text.split(parting)) {
    const last = parts.at(-1);
    if (isAside(words)) parts.push({ words, isAside: true });
    else if (last === undefined || last.isAside) parts.push({ words, isAside: false });
    else last.words += words;
  }
  const isReworded = line.quoted !== text;
  return parts.map(({ words }) => ({ ...line, text: words, quoted: isReworded ? line.quoted : words }));
}

const isAside = (words: string): boolean =>
  !/\d{6}/.test(words) && ordinalsIn(halfWidth(words)).some(({ pick }) => pick.kind !== 'rest');

/** Where a sentence ends, or another begins with somebody more: 2和4不来了，再加一个 …. */
const parting = /(?<=[。；;])|(?<=[,，])(?=\s*(?:再|另外?|又|还|新)[加有来进补增添])/u;

/** Longer ones are whole lists on a line. */
const text_max = 2_000;
