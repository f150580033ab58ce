import type { WordsIn } from '../../../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  confirmTitle: '确认替换',
  confirmPurpose: '确认之前任何人的保障都不变。',
  confirm_other: '确认为{{company}}替换 {{count, number}} 人，补 {{sum}}',
  confirmFree_other: '确认为{{company}}免费替换 {{count, number}} 人',
  days: '替换日',
  amount: '差额',
  from: '替换时间',
  promise: '离开的人保障至 {{last}}，接替的人从 {{first}} 起保障：中间不脱保',
  promiseIssue: '保险公司出单后：离开的人保障至 {{last}}，接替的人从 {{first}} 起保障',
  promiseEach: '各名额替换日不同，从 {{first}} 到 {{last}}：中间不脱保',
  free: '在方案的免费替换次数之内：不收费，也不退费。',
  difference: '职业类别更高，按剩余天数补 {{sum}}。',
  behind_other: '还有 {{count, number}} 行：这次确认不为其替换。',
  outlookDraft: '尚未提交：离开的人保障不变，接替的人没有保障',
  outlookDone_other: '{{count, number}} 人从 {{time}} 起接替，中间不脱保',
  outlookWhenIssued_other: '保险公司出单后，{{count, number}} 人从 {{time}} 起接替',
  outlookPartly: '已替换 {{done, number}} 人；{{failed, number}} 对未替换：谁仍有保障、到何时，见各行',
  outlookRefused: '均未替换：谁仍有保障、到何时，见各行',
  outlookStays: '这次变更未替换任何人：原来的人保障照旧，接替的人没有保障',
  undoMeans_other: '原来的人保障照旧，接替的 {{count, number}} 人没有保障。',
  undoYes_other: '为{{company}}撤回 {{count, number}} 人的替换',
  keep: '保留替换',
  more: '继续替换',
};
