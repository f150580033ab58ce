import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  slow: '服务器已有半分钟没有响应，最多再等到三分钟，已填写的内容不会丢失。',
  again: '重新读取',
  stop: '停止等待',
};
