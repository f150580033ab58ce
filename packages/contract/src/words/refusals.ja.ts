import type { RefusalWords } from './refusals.en.ts';
import { yuan } from './yuan.ts';

export const japanese: RefusalWords = {
  AUTH: () => 'もう一度サインインしてください。',
  TOKEN_UNKNOWN: () => 'このサインインは確認できません。もう一度サインインしてください。',
  SIGNED_IN_ELSEWHERE: () =>
    '別の場所でサインインしたか、パスワードを変更したため、ここでのサインインは終了しました。もう一度サインインしてください。',
  TOKEN_EXPIRED: () =>
    '長い間操作がありませんでした。もう一度サインインしてください。入力した内容は残っています。',
  LOGIN_FAIL: () => 'ユーザー名またはパスワードが正しくありません。確認して、もう一度お試しください。',
  CAPTCHA: () => '画像の文字を入力してください。読めない場合は1分待つと入力なしで試せます。',
  FORBIDDEN: () => 'お使いのアカウントではこの操作ができません。管理者に権限の追加を依頼してください。',
  NO_ENTERPRISE: () => 'まだ企業が登録されていません。企業を追加し、承認をお待ちください。',
  ENTERPRISE_MISMATCH: () =>
    'このページは、サインイン中の企業とは別の企業のものです。ページを再読み込みしてください。',
  ENTERPRISE_FROZEN: () =>
    'この企業は凍結されています。現在、お手続きはできません。サービス担当者にご連絡ください。',
  ENTERPRISE_EXPIRED: () => 'この企業のサービスは期限が切れています。続けるには更新してください。',
  NOT_ACTIVATED: ({ status }) =>
    status === 1
      ? '先に実名認証を完了してください。'
      : status === 2
        ? '先に情報技術サービス契約を締結してください。'
        : '先に口座開設承諾書に署名してください。',
  VALIDATION: ({ fields }) => `次の項目を確認してください：${fields.join('、')}。`,
  NOT_FOUND: () => '該当する記録がありません。削除された可能性があります。一覧に戻ってください。',
  UNKNOWN_PATH: () => 'このアドレスは存在しません。',
  TOO_LARGE: ({ limit_mb }) => `内容が${limit_mb} MBを超えています。分割して送信してください。`,
  MEDIA_TYPE: () =>
    'コンテンツタイプをapplication/jsonとして、JSONで送信してください（ファイルはapplication/octet-stream）。',
  RATE_LIMIT: ({ retry_after_s }) =>
    `試行回数が多すぎます。${retry_after_s}秒待ってから、もう一度お試しください。`,
  IDEMPOTENCY_CONFLICT: () =>
    'このリクエスト番号は別の内容に使用されています。新しい番号でもう一度送信してください。',
  UNAVAILABLE: ({ retry_after_s }) =>
    `ただいま混み合っています。何も変更されていません。${retry_after_s}秒後にもう一度お試しください。`,
  SERVER: () =>
    'システムで問題が発生しました。何も変更されていません。もう一度お試しください。解決しない場合は、リクエスト番号をお知らせください。',
  VIEWS_TOO_MANY: ({ views_max }) =>
    `この一覧のビューは${views_max}件まで保存できます。先に1件削除してください。`,
  REVEAL_LIMIT: ({ reveals_max, opens_at }) =>
    `本日は1日の上限である${reveals_max}件の番号を表示済みのため、今回は表示していません。${opens_at}以降に再度お試しいただくか、権限のある担当者にご依頼ください。`,
  POLICY_CLOSED: () => 'この保険証券は現在追加を受け付けていません。別の保険証券を選択してください。',
  ROWS_REFUSED: ({ error_count }) => `修正が必要な行が${error_count}行あります。まだ誰も追加されていません。`,
  ROWS_TOO_MANY: ({ rows_max }) =>
    `1件の異動手続に含められるのは${rows_max}人までです。名簿を分割してください。`,
  DUPLICATE_SUBMIT: ({ change_no, submitted_at }) =>
    `同じ名簿を${submitted_at}に異動手続${change_no}として提出済みです。その手続を開くか、もう一度提出する場合は確認してください。`,
  STATE_CONFLICT: () =>
    'この異動手続の状態はすでに変わっています。再読み込みして最新の状態を確認してください。',
  FORECAST_EXPIRED: () => 'この金額は15分以上前のものです。もう一度試算して、現在の金額を確認してください。',
  CUTOFF_PASSED: ({ earliest_start_date }) =>
    `この効力発生日の締切時刻を過ぎました。現在、最も早い効力発生日は${earliest_start_date}です。もう一度試算してください。`,
  PRICE_CHANGED: ({ premium_fen }) =>
    `保険料が¥${yuan(premium_fen)}に変わりました。まだ何も確定していません。先に新しい試算を確認してください。`,
  BALANCE: ({ short_by_fen }) =>
    `残高が¥${yuan(short_by_fen)}不足しています。チャージしてください。下書きは残っています。`,
  UNDO_CLOSED: ({ lock_at }) => `この異動手続は取り消せません。取消の期限は${lock_at}でした。`,
  ROSTER_CHANGED: ({ by, at }) =>
    `${by} さんが ${at} にこの名簿を保存しました。開き直して内容を確認し、もう一度変更してください。`,
  ROSTER_STATE: ({ status }) =>
    status === 10
      ? 'この名簿のファイルはまだ読み込み中です。完了を待つか、名簿を破棄してください。'
      : 'この名簿は提出済みか破棄済みです。新しい名簿を作成してください。',
  ROSTER_EMPTY: () => 'この名簿にはまだ誰もいません。先に加入者を追加してください。',
  LIST_NOT_FOUND: () =>
    '加入者の名簿が見つかりません。氏名と証明書番号が 1 人 1 行で入っているか確認して、もう一度お試しください。',
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
    `ファイルの内容が多すぎます（${insideJa[what](limit)}）。名簿だけを新しいファイルにコピーして選択してください。`,
};

const insideJa = {
  parts: (limit: number) => `内部ファイルが ${limit} 個超`,
  unpacked_mb: (limit: number) => `展開後 ${limit} MB 超`,
  ratio: (limit: number) => `展開後に元の ${limit} 倍超`,
  rows: (limit: number) => `${limit} 行超`,
  columns: (limit: number) => `${limit} 列超`,
  characters: (limit: number) => `1 セルに ${limit} 文字超`,
  cells: (limit: number) => `${limit} セル超`,
} as const;
