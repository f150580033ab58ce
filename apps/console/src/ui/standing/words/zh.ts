import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  coveredUntil: '在保，至 {{time}}',
  startsOn: '{{time}} 起生效',
  notIssued: '尚未在保：保险公司还未承保',
  endedOn: '{{time}} 起不在保',
  never: '从未在保',
};
