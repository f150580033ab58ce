import type { MessageWords } from './messages.en.ts';
import { sayIn } from './say.ts';
import { yuan } from './yuan.ts';

const say = /* @__PURE__ */ sayIn('ja');

/** 異動しなかった人のうち、補償が続く人。以前のお知らせにはこの数がありません。 */
function staying(count: number | undefined, of: number): string {
  if (count === undefined) return '異動手続を開いて、各人の補償を確認してください。';
  if (count === of) return '補償は元の派遣先・職種のまま、その補償の終わりまで続きます。';
  if (count === 0) return 'この証券では、次の0時から補償がありません。';
  return say`このうち${count}名の補償は元の派遣先・職種のまま、その補償の終わりまで続きます。ほかの人は、この証券では次の0時から補償がありません。`;
}

/** 抜ける予定だった人も同じです。 */
function left(count: number | undefined, of: number): string {
  if (count === undefined) return '異動手続を開いて、各人の補償を確認してください。';
  if (count === of) return '抜ける予定の人の補償は、その終わりまで続きます。';
  if (count === 0) return '抜ける予定の人も、次の0時から補償がありません。';
  return say`抜ける予定の人のうち${count}名の補償は、その終わりまで続きます。ほかの人は次の0時から補償がありません。`;
}

/** From when those are without cover who were not renewed. */
const without = (has_begun: 1 | undefined): string =>
  has_begun
    ? '前の保険証券はすでに満了しており、この手続による補償は次の午前0時で終わります。'
    : '前の保険証券が満了すると補償がありません。';

export const japanese: MessageWords = {
  CHANGE_ISSUED: ({ change_no, person_count }) => ({
    title: say`異動手続 ${change_no} が完了しました`,
    content: say`保険会社が裏書を発行しました。${person_count}名を追加しました。これ以上の操作は不要です。`,
  }),
  CHANGE_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`異動手続 ${change_no}：${fail_count}名が未加入です`,
    content: say`保険会社は${person_count}名を引き受け、${fail_count}名を断りました。異動手続を開き、修正して再提出してください。`,
  }),
  CHANGE_REFUSED: ({ change_no, person_count }) => ({
    title: say`異動手続 ${change_no} は拒否されました：${person_count}名が未加入です`,
    content: '保険会社が手続全体を拒否しました。異動手続を開いて理由を確認し、修正して再提出してください。',
  }),
  CHANGE_UNANSWERED: ({ change_no, person_count }) => ({
    title: say`異動手続 ${change_no}：保険会社から2時間回答がありません`,
    content: say`${person_count}名の加入について回答を待っています。引き続き確認していますので、再提出は不要です。その間の補償の有無は、異動手続を開いて確認してください。`,
  }),
  REMOVAL_ISSUED: ({ change_no, person_count }) => ({
    title: say`異動手続 ${change_no} が完了しました`,
    content: say`保険会社が裏書を発行しました。${person_count}名を減員しました。これ以上の操作は不要です。`,
  }),
  REMOVAL_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`異動手続 ${change_no}：${fail_count}名は減員されていません`,
    content: say`保険会社は${person_count}名を減員しました。${fail_count}名は減員されず、保険会社が断った人の補償は続きます。異動手続を開いて、対象者と理由を確認してください。`,
  }),
  REMOVAL_REFUSED: ({ change_no, person_count }) => ({
    title: say`異動手続 ${change_no} は拒否されました：${person_count}名は減員されていません`,
    content:
      '誰も減員されていません。保険会社が断った人の補償はこれまでどおり続きます。異動手続を開いて理由を確認してください。',
  }),
  REPLACEMENT_ISSUED: ({ change_no, person_count }) => ({
    title: say`異動手続 ${change_no} が完了しました`,
    content: say`保険会社が裏書を発行しました。${person_count}名を入替しました。これ以上の操作は不要です。`,
  }),
  REPLACEMENT_PARTLY_ISSUED: ({ change_no, person_count, fail_count, staying_count }) => ({
    title: say`異動手続 ${change_no}：${fail_count}名は入替されていません`,
    content: say`保険会社は${person_count}名を入替し、${fail_count}組は入替しませんでした。${left(staying_count, fail_count)}入る予定の人に、この手続による補償は次の0時からありません。異動手続を開いて、対象者と理由を確認してください。`,
  }),
  REPLACEMENT_REFUSED: ({ change_no, person_count, staying_count }) => ({
    title: say`異動手続 ${change_no} は拒否されました：${person_count}名は入替されていません`,
    content: say`${left(staying_count, person_count)}入る予定の人に、この手続による補償は次の0時からありません。異動手続を開いて理由を確認してください。`,
  }),
  RENEWAL_ISSUED: ({ change_no, person_count }) => ({
    title: say`更新 ${change_no} が完了しました`,
    content: say`保険会社が裏書を発行しました。${person_count}名を更新しました。これ以上の操作は不要です。`,
  }),
  RENEWAL_PARTLY_ISSUED: ({ change_no, person_count, fail_count, has_begun }) => ({
    title: say`更新 ${change_no}：${fail_count}名は更新されていません`,
    content: say`保険会社は${person_count}名を更新しました。${fail_count}名は更新されていません：${without(has_begun)}異動手続を開いて、対象者と理由を確認してください。`,
  }),
  RENEWAL_REFUSED: ({ change_no, person_count, has_begun }) => ({
    title: say`更新 ${change_no} は拒否されました：${person_count}名は更新されていません`,
    content: say`誰も更新されていません：${without(has_begun)}異動手続を開いて理由を確認してください。`,
  }),
  TRANSFER_ISSUED: ({ change_no, person_count }) => ({
    title: say`異動手続 ${change_no} が完了しました`,
    content: say`保険会社が裏書を発行しました。${person_count}名を異動しました。これ以上の操作は不要です。`,
  }),
  TRANSFER_PARTLY_ISSUED: ({ change_no, person_count, fail_count, staying_count }) => ({
    title: say`異動手続 ${change_no}：${fail_count}名は異動されていません`,
    content: say`保険会社は${person_count}名を異動し、${fail_count}名は異動しませんでした。${staying(staying_count, fail_count)}異動先では、この手続による補償は次の0時からありません。異動手続を開いて、対象者と理由を確認してください。`,
  }),
  TRANSFER_REFUSED: ({ change_no, person_count, staying_count }) => ({
    title: say`異動手続 ${change_no} は拒否されました：${person_count}名は異動されていません`,
    content: say`${staying(staying_count, person_count)}異動先では、この手続による補償は次の0時からありません。異動手続を開いて理由を確認してください。`,
  }),
  CORRECTION_ISSUED: ({ change_no, person_count }) => ({
    title: say`異動手続 ${change_no} が完了しました`,
    content: say`保険会社が裏書を発行しました。${person_count}名の情報を訂正しました。これ以上の操作は不要です。`,
  }),
  CORRECTION_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`異動手続 ${change_no}：${fail_count}名は訂正されていません`,
    content: say`保険会社は${person_count}名の情報を訂正しました。残る${fail_count}名は元の登録のままです。異動手続を開いて、対象者と理由を確認してください。`,
  }),
  CORRECTION_REFUSED: ({ change_no, person_count }) => ({
    title: say`異動手続 ${change_no} は拒否されました：${person_count}名は訂正されていません`,
    content: '補償は変わらず、氏名と番号は元の登録のままです。異動手続を開いて理由を確認してください。',
  }),
  RENEWAL_DUE: ({ policy_no, person_count, until }) => ({
    title: say`保険証券 ${policy_no} の更新：${person_count}人`,
    content: say`${person_count}人の補償は証券の満了までです。${until} までに更新すれば、補償は1日も途切れません。`,
  }),
  RENEWAL_PLANNED: ({ policy_no, person_count, at }) => ({
    title: say`保険証券 ${policy_no} は自動更新されます：${person_count}人`,
    content: say`${at} に、残高の範囲で${person_count}人を自動更新します。操作は不要です。費用と移れない人は更新ページで確認できます。`,
  }),
  RENEWAL_LAPSED: ({ policy_no, person_count }) => ({
    title: say`保険証券 ${policy_no} が満了：${person_count}人に補償がありません`,
    content: say`満了後、${person_count}人に補償がありません。すぐに更新してください。補償は最も早い効力発生日から始まり、それまでの日は補償されません。`,
  }),
  AUTO_RENEWED: ({ policy_no, person_count, amount_fen }) => ({
    title: say`保険証券 ${policy_no} を自動更新しました`,
    content: say`${person_count}人の補償が途切れず続きます。保険料は ¥${yuan(amount_fen)} です。締切時刻まで、変更履歴で取り消せます。`,
  }),
  AUTO_RENEWAL_LEFT: ({ policy_no, left_count }) => ({
    title: say`保険証券 ${policy_no} の自動更新：${left_count}人は更新できませんでした`,
    content: say`${left_count}人は移れず、満了後は補償がありません。対象者と理由は更新ページで確認してください。`,
  }),
  AUTO_RENEWAL_SHORT: ({ policy_no, short_by_fen, until }) => ({
    title: say`保険証券 ${policy_no} を自動更新できませんでした：¥${yuan(short_by_fen)} 不足`,
    content: say`誰も更新されず、引き落としもありません。¥${yuan(short_by_fen)} を入金してください。1時間ごとに再試行し、${until} までなら補償は途切れません。`,
  }),
  AUTO_RENEWAL_FAILED: ({ policy_no, until }) => ({
    title: say`保険証券 ${policy_no} を自動更新できませんでした`,
    content: say`誰も更新されず、引き落としもありません。理由は更新ページで確認してください。1時間ごとに再試行し、${until} までなら補償は途切れません。`,
  }),
};
