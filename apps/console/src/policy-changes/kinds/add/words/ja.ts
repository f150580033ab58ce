import type { WordsIn } from '../../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  grid: '追加する人',
  amount: '保険料',
  noAmount: '行がそろうと保険料が表示されます。',
  takeAllTheSame: 'それでも追加する',
  takeAllAlike_other: '{{count, number}} 人ともそれでも追加する',
  INTENT_WAIT: '原文では保留となっています',
  INTENT_UNCLEAR: '追加するか原文では不明です',
  toReplace_other: '{{count, number}}人を入替',
  toCorrect: '{{name}}を訂正',
  calculation: '保険料の計算',
  unitPrice: '単価（{{category}} 級）',
  loading: '年齢係数 {{percent, number}}%',
  part: '{{from}} ～ {{to}}：{{period, number}} 日のうち {{days, number}} 日',
  partByDay: '{{from}} ～ {{to}}：{{days, number}} 日',
  rounded: '1 分（0.01 元）未満を四捨五入します。期間内の各部分の合計は必ずその期間の価格になります。',
  carried: '終了する補償の支払済み分',
  total: '保険料',
};
