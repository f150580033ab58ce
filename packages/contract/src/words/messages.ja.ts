import type { MessageWords } from './messages.en.ts';
import { sayIn } from './say.ts';

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
  RENEWAL_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`更新 ${change_no}：${fail_count}名は更新されていません`,
    content: say`保険会社は${person_count}名を更新しました。${fail_count}名は更新されておらず、前の保険証券が満了すると補償がありません。異動手続を開いて、対象者と理由を確認してください。`,
  }),
  RENEWAL_REFUSED: ({ change_no, person_count }) => ({
    title: say`更新 ${change_no} は拒否されました：${person_count}名は更新されていません`,
    content:
      '誰も更新されていません：前の保険証券が満了すると補償がありません。異動手続を開いて理由を確認してください。',
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
};
