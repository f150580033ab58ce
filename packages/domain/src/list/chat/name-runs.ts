import type { Canvas } from './canvas.ts';
import { looksLikeHeads } from './heads.ts';
import type { NameIndex } from './index.ts';
import type { Token } from './line.ts';
import { token } from './token.ts';
import { fillers } from './words.ts';
import type { Mentions } from '../words/mentions.ts';
import { isSaying } from './name-score.ts';
import { isBeforeThose } from '../words/before-those.ts';
import { looksLikeName } from '../words/surnames.ts';

// Names in a line without numbers.

/** Whom the message has named already, whatever stands beside the name: 张伟改去华讯. Gives where what stands right beside one may begin or end. */
export function takeKnownNames(
  canvas: Canvas,
  tokens: Token[],
  names: Pick<NameIndex, 'places'>,
): ReadonlySet<number> {
  const known = names.places(canvas.left());
  for (const { at, end } of known)
    tokens.push(token('name', canvas.original(at, end).replace(/\s/g, ''), { at, end }));
  canvas.erase(known);
  return new Set(known.flatMap(({ at, end }) => [at, end]));
}

/** Words between signs that are a name and nothing else here: they are safe from being taken for a work type's beginning. */
export function takeNames(
  canvas: Canvas,
  tokens: Token[],
  mentions: Mentions,
  edges: ReadonlySet<number>,
): void {
  const run =
    /(?<!\p{Script=Han})(?:\p{Script=Han} {1,3}\p{Script=Han}|[\p{Script=Han}〇]{1,12}(?: ?[·•‧・] ?[\p{Script=Han}]{1,12}){1,4}|[\p{Script=Han}〇]{2,4})(?![\p{Script=Han}〇])/gu;
  canvas.take(run, ({ 0: text, index }) => {
    const name = text.replaceAll(' ', '');
    if (edges.has(index) || edges.has(index + text.length)) return false;
    if (!looksLikeName(name) || looksLikeHeads(name) || name.replace(fillers, '') !== name) return false;
    if (/^[都全应]/u.test(name) && isSaying(name)) return false;
    // 华讯退：张三 李四: a company, and what becomes of those it names.
    const [place] = mentions.companies(name);
    if (
      place?.known === true &&
      place.at === 0 &&
      /^[退进走来加减增离停上出新]$/u.test(name.slice(place.end))
    )
      return false;
    const isElse = [...mentions.companies(name), ...mentions.occupations(name)].some(
      ({ at, end }) => at === 0 && end === name.length,
    );
    if (isElse) return false;
    const end = index + text.length;
    if (isBeforeThose(canvas.original(0, canvas.left().length), index)) return false;
    tokens.push(token('name', canvas.original(index, end).replace(/\s/g, ''), { at: index, end }));
    return true;
  });
}
