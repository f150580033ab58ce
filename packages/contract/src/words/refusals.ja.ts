import type { RefusalWords } from './refusals.en.ts';
import { yuan } from './yuan.ts';
import { sayIn } from './say.ts';

const say = /* @__PURE__ */ sayIn('ja');

export const japanese: RefusalWords = {
  AUTH: () => 'もう一度ログインしてください。',
  TOKEN_UNKNOWN: () => 'このログインは確認できません。もう一度ログインしてください。',
  SIGNED_IN_ELSEWHERE: () =>
    '別の場所でログインしたか、パスワードを変更したため、ここでのログインは終了しました。もう一度ログインしてください。',
  SIGN_IN_WITHDRAWN: () =>
    '管理者がこのログインを終了しました。アカウント、またはこの企業での権限が停止されています。管理者にお問い合わせください。',
  TOKEN_EXPIRED: () =>
    '長い間操作がありませんでした。もう一度ログインしてください。入力した内容は残っています。',
  LOGIN_FAIL: () => 'ユーザー名またはパスワードが正しくありません。確認して、もう一度お試しください。',
  CAPTCHA: () =>
    'パスワードの誤りが続いたため、ブラウザーによる確認の計算が必要ですが、その結果が届いていません。パスワードは照合していません。もう一度押すか、1分待ってからお試しください。',
  FORBIDDEN: () => 'お使いのアカウントではこの操作ができません。管理者に権限の追加を依頼してください。',
  NO_ENTERPRISE: () => 'まだ企業が登録されていません。企業を追加し、承認をお待ちください。',
  ENTERPRISE_MISMATCH: () =>
    'このページは、ログイン中の企業とは別の企業のものです。ページを再読み込みしてください。',
  ENTERPRISE_FROZEN: () =>
    'この企業は凍結されています。現在、お手続きはできません。サービス担当者にご連絡ください。',
  ENTERPRISE_EXPIRED: () => 'この企業のサービスは期限が切れています。続けるには更新してください。',
  NOT_ACTIVATED: ({ status }) =>
    status === 1
      ? '先に実名認証を完了してください。'
      : status === 2
        ? '先に情報技術サービス契約を締結してください。'
        : '先に口座開設承諾書に署名してください。',
  VALIDATION: ({ fields }) => say`次の項目を確認してください：${fields.join('、')}。`,
  NOT_FOUND: () => '該当する記録がありません。削除された可能性があります。一覧に戻ってください。',
  UNKNOWN_PATH: () => 'このアドレスは存在しません。',
  TOO_LARGE: ({ limit_mb }) => say`内容が${limit_mb} MBを超えています。分割して送信してください。`,
  MEDIA_TYPE: () =>
    'コンテンツタイプをapplication/jsonとして、JSONで送信してください（ファイルはapplication/octet-stream）。',
  RATE_LIMIT: ({ retry_after_s }) =>
    say`試行回数が多すぎます。${retry_after_s}秒待ってから、もう一度お試しください。`,
  TOO_MANY_AT_ONCE: ({ whose, retry_after_s }) =>
    say`${{ user: 'お客様', enterprise: '貴社', address: 'お使いのネットワーク' }[whose]}からの処理が同時に多すぎます。今回の操作は始まっておらず、何も変更されていません。${retry_after_s} 秒後にもう一度お試しください。`,
  IDEMPOTENCY_CONFLICT: () =>
    'このリクエスト番号は別の内容に使用されています。新しい番号でもう一度送信してください。',
  ANSWER_FORGOTTEN: ({ done_at }) =>
    say`この操作は${done_at}に完了しており、再度の処理は行っていません。当時の結果の詳細は保存されていません。ページを再読み込みし、名簿または変更履歴で確認してください。`,
  UNAVAILABLE: ({ retry_after_s }) =>
    say`ただいま混み合っています。何も変更されていません。${retry_after_s}秒後にもう一度お試しください。`,
  OUTCOME_UNKNOWN: ({ retry_after_s, is_keyed }) =>
    say`結果を受け取る前に接続が切れたため、処理が完了したかどうかを確認できません。入力内容は保持されています。${is_keyed ? say`${retry_after_s}秒後にもう一度お試しください。二重に処理されることはありません。` : say`完了しているかどうかを確認し、完了していなければ${retry_after_s}秒後にもう一度お試しください。`}`,
  SERVER: () =>
    'システムで問題が発生しました。何も変更されていません。もう一度お試しください。解決しない場合は、リクエスト番号をお知らせください。',
  ALIAS_TAKEN: ({ name }) =>
    say`「${name}」はそれ自体が正式な名前で、常にそれを指します。何も記憶していません。別の書き方を選んでください。`,
  ALIASES_TOO_MANY: ({ aliases_max }) =>
    say`すでに${aliases_max}件の略称を記憶しているため、これは記憶していません。先に不要な略称をいくつか忘れる操作をしてください。`,
  VIEWS_TOO_MANY: ({ views_max }) =>
    say`この一覧のビューは${views_max}件まで保存できます。先に1件削除してください。`,
  QUOTA: ({ what, whose, most }) =>
    whose === 'author'
      ? say`この下書きを作成した担当者の下書きは、過去24時間以内に削除したものを含めて合計${most}人を超えます。名簿は残っています。その担当者に変更履歴で下書きを確定してもらうか、明日続けてください。`
      : quotaJa[what](whose === 'user', most),
  REVEAL_LIMIT: ({ reveals_max, opens_at }) =>
    say`本日は1日の上限である${reveals_max}件の番号を表示済みのため、今回は表示していません。${opens_at}以降に再度お試しいただくか、権限のある担当者にご依頼ください。`,
  NUMBER_GUESSES: ({ guesses_max, opens_at }) =>
    say`本日入力された証明書番号や携帯番号のうち、登録済みの方の番号とほぼ同じものが1日の上限${guesses_max}件に達したか、今回の入力で超えます。${opens_at}までは、登録済みの番号に似たものについては何もお知らせできません。何も変更しておらず、入力内容はそのまま残っています。原本で確かめてからその後に続けるか、ほかの担当者に入力をご依頼ください。`,
  POLICY_CLOSED: () => 'この保険証券は現在この異動を受け付けていません。別の保険証券を選択してください。',
  ROWS_REFUSED: ({ error_count }) =>
    say`修正が必要な行が${error_count}行あります。まだ何も手続していません。`,
  WARNINGS_NEW: ({ row_count }) =>
    say`試算の後、${row_count}行に新しい確認事項が生じたため、確定していません。内容を確認してから、もう一度確定してください。`,
  ROWS_TOO_MANY: ({ rows_max }) =>
    say`1件の異動手続に含められるのは${rows_max}人までです。名簿を分割してください。`,
  LIST_TOO_LONG: ({ characters_max }) =>
    say`この名簿のセルの文字数は合計${characters_max}文字を超えています。長い備考を短くするか、名簿を分割してください。`,
  DUPLICATE_SUBMIT: ({ change_no, submitted_at }) =>
    say`同じ名簿を${submitted_at}に異動手続${change_no}として提出済みです。その手続を開くか、もう一度提出する場合は確認してください。`,
  STATE_CONFLICT: () =>
    'この異動手続の状態はすでに変わっています。再読み込みして最新の状態を確認してください。',
  OWN_APPROVAL: () =>
    'ご自身が承認を依頼した異動手続です。承認権限のある別の方が承認してください。差し戻して修正するか、下書きを削除できます。',
  FORECAST_EXPIRED: () =>
    'この金額は無効になりました。15分以上前のものか、試算後に名簿が変更されています。もう一度試算して、現在の金額を確認してください。',
  CUTOFF_PASSED: ({ earliest_start_date }) =>
    say`この効力発生日の締切時刻を過ぎました。現在、最も早い効力発生日は${earliest_start_date}です。もう一度試算してください。`,
  PRICE_CHANGED: ({ premium_fen, refund_fen }) =>
    refund_fen === null
      ? say`保険料が¥${yuan(premium_fen)}に変わりました。まだ何も確定していません。先に新しい試算を確認してください。`
      : say`返還額が¥${yuan(refund_fen)}に変わりました。まだ何も確定していません。先に新しい試算を確認してください。`,
  BALANCE: ({ short_by_fen }) =>
    say`残高が¥${yuan(short_by_fen)}不足しています。チャージしてください。下書きは残っています。`,
  ROWS_MOVED: () =>
    'この中の人を、いま別の人が減員しています。何も変更していません。もう一度見積もって確認してください。',
  REPLACE_NOT_ALLOWED: () => 'このプランでは入替できません：抜ける人を減員し、入る人を追加してください。',
  MIN_PERSONS: ({ min_persons, left }) =>
    say`この証券は最低${min_persons}名の加入が必要で、減員後は${left}名になります。一部の人を残してください。証券全体を終えるには担当者へご連絡ください。`,
  ENDED_ELSEWHERE: ({ change_no }) =>
    say`異動手続 ${change_no} が、この手続で追加した人を減員しています。先にその手続を取り消してください。`,
  COUNTED_ELSEWHERE: ({ change_no, min_persons, left }) =>
    say`異動手続 ${change_no} は、この手続で追加した人がいる前提で減員しています。取り消すと${left}名になり、最低${min_persons}名を下回ります。先にその手続を取り消すか、別の人を追加してください。`,
  NO_LIST_KEPT: () =>
    '減員・入替・異動されなかった人の補償はこれまでどおりで、名簿は残していません。改めて手続してください。',
  UNDO_CLOSED: ({ lock_at }) => say`この異動手続は取り消せません。取消の期限は${lock_at}でした。`,
  RENEW_NOT_OPEN: ({ opens_on }) =>
    say`この保険証券は今は更新できません。${opens_on}から満了後7日まで、次の保険証券の期間が残っている間に更新できます。`,
  RENEW_FUNDS: ({ short_by_fen }) =>
    say`残高が¥${yuan(short_by_fen)}不足しているため、この保険証券は更新していません。チャージしてから更新してください。`,
  RENEWAL_CHANGED: ({ person_count, premium_fen }) =>
    say`更新の内容が変わったため、まだ手続きしていません：現在は${person_count}名、¥${yuan(premium_fen)}です。もう一度ご確認ください。`,
  NOTHING_TO_RENEW: () =>
    '更新する方はいません。満了日まで補償される方は、すでに次の保険証券で補償されているか、減員されています。',
  GAP_NONE: () => '名簿に加える方はもういません。全員が補償されているか、手続き中です。',
  GAP_NO_POLICY: () =>
    'その日を補償する同じプランの証券がまだありません。担当者に開設を依頼するか、別の証券にこの方々を追加してください。',
  LIST_CHANGED: ({ by, at }) =>
    say`${by} さんが ${at} にこの名簿を保存しました。開き直して内容を確認し、もう一度変更してください。`,
  LIST_EDITED: ({ by, at }) =>
    say`${by}さんが${at}に、この異動手続の名簿を変更または破棄しました。まだ何も手続していません。名簿に戻って確認し、もう一度提出してください。`,
  LIST_STATE: ({ status, change }) =>
    status === 10
      ? 'この名簿のファイルはまだ読み込み中です。完了を待つか、名簿を破棄してください。'
      : change
        ? say`この名簿は異動手続 ${change.change_no} として提出済みで、やり直しは不要です。その手続を開いて結果を確認してください。`
        : 'この名簿は提出済みか破棄済みです。新しい名簿を作成してください。',
  LIST_EMPTY: () => 'この名簿にはまだ誰もいません。先に加入者を追加してください。',
  LIST_NOT_FOUND: () =>
    '加入者の名簿が見つかりません。氏名と証明書番号が 1 人 1 行で入っているか確認して、もう一度お試しください。',
  EVIDENCE_TYPE: () =>
    '写真でもPDFでもありません。書類の .jpg、.png、.pdf ファイル（10 MBまで）を選んでください。',
  FILE_GONE: () => 'ファイルはもう保存されていません。もう一度選択してください。',
  FILE_EMPTY: () => '空のファイルです。名簿の入ったファイルを選択してください。',
  FILE_TYPE: () => '表計算ファイルではありません。.xlsx または .csv を選択するか、名簿を貼り付けてください。',
  FILE_XLS: () =>
    '古い形式の .xls ファイルです。Excel または WPS で開き、.xlsx で保存し直して選択してください。',
  FILE_PROTECTED: () =>
    'パスワード付きのファイルです。開いてパスワードを解除し、保存してからもう一度選択してください。',
  FILE_BROKEN: () =>
    'ファイルが壊れているか不完全です。Excel または WPS で開き、.xlsx で保存し直して選択してください。',
  FILE_TOO_SLOW: () =>
    '読み込みに時間がかかりすぎます。名簿を新しいファイルにコピーして選択するか、貼り付けてください。',
  FILE_TOO_LARGE_INSIDE: ({ what, limit }) =>
    say`ファイルの内容が多すぎます（${insideJa[what](limit)}）。名簿だけを新しいファイルにコピーして選択してください。`,
};

const quotaJa = {
  file_mb: (own: boolean, most: number) =>
    say`${own ? 'お客様' : '貴社'}のファイルは合計${most} MBまで保存できますが、このファイルを加えると上限を超えます。このファイルは保存されていませんが、入力した内容は残っています。ファイルから読み込んだ名簿を完了または破棄するか、しばらくお待ちください。ファイルは1日以内に消去されます。`,
  uploads: (own: boolean, most: number) =>
    say`${own ? 'お客様' : '貴社'}が1時間に送信したファイルが${most}件に達しました。このファイルは保存されていませんが、入力した内容は残っています。しばらくしてからもう一度お試しいただくか、複数の名簿を1つのファイルにまとめてください。`,
  lists: (own: boolean, most: number) =>
    say`${own ? 'お客様' : '貴社'}の未完了の名簿が${most}件あるため、新しく作成できません。このページを開いている間は、入力した内容は失われません。不要な名簿を破棄してから続けてください。`,
  drafts: (own: boolean, most: number) =>
    say`${own ? 'お客様' : '貴社'}の未確定の下書きが${most}件あるため、新しく作成できません。名簿は残っています。変更履歴で下書きを確定または削除してから、ここで続けてください。`,
  draft_rows: (own: boolean, most: number) =>
    say`${own ? 'お客様' : '貴社'}の下書きは、過去24時間以内に削除したものを含めて合計${most}人を超えます。名簿は残っています。変更履歴で下書きを確定するか、明日続けてください。`,
  views: (own: boolean, most: number) =>
    say`${own ? 'お客様' : '貴社'}が保存したビューが${most}件に達しました。入力した名前は残っています。不要なビューを削除してから、もう一度保存してください。`,
} as const;

const insideJa = {
  parts: (limit: number) => say`シート・画像などが合わせて ${limit} 個超`,
  unpacked_mb: (limit: number) => say`展開後 ${limit} MB 超`,
  ratio: (limit: number) => say`展開後に元の ${limit} 倍超`,
  rows: (limit: number) => say`${limit} 行超`,
  columns: (limit: number) => say`${limit} 列超`,
  characters: (limit: number) => say`1 セルに ${limit} 文字超`,
  cells: (limit: number) => say`${limit} セル超`,
} as const;
