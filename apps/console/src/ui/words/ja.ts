import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  retry: '再試行',
  failed: '読み込めませんでした。データは変更されていません。',
  quote: '解決しない場合は、番号 {{code}} をお知らせください',
  loading: '読み込み中',
  nothingFound: '条件に一致するものはありません。',
  clearFilters: '条件をクリア',
  close: '閉じる',
  reload: '再読み込み',
  newVersion: '新しいバージョンがあります。',
};
