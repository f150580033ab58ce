import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  retry: '重试',
  failed: '加载失败，数据没有任何变动。',
  quote: '如果仍然失败，请向客服提供编号 {{code}}',
  loading: '加载中',
  nothingFound: '没有符合筛选条件的记录。',
  clearFilters: '清除筛选',
  close: '关闭',
  reload: '刷新',
  newVersion: '系统已更新到新版本。',
};
