import type { ListRow } from './table.ts';
import { wordsBeforeThose } from './words/before-those.ts';
import { leavingIn } from './words/leaving-words.ts';

/** Names or numbers below each other, and nothing said of them. */
export const isColumn = (text: string): boolean => {
  const { leaves, stays, comes } = leavingIn(text);
  const lines = text.split(/\n/u).filter((line) => line.trim() !== '');
  return !leaves && !stays && !comes && lines.every((line) => /^[\p{Script=Latin}\s'’.-]{2,60}$/u.test(line));
};

/** So many names of a text in which nobody was recognised are looked for: as many as a change may hold. */
const lines_max = 20_000;
const name_max = 60;

/** The names or numbers of a text in which nobody was recognised. */
export const wordsIn = (text: string): readonly ListRow[] =>
  text
    .split(/\n/u)
    .flatMap((line, at) => line.split(/[,，、;；]/u).map((part) => ({ part, source_row: at + 1 })))
    .map(({ part, source_row }) => ({
      source_row,
      said: part.replace(/^[\s\d.)、(（]+(?=\p{L})/u, '').trim(),
    }))
    .filter(({ said }) => said !== '' && !isSentence(said))
    .slice(0, lines_max)
    .map(({ said, source_row }) => ({
      source_row,
      values: /^[\dXx*]{4,}$/.test(said) ? { idcard: said } : { name: said.slice(0, name_max) },
    }));

/** 华讯以下人员12月10日离职, 谢谢: what is said, and nobody. */
const isSentence = (words: string): boolean => wordsBeforeThose.test(words) || thanks.test(words);
const thanks = /^(?:谢+|多谢|感谢|辛苦)(?:了|啦|您|你)?$/u;
