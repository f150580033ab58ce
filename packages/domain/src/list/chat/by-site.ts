import { halfWidth } from '../../half-width.ts';
import type { FramedLine } from './frame.ts';
import type { Mentions } from '../words/mentions.ts';

/**
 * 华讯那边来两个贴片的，一个叫…，然后恒立那个冲压的…，还有立峰的…: a paragraph in which each company stands before its persons is read as a
 * line for each, so that nobody is given their neighbour's company or work. Where one may stand behind its person, it stays whole.
 */
export function bySite(line: FramedLine, mentions: Mentions): readonly FramedLine[] {
  const sites = sitesOn(line.text, mentions);
  if (sites.length === 1) return [line];
  const isReworded = line.quoted !== line.text;
  return sites.map((words) => ({
    ...line,
    text: words.replace(joins, '').replace(/[,，]$/u, ''),
    quoted: isReworded ? line.quoted : words,
  }));
}

/** The parts of a paragraph, each with a company before its persons; the whole where it is no such. */
export function sitesOn(text: string, mentions: Mentions): readonly string[] {
  if (text.length > text_max || (text.match(numbers)?.length ?? 0) < 2) return [text];
  const clauses = text.split(/(?<=[,，。;；!！])/u);
  const parts: { words: string; isHeaded: boolean }[] = [];
  for (const [at, clause] of clauses.entries()) {
    const last = parts.at(-1);
    const isHead = leads(clause, mentions);
    const isTail = isNumbered(last?.words) && !clauses.slice(at).some(isNumbered) && ofAll.test(clause);
    if (last === undefined || isHead || isTail) parts.push({ words: clause, isHeaded: isHead });
    else last.words += clause;
  }
  const sites = parts.filter(({ isHeaded }) => isHeaded);
  const isEach =
    sites.length > 1 &&
    sites.every(({ words }) => isNumbered(words)) &&
    parts.every(({ words, isHeaded }) => isHeaded || !isNumbered(words));
  return isEach ? parts.map(({ words }) => words) : [text];
}

/** Whether a clause begins with a company that is known, and says more of whom is there. */
function leads(clause: string, mentions: Mentions): boolean {
  const plain = halfWidth(clause).replace(joins, '');
  const [first] = mentions.companies(plain);
  return first?.known === true && first.at === 0 && !onlyPlace.test(plain.slice(first.end));
}

const isNumbered = (words = ''): boolean => /\d{15}/.test(words);
const numbers = /(?<!\d)\d{14,17}[\dXx]/g;
const joins = /^\s*(?:然后|还有|另外|再有|再|以及|和|跟|[,，])*(?:是|有|就是)?\s*/u;
/** 恒立的, behind somebody who is there. */
const onlyPlace = /^(?:的|那边的?|这边的?|公司|厂)?[\s,。;!]*$/u;
/** What is said of all those before, or of none. */
const ofAll =
  /^\s*(?:以上|上面|都|全部?|均|这[两三四五几]|他们|她们|对了|另外|谢谢|麻烦|一共|总共|共|辛苦|拜托)/u;
const text_max = 2_000;
