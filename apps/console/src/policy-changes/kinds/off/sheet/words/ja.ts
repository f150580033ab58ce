import type { WordsIn } from '../../../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  grid: '減員する人',
  amount: '返還額',
  noAmount: '補償中の誰のことか分かると、補償終了日と返還額が表示されます。',
  takeAllTheSame: 'それでも減員する',
  takeAllAlike_other: '{{count, number}} 人ともそれでも減員する',
  idcard: '番号または下4桁',
  start_date: '補償なしとなる日',
  ready: '減員可',
  firstRowHint: '氏名を入力',
};
