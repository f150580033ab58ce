import { working_age_min, type VerdictWords } from './verdicts.en.ts';
import { daysIn, sayIn, sexesIn } from './say.ts';
import { yuan } from './yuan.ts';

const say = /* @__PURE__ */ sayIn('ja');
const dates = /* @__PURE__ */ daysIn('ja');
const inWords = /* @__PURE__ */ sexesIn({ male: '男性', female: '女性' });

export const japanese: VerdictWords = {
  INTENT_LEAVE: ({ words }) =>
    say`原文に「${words}」とあります。退職する人のため追加しません。加入させる場合だけ「それでも追加する」を押してください。`,
  INTENT_WAIT: ({ words }) =>
    say`原文に「${words}」とあります。まだ加入させない人です。加入させるときに「それでも追加する」を押してください。`,
  INTENT_REPLACE: ({ words, of }) =>
    say`原文に「${words}」とあります。${of || '他の人'}との交代です。この人を加入させる場合は「それでも追加する」を押し、交代される人は別に減員してください。`,
  INTENT_CORRECT: ({ words, of }) =>
    say`原文に「${words}」とあります。以前の内容${of ? say`（${of}）` : ''}の訂正です。まだ加入していない場合だけ「それでも追加する」を押してください。`,
  INTENT_AGAIN: ({ words }) =>
    say`原文に「${words}」とあります。以前に送られた人です。まだ加入していない場合だけ「それでも追加する」を押してください。`,
  INTENT_UNCLEAR: ({ words }) =>
    say`原文に「${words}」とあり、加入させるかどうか分かりません。書いた人に確認するか、「それでも追加する」を押してください。`,
  INTENT_STAYS: ({ words }) =>
    words === ''
      ? '原文では他の人が退職とありますが、この人については書かれていません。書いた人に確認するか、「それでも減員する」を押してください。'
      : say`原文に「${words}」とあり、この人が退職するかどうかはっきりしません。書いた人に確認するか、「それでも減員する」を押してください。`,
  INTENT_START: ({ words }) =>
    words === ''
      ? '原文では入職とあり、減員では扱いません。本当に減員する場合だけ「それでも減員する」を押してください。'
      : say`原文に「${words}」とあります。入職なので減員では扱いません。本当に減員する場合だけ「それでも減員する」を押してください。`,
  INTENT_OUT: ({ words }) =>
    words === ''
      ? 'こちらで対象外にしました。返信にもその旨を記載します。手続する場合は「対象に戻す」を押してください。'
      : say`こちらで対象外にしました。返信に理由「${words}」を記載します。手続する場合は「対象に戻す」を押してください。`,
  DOUBT: ({ words, others }) =>
    others === ''
      ? say`原文の「${inWords(words)}」から読み取りました。正しいか確認するか、入力し直してください。`
      : say`原文の「${inWords(words)}」から読み取りましたが、${inWords(others)} とも読めます。どちらが正しいか確認するか、入力し直してください。`,
  NAME: () => '氏名の形式が正しくありません。身分証のとおり、漢字2～25文字またはローマ字で入力してください。',
  ID_EXCEL_NUMBER: ({ kept }) =>
    say`身分証番号がExcelで数値として扱われ、${kept}までしか残っていません。列を文字列形式にしてから、身分証を見て入力し直してください。`,
  ID_FORMAT: () =>
    '身分証番号は18桁（数字17桁と、末尾の数字またはX）です。身分証を見て入力し直し、Excelの列は文字列形式にしてください。別の身分証の場合は種類を選択してください。',
  ID_TYPE: () =>
    '番号から身分証の種類を判別できないか、選択した種類と合っていません。種類を選択し、番号を身分証と照らし合わせてください。',
  ID_REGION: () => '身分証番号の先頭の地域コードが存在しません。身分証と照らし合わせてください。',
  ID_BIRTH: () => '身分証番号に含まれる生年月日が正しくありません。身分証と照らし合わせてください。',
  ID_CHECKSUM: () =>
    '身分証番号の検査数字が合いません。いずれかの数字か生年月日に誤りがありますので、身分証と照らし合わせてください。',
  ID_ENDS_000: () =>
    '番号の末尾が000です。表計算ソフトで壊れた番号に多いので、下の桁を身分証と照らし合わせてください。',
  ID_CUT_SHORT: () =>
    '数字だけで9桁を超える旅券番号は、身分証番号の書き漏れかもしれません。証明書と照らし合わせてください。',
  ID15_CONVERTED: () => '15桁の旧身分証番号を18桁に変換しました。現在の身分証と照らし合わせてください。',
  BIRTHDAY_NEEDED: () =>
    'この身分証の番号からは生年月日が分かりません。身分証を見て、1990-03-07の形式で入力してください。',
  GENDER_NEEDED: () => 'この身分証の番号からは性別が分かりません。身分証を見て選択してください。',
  BIRTHDAY_DIFFERS: () =>
    '入力された生年月日が身分証番号のものと異なります。番号のものを使います。身分証と照らし合わせ、誤っている方を直してください。',
  GENDER_DIFFERS: () =>
    '入力された性別が身分証番号のものと異なります。番号のものを使います。身分証と照らし合わせ、誤っている方を直してください。',
  ID_NAME_MISMATCH: (detail) =>
    'row_no' in detail
      ? say`この身分証番号は${detail.row_no}行目で${detail.name}さんのものとされており、どちらの行も加入できません。身分証を見て誤った番号を直すか、同じ人であれば氏名をそろえてください。`
      : say`この身分証番号は${detail.name}さん（${detail.work_company}で補償中）のもので、この行の方は補償されていません。身分証を見て番号を直すか、同じ人であれば氏名を直してください。`,
  NAME_CHANGED: ({ name, to }) =>
    say`この身分証番号は${name}さん（${dates.end(to)}まで補償）として登録されています。身分証を確認してください。この行のまま加入すると、今後はこの行の氏名になります。`,
  AGE_LOW: ({ age, age_min }) =>
    age < working_age_min
      ? say`${age}歳です。${working_age_min}歳未満の雇用は児童労働として違法であり、加入できません。身分証番号と効力発生日を確認してください。`
      : say`${age}歳で、このプランの最低年齢${age_min}歳を下回っています。身分証番号を確認するか、別のプランを選択してください。`,
  AGE_HIGH: ({ age, age_max }) =>
    say`${age}歳で、このプランの最高年齢${age_max}歳を超えています。身分証番号を確認するか、別のプランを選択してください。`,
  AGE_OVERBAND: ({ age, age_max }) =>
    say`${age}歳で、このプランの上限${age_max}歳に対し年齢超過です。年齢超過の方も対象となるプランを選択してください。`,
  MINOR_WORKER: ({ age }) =>
    say`${age}歳の年少労働者です。登録と健康診断を行い、鉱山・有毒物・高所・最重度の肉体労働には就かせないでください。`,
  RETIREMENT_AGE: ({ age }) =>
    say`${age}歳で、法定退職年齢を過ぎている可能性があります。労災保険に加入できない場合がありますので、この補償が唯一のものか確認してください。`,
  DUP_ROW: ({ row_no }) => say`${row_no}行目と同じ人です。どちらかの行を削除してください。`,
  DUP_POLICY: ({ from, to }) =>
    say`この保険証券で${dates.day(from)}から${dates.end(to)}まですでに補償されています。この行を削除するか、それより後の効力発生日を選択してください。`,
  DUP_INSURER: ({ from, to, policy_no }) =>
    say`同じ保険会社の保険証券${policy_no}で${dates.day(from)}から${dates.end(to)}まですでに補償されており、重複して加入できません。この行を削除するか、それより後の効力発生日を選択してください。`,
  DUP_OTHER: ({ from, to, policy_no }) =>
    say`保険証券${policy_no}でも${dates.day(from)}から${dates.end(to)}まで補償されており、重なる日の保険料は二重になります。それでも追加するか確認してください。`,
  GAP: ({ from, to, days }) =>
    say`${dates.day(from)}から${dates.day(to)}までの${days}日間は無保険です。この期間に働く場合は、できるだけ早い効力発生日を選択してください。`,
  WC_REMEMBERED: ({ words, name }) =>
    say`記憶済み：「${words}」は、以前の対応付けどおり${name}です。違う場合は「忘れる」を押してください。`,
  WC_UNKNOWN: () => '派遣先が選択されていないか、登録されていません。一覧から選択してください。',
  WC_PENDING: () => 'この派遣先はまだ承認されていません。承認を待つか、別の派遣先を選択してください。',
  WC_DISABLED: () =>
    'この派遣先は利用停止中です。別の派遣先を選択するか、サービス担当者に再開を依頼してください。',
  OCC_REMEMBERED: ({ words, name }) =>
    say`記憶済み：「${words}」は、以前の対応付けどおり${name}です。違う場合は「忘れる」を押してください。`,
  OCC_UNKNOWN: () => '職種が選択されていないか、職種表にありません。一覧から選択してください。',
  OCC_NOT_ALLOWED: () =>
    'この職種はこの派遣先では承認されていません。承認済みの職種を選択するか、追加を申請してください。',
  OCC_SERIES: () =>
    'この職種は、この保険証券のプランとは別の系列のものです。この保険証券の職種一覧から選び直してください。',
  OCC_CLASS: ({ category }) =>
    say`このプランでは、この方を職業級別${category}の仕事で補償できません。職種を確認するか、別のプランを選択してください。`,
  DATE_PAST: ({ earliest_start_date }) =>
    say`効力発生日が過ぎており、さかのぼって補償することはできません。${earliest_start_date}以降の日付を選択してください。`,
  DATE_CUTOFF: ({ earliest_start_date }) =>
    say`この効力発生日の締切時刻を過ぎました。${earliest_start_date}以降の日付を選択してください。`,
  DATE_BEYOND_POLICY: ({ from, to, start }) =>
    start !== undefined && start > to
      ? say`効力発生日${start}は、この保険証券で選択できる範囲（${from}から${to}まで）より後です。その日を含む保険証券で加入してください。`
      : say`効力発生日が選択できる範囲を外れています。${from}から${to}までの日付を選択してください。`,
  DATE_END: ({ from, to }) =>
    from === to
      ? say`この保険証券の補償はすべて${dates.end(to)}に終了します。終了日は空欄にしてください。`
      : say`終了日は${dates.day(from)}から${dates.day(to)}までの日付にしてください。空欄の場合は保険証券の満了日まで補償されます。`,
  BLACKLIST: () =>
    'この方は制限対象者のため加入できません。この行を削除するか、理由をサービス担当者にお問い合わせください。',
  MOBILE: () => '携帯電話番号は13～19で始まる11桁です。修正するか、空欄にしてください。',
  NOT_INSURED: ({ near, namesakes = 0, policy_no }) =>
    policy_no
      ? say`証券 ${policy_no} で補償中です。`
      : namesakes > 0
        ? 'この氏名の補償中の人はいますが、番号が一致しません。番号を確認するか、退職する人を選んでください。'
        : say`この氏名または番号の人は現在この証券で補償されていないか、すでに減員されています${near === '' ? '' : say`。近い氏名：${near}`}。氏名・番号・証券を確認してください。`,
  AMBIGUOUS: ({ count }) =>
    say`同じ氏名の被保険者が ${count} 人います。退職する人を選ぶか、番号の下4桁を加えてください。`,
  OFF_OTHER_NAME: ({ name, work_company }) =>
    say`この番号は${name}さん（${work_company}で補償中）のもので、この行の氏名と合いません。退職するのが誰かを確認し、氏名か番号を直してください。`,
  OFF_OTHER_COMPANY: ({ written, work_company }) =>
    say`名簿には「${written}」とありますが、この氏名の人は「${work_company}」で補償されています。同じ人か確認し、同じであれば補償中の派遣先に直してください。`,
  OFF_NAMESAKE_LEFT: ({ change_no }) =>
    say`最近、変更 ${change_no} で同姓同名の別の人を減員しました。名簿はその人のことかもしれません。今回離れる人を選ぶか、番号の下4桁を入力してください。`,
  OFF_STAYS_COVERED: ({ work_company, from, to }) =>
    say`この人は「${work_company}」でも補償されています（${from}～${to}）。名簿はこの行の派遣先だけを指すため、その補償は続きます。あわせて終了するには、この行の派遣先を空にしてください。`,
  BEING_REMOVED: ({ change_no }) =>
    say`変更 ${change_no} でこの人を減員中で、保険会社の回答がまだありません。その変更を取り消すか、回答後に加入手続をしてください。`,
  ALREADY_PENDING_OFF: ({ change_no }) =>
    say`変更 ${change_no} がこの補償をすでに終えます。異動の場合は新しい職場で補償が続くので、その補償を選んで減員してください。減員・入替の場合はこの行を消してください。日付を変えるには、保険会社へ送る前にその変更を取り消してください。`,
  OFF_DATE_EARLY: ({ earliest_off_date }) =>
    say`補償を終えられるのは早くて ${earliest_off_date} からです。始まった日は戻せません。その日にしてください。`,
  OFF_DATE_PASSED: ({ said, last_day }) =>
    say`名簿では最終日が ${said} ですが、すでに過ぎています。補償はさかのぼって終えられないため、${dates.end(last_day)} に終わります。`,
  OFF_DATE_LATE: ({ last_day }) =>
    say`この補償は ${dates.end(last_day)} に自動的に終わります。より早い日にするか、行を消してください。`,
  PAIR_UNBALANCED: ({ missing }) =>
    missing === 'leaver'
      ? '誰と入れ替わるのかが書かれていません：抜ける人を入力するか、この行を消して追加の手続をしてください。'
      : '誰が代わりに入るのかが書かれていません：入る人を入力するか、この行を消して減員の手続をしてください。',
  REPLACE_SEVERAL: ({ count }) =>
    say`この人にはこの証券で補償が ${count} 件あります：入れ替える補償を選んでください。`,
  REPLACE_QUOTA: ({ per, limit, refund_fen, premium_fen }) =>
    say`${per === 'seat' ? 'この枠' : 'この証券'}の入替は月 ${limit} 回までで、すでに使い切りました${premium_fen === undefined ? '' : say`。減員と追加にする場合は ¥${yuan(refund_fen)} の返戻、¥${yuan(premium_fen)} の保険料です`}。`,
  REPLACE_SERVED: ({ served_days }) =>
    say`補償が ${served_days} 日以上続いてからでないと入替できません：後の日を選ぶか、減員と追加にしてください。`,
  REPLACE_CLASS: ({ category }) =>
    say`この枠は職業級別 ${category} で、このプランでは同じ級別の人だけが入れます：職種を確かめるか、減員と追加にしてください。`,
  REPLACE_COMPANY: ({ work_company }) =>
    say`この枠は「${work_company}」のもので、このプランでは同じ派遣先の人だけが入れます：派遣先を確かめるか、減員と追加にしてください。`,
  TRANSFER_PENDING: ({ change_no }) =>
    say`異動手続 ${change_no} でこの人を異動中で、保険会社の回答がまだありません：回答を待つか、その手続を取り消してください。`,
  TRANSFER_SAME: () =>
    'この人はすでにその派遣先でその職種です：別の派遣先か職種を選ぶか、この行を消してください。',
};
