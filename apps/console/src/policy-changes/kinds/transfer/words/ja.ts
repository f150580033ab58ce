import type { WordsIn } from '../../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  confirmTitle: '異動の確認',
  confirmPurpose: '確認するまで誰の補償も変わりません。',
  confirm_other: '{{company}}の{{count, number}}名の異動を確認、差額{{sum}}',
  confirmBack_other: '{{company}}の{{count, number}}名の異動を確認、{{sum}}返還',
  confirmFree_other: '{{company}}の{{count, number}}名の異動を確認、費用なし',
  days: '異動日',
  amount: '差額',
  from: '異動の時点',
  promise: '元の職場は{{last}}まで、異動先は{{first}}から補償：間に空く日はありません',
  promiseIssue: '保険会社の発行後：元の職場は{{last}}まで、異動先は{{first}}から補償',
  promiseEach: '異動日は人により異なります（{{first}}から{{last}}まで）：間に空く日はありません',
  free: '支払いも返還もありません。支払い済みの保険料は新しい派遣先または職種に引き継がれます。',
  difference: '職業級別が上がるため、残りの日数分として{{sum}}を支払います。',
  comesBack: '職業級別が下がるため、残りの日数分の{{sum}}が保険会社の発行後に戻ります。',
  behind_other: '{{count, number}}行が残ります。この確認では異動されません。',
  outlookDraft: 'まだ提出していません。元の職場で補償され、異動先では補償されません',
  outlookDone_other: '{{count, number}}名が{{time}}から異動先で空きなく補償',
  outlookWhenIssued_other: '保険会社の発行後、{{count, number}}名が{{time}}から異動先で補償',
  outlookPartly:
    '{{done, number}}名を異動。{{failed, number}}名は異動されていません：どこでいつまで補償されるかは各行に表示',
  outlookRefused: '異動はありません：どこでいつまで補償されるかは各行に表示',
  outlookStays: 'この手続では誰も異動されません：補償中の人の補償は元の職場のまま続きます',
  undoMeans_other: '{{count, number}}名の補償は元の職場のまま続き、異動先では補償されません。',
  undoYes_other: '{{company}}の{{count, number}}名の異動を取り消す',
  keep: '異動を維持',
  more: 'さらに異動する',
};
