import { withoutOwners } from './chat/called-before.ts';
import { isTurned } from './words/hidden-doubts.ts';
import { leavingIn } from './words/leaving-words.ts';

/** A message without words that only tell which of several somebody is, or whose: 丁勇（焊接的那个）, 陈平（四川的）, 钱工手下的周平. */
export const withoutDescriptions = (text: string): string =>
  withoutOwners(text).replace(description, (written: string, words: string) => {
    const { leaves, stays, comes } = leavingIn(words);
    return leaves || stays || comes || isTurned(words.replace(trades, '')) ? written : '';
  });

const description =
  /(?<=\p{Script=Han})[ ]?[（(](?:就是|是)?([\p{Script=Han}]{1,8}的)(?:那个|那位|那一个|人)?[）)]/gu;

/** Work that has a character of the words that turn round. */
const trades = /焊接|接线|接待|加工|转运|调漆|调机|换模|查验|补漆/gu;
