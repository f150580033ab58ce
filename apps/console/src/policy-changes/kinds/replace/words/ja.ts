import type { WordsIn } from '../../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  confirmTitle: '入替の確認',
  confirmPurpose: '確認するまで誰の補償も変わりません。',
  confirm_other: '{{company}}の{{count, number}}名の入替を確認、差額{{sum}}',
  confirmFree_other: '{{company}}の{{count, number}}名の無料の入替を確認',
  days: '入替日',
  amount: '差額',
  from: '入替の時点',
  promise: '抜ける人は{{last}}まで、入る人は{{first}}から補償：間に空く日はありません',
  promiseIssue: '保険会社の発行後：抜ける人は{{last}}まで、入る人は{{first}}から補償',
  promiseEach: '枠ごとに入替日が異なります（{{first}}から{{last}}まで）：間に空く日はありません',
  free: 'プランの無料入替の範囲内です。支払いも返還もありません。',
  difference: '職業級別が上がるため、残りの日数分として{{sum}}を支払います。',
  behind_other: '{{count, number}}行が残ります。この確認では入替されません。',
  outlookDraft: 'まだ提出していません。抜ける人の補償は続き、入る人に補償はありません',
  outlookDone_other: '{{count, number}}名が{{time}}から空きなく入替',
  outlookWhenIssued_other: '保険会社の発行後、{{count, number}}名が{{time}}から入替',
  outlookPartly:
    '{{done, number}}名を入替。{{failed, number}}組は入替されていません：誰の補償がいつまで続くかは各行に表示',
  outlookRefused: '入替はありません：誰の補償がいつまで続くかは各行に表示',
  outlookStays:
    'この手続では誰も入れ替わりません：抜ける予定の人の補償は続き、入る予定の人に補償はありません',
  undoMeans_other: '抜ける予定の人の補償は続き、入る予定の{{count, number}}名に補償はありません。',
  undoYes_other: '{{company}}の{{count, number}}名の入替を取り消す',
  keep: '入替を維持',
  more: 'さらに入替する',
};
