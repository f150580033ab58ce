import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  title: 'もしも試算',
  purpose:
    '人が入ったり抜けたり、証券を別のプランで更新したりした場合に、今後の月の費用がいくらになるか。試算しても何も変わりません。',
  noPolicy: '試算できる有効な証券がありません。',
  tried: '試す変更',
  nothingTried: 'まだ何もありません。下は現状のままの今後です。',
  startOver: '試した内容を消す',
  addMove: '人の出入りを試す',
  what: '内容',
  come: '追加',
  leave: '減員',
  count: '人数',
  class: 'クラス',
  classOf: 'クラス{{category}} · {{price}} · 補償中{{heads, number}}名',
  policy: '保険証券',
  from: '補償開始日',
  without: '補償がなくなる日',
  remove: 'この行を消す',
  goesOnBy: '更新プラン：{{policy}}',
  samePlan: '同じプラン',
  ahead: '今後の月',
  months: '期間',
  monthsOf_other: '{{count, number}}か月',
  month: '月',
  heads: '月末の補償人数',
  charged: '保険料－返還額',
  asStands: '現状のまま',
  difference: '差額',
  balance: '残高',
  lasts: '残高ですべて支払えます',
  runsOut: '{{day}}から残高が足りません',
  asThingsStand: '現状のまま：{{said}}',
  assumed:
    'どの証券も、プランに加入できる全員について期限内に更新するものとします。入る人はクラスの標準価格、抜ける人は最後に入った人から数えます。',
};
