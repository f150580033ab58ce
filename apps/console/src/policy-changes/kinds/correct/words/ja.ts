import type { WordsIn } from '../../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  confirmTitle: '訂正の確定',
  confirmPurpose: '確定するまで何も訂正されません。',
  confirm_other: '{{company}}の{{count, number}}名の訂正を確定（無料）',
  days: '保険会社への届出日',
  amount: '費用',
  what: '訂正の内容',
  promise: '補償は変わりません。期間も保険料も同じです。訂正は保険会社の発行後に有効になります',
  free: '支払いも返還もありません。保険会社の回答があるまで、この人の他の手続はできません。',
  behind_other: '{{count, number}}行が残ります。',
  outlookDraft: 'まだ提出していません。登録は元のままです',
  outlookDone_other: '{{count, number}}名の情報を訂正しました。補償は変わりません',
  outlookWhenIssued_other:
    '保険会社の発行後、{{count, number}}名の情報が訂正されます。それまでは元の登録で補償されます',
  outlookPartly: '{{done, number}}名を訂正。{{failed, number}}名は元の登録のままです',
  outlookRefused: '訂正されていません：登録は元のままで、補償は続きます',
  outlookStays: 'この手続では何も訂正されません。登録は元のままです',
  undoMeans_other: '{{count, number}}名の登録は元のままで、補償は続きます。',
  undoYes_other: '{{company}}の{{count, number}}名の訂正を取り消す',
  keep: '訂正を維持',
  more: 'ほかの人を訂正する',
};
