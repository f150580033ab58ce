import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  promiseOnSubmit: '確認すると {{time}} から補償されます',
  promiseAtOnce: 'すぐに補償：確認した時刻（分）から始まります',
  promiseOnIssue: '保険会社の発行後、{{time}} から補償されます',
  promiseOnIssueAtOnce: '保険会社の発行後に補償されます',
  coveredUntil: '補償は北京時間 {{day}} までです。',
  coveredUntilEach:
    '補償の終了日は人により異なります。最も早い人は {{first}}、最も遅い人は {{day}} までです（北京時間）。',
  promiseOnSubmitEach:
    '確認すると、各人の開始日から補償されます（最も早い人は {{first}}、最も遅い人は {{last}} から）',
  promiseOnIssueEach:
    '保険会社の発行後、各人の開始日から補償されます（最も早い人は {{first}}、最も遅い人は {{last}} から）',
  atConfirmation: '確認した時刻（分）',
  finalAfter: '{{time}} まで取り消せます。その後は保険会社に送られます。',
  finalAtOnce: '補償は次の分から始まり、その後は取り消せません。',
  backToBoard: '戻って直す',
  ofPolicy: '保険証券：{{plan}}（{{number}}）、保険期間 {{from}} から {{to}} まで',
  laterOn_other: 'ほか {{count, number}} 人は {{first}} から：その時点で {{heads}} 人',
  laterUntil_other:
    'ほか {{count, number}} 人は {{first}} から {{last}} にかけて開始：その時点で {{heads}} 人',
  uncoveredDay: '{{day}}は補償されません',
  uncoveredDays: '{{first}}から{{last}}まで補償されません',
  askedEarlier_other:
    '{{count, number}} 人は名簿の希望日より遅く始まり、それまではこの加入では補償されません：',
  askedDay_other: '{{first}}はこの加入では補償されません：{{count, number}} 人',
  askedDays_other: '{{first}}から{{last}}までこの加入では補償されません：{{count, number}} 人',
  askedMore_other: '……ほか {{count, number}} 人',
  byCompany: '派遣先別',
  staysBehind_other: 'ほかに {{count, number}} 行が名簿に残ります。この確認では加入しません。',
  headsOfPolicy: '{{day}}時点のこの証券の補償人数',
  shortfallKept:
    '残高が {{sum}} 不足しているため、まだ確認できません。下書きは保存されています。チャージ後、変更履歴から続けてください。',
  listNotHere:
    'ブラウザーは身分証番号を保存しません。名簿を変えるには、下書きを削除して入力し直してください。',
  askFor: '承認を依頼：{{what}}',
  approve: '承認：{{what}}',
  approvalAsks:
    'この企業では二人で確認します。依頼後、別の方が承認するまで、引き落としも補償の開始もありません。',
  approvalWaits: '{{name}} さんが承認を依頼しました。承認されるまで、引き落としも補償の開始もありません。',
  approvalOwn: 'ご自身が依頼した承認です。承認権限のある別の方が承認してください。',
  mayNotApprove: 'このアカウントには承認権限がありません。承認できる方か管理者にご連絡ください。',
  sendBack: '差し戻す',
  sendBackWhy: '差し戻しの理由',
  sendBackYes: '承認せずに差し戻す',
  sendBackNo: '差し戻さない',
};
