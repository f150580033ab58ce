import type { WordsIn } from '../../../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  grid: '加保人员',
  amount: '保费',
  noAmount: '这一行填完整后显示保费。',
  takeAllTheSame: '仍要加保',
  takeAllAlike_other: '{{count, number}} 人全部仍要加保',
  INTENT_WAIT: '原文说先不加',
  INTENT_UNCLEAR: '原文没说清加不加',
  toReplace_other: '替换 {{count, number}} 人',
  toCorrect: '更正{{name}}',
  calculation: '保费计算过程',
  unitPrice: '单价（{{category}} 类）',
  loading: '年龄系数 {{percent, number}}%',
  part: '{{from}} 至 {{to}}：{{days, number}} 天（整期 {{period, number}} 天）',
  partByDay: '{{from}} 至 {{to}}：{{days, number}} 天',
  rounded: '四舍五入到分；同一周期各段之和等于该周期的价格。',
  carried: '原保障已付',
  total: '保费',
};
