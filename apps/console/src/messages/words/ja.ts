import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  title: 'お知らせ',
  purpose: '異動手続の結果と、運営からのお知らせです。',
  empty: 'お知らせはまだありません。保険会社が回答すると、ここに届きます。',
  message: '内容',
  kind: '種別',
  info: '参考',
  warning: '要対応',
  danger: '補償なし',
  read: '既読',
  isRead: '既読',
  isUnread: '未読',
  time: '日時',
  all: 'すべて',
  about: '用件',
  CHANGE_ISSUED: '異動手続の完了',
  CHANGE_PARTLY_ISSUED: '異動手続の一部完了',
  CHANGE_REFUSED: '異動手続の拒否',
  CHANGE_UNANSWERED: '2時間回答なし',
  markAll_other: '{{shown}} 件をすべて既読にする',
  markChosen: '既読にする',
  marked_other: '{{count, number}} 件を既読にしました',
  notice: '運営からのお知らせ',
};
