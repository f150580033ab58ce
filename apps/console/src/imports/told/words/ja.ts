import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  settled: '退職・対象外：追加しない',
  open: '未追加：対応が必要',
  leave_other: '退職 {{count, number}} 人',
  wait_other: '保留 {{count, number}} 人',
  replace_other: '交代 {{count, number}} 人',
  replaceOf_other: '{{of}}と交代 {{count, number}} 人',
  correct_other: '訂正 {{count, number}} 人',
  correctOf_other: '訂正 {{count, number}} 人：{{of}}',
  again_other: '再送 {{count, number}} 人',
  unclear_other: '不明 {{count, number}} 人',
  start_other: '原文で入職とある {{count, number}} 人は、ここでは扱いません',
  out_other: '対象外にした {{count, number}} 人',
  separator: '、',
  andMore_other: 'ほか {{count, number}} 人',
  moreWords_other: 'ほか {{count, number}} 件の原文は各行にあります',
  leaveMeans:
    'この人たちは追加されません。この証券で補償中の人は、ここから減員できます。各行はこの名簿と返信にも残ります。',
  waitMeans:
    'この人たちはまだ追加されません。各行は名簿に残り、返信にも記されます。加入できるときに追加してください。',
  replaceMeans:
    'この人たちはまだ追加されておらず、交代される人は補償されたままです。「入替」でまとめて手続きできます。新しい人を追加し、もう一人を「減員」で脱退させることもできます。それまで各行は名簿に残り、返信にも記されます。',
  correctMeans:
    'この人たちはまだ追加されていません。この保険契約に加入済みの人は「訂正」で直します。未加入の人はこのまま追加できます。各行は名簿に残り、返信にも記されます。',
  againMeans: 'この人たちは重ねて追加されません。各行は名簿に残り、返信にも記されます。',
  unclearMeans:
    '意味がはっきりするまで、この人たちは追加されません。送信者にご確認ください。各行は名簿に残り、返信にも記されます。',
  startMeans: '減員も加入もしていません。原文を加入名簿として開くと、そちらで加入できます。',
  openStart: '加入名簿として開く',
  goOnStart: '加入名簿の手続きを続ける',
  outMeans: '追加しません。行は名簿に残り、返信に理由を記載します。',
  open_off_other: '{{count, number}} 名を減員する',
  goOn_off_other: '{{count, number}} 名の減員名簿を続ける',
  addAll_other: '{{count, number}} 人全員をそれでも追加',
  addAllMeans_other:
    '原文では{{names}}について別のことが書かれています。それでも {{count, number}} 人を加入させますか？',
  addAllYes_other: 'はい、{{count, number}} 人を追加',
  addAllNo: 'いいえ、原文どおりにする',
  source: '貼り付けた原文',
  showSource: '貼り付けた原文を見る',
  foldSource: '原文をたたむ',
  sheetRows: '受け取ったファイルの行',
  showSheet_other: '受け取ったままの行を表示（人にならなかった {{count, number}} 行を含む）',
  foldSheet: '行を閉じる',
  moreRows_other: 'ほかに名簿にある {{count, number}} 行',
  toRow: '{{row, number}} 行目',
  notUnderstood: '読み取れませんでした',
  rowGone: 'この行は削除されました',
  moreLines_other: 'ほか {{count, number}} 行',
  sourcesGone_other: 'これより前に貼り付けた原文 {{count, number}} 件は保存されていません。',
};
