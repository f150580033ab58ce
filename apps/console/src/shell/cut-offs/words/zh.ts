import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  each: '各保单的截止时间不同（北京时间）。',
  today: '{{time}} 前确认，当天起保障',
  tomorrow: '{{time}} 前确认，{{day}}起保障',
  later: '已来不及明日生效：{{time}} 前确认，{{day}}起保障',
  closed: '不再接受加保',
};
