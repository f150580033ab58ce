import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  copyReply: '复制回复',
  copied: '已复制，可以直接回复发名单的人。',
  covered_other: '{{count, number}} 人有保障：自 {{from}} 起，至 {{until}} 24:00 止。',
  whenIssued_other:
    '暂未最终生效：保险公司出单后，{{count, number}} 人有保障，自 {{from}} 起，至 {{until}} 24:00 止。',
  coveredUpTo_other:
    '{{count, number}} 人有保障：自 {{from}} 起，终止日以名单所列为准，最晚至 {{until}} 24:00 止。',
  whenIssuedUpTo_other:
    '暂未最终生效：保险公司出单后，{{count, number}} 人有保障，自 {{from}} 起，终止日以名单所列为准，最晚至 {{until}} 24:00 止。',
  withdrawn: '这次加保已撤回，没有人因此获得保障。',
  void: '这次加保已作废，没有人因此获得保障。',
  notCovered_other: '以下 {{count, number}} 人没有保障：',
  person: '{{name}}（{{last4}}）',
  separator: '、',
  why: '{{person}}：{{why}}',
  ended: '{{why}}（保障至 {{time}}，之后没有保障）',
  more_other: '……另有 {{count, number}} 人没有保障',
  twice_other: '名单中另有 {{count, number}} 行是已在保人员，没有重复加保。',
};
