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
  FORBIDDEN: () => 'お使いのアカウントではこの操作ができません。管理者に権限の追加を依頼してください。',
  NO_ENTERPRISE: () => 'まだ企業が登録されていません。企業を追加し、承認をお待ちください。',
  ENTERPRISE_MISMATCH: () =>
    'このページは、サインイン中の企業とは別の企業のものです。ページを再読み込みしてください。',
  ENTERPRISE_FROZEN: () =>
    'この企業は凍結されています。閲覧はできますが、変更はできません。サービス担当者にご連絡ください。',
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
  MEDIA_TYPE: () => 'コンテンツタイプをapplication/jsonとして、JSONで送信してください。',
  RATE_LIMIT: ({ retry_after_s }) =>
    `試行回数が多すぎます。${retry_after_s}秒待ってから、もう一度お試しください。`,
  IDEMPOTENCY_CONFLICT: () =>
    'このリクエスト番号は別の内容に使用されています。新しい番号でもう一度送信してください。',
  UNAVAILABLE: ({ retry_after_s }) =>
    `ただいま混み合っています。何も変更されていません。${retry_after_s}秒後にもう一度お試しください。`,
  SERVER: () =>
    'システムで問題が発生しました。何も変更されていません。もう一度お試しください。解決しない場合は、リクエスト番号をお知らせください。',
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
};
