import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const japanese: WordsIn<'ja', typeof english> = {
  slow: 'サーバーから30秒間応答がありません。最長3分まで待ちます。入力内容は失われません。',
  again: '読み込み直す',
  stop: '待つのをやめる',
};
