import type { WordsIn } from '../../../../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  grid: '减保人员',
  amount: '退费',
  noAmount: '认出是哪一位在保人员后，显示保障至哪天和退费金额。',
  takeAllTheSame: '仍要减保',
  takeAllAlike_other: '{{count, number}} 人全部仍要减保',
  idcard: '证件号或后四位',
  start_date: '不再保障起始日',
  ready: '可减保',
  firstRowHint: '输入姓名',
};
