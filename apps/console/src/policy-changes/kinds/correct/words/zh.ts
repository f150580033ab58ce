import type { WordsIn } from '../../../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  confirmTitle: '确认更正',
  confirmPurpose: '确认之前不会更正任何信息。',
  confirm_other: '为{{company}}确认 {{count, number}} 人的更正，不收费',
  days: '报送保险公司的起日',
  amount: '费用',
  what: '更正的内容',
  promise: '保障不变：日期、价格都不变。保险公司出具批单后，更正才生效',
  free: '不收费，也不退费。保险公司答复之前，不能为此人办理其他变更。',
  behind_other: '还有 {{count, number}} 行未办理。',
  outlookDraft: '尚未提交：此人仍按原来的信息登记',
  outlookDone_other: '已更正 {{count, number}} 人的信息；保障不变',
  outlookWhenIssued_other: '保险公司出具批单后，更正 {{count, number}} 人的信息；在此之前按原来的信息保障',
  outlookPartly: '已更正 {{done, number}} 人；{{failed, number}} 人仍按原来的信息登记',
  outlookRefused: '未更正：保险公司仍按原来的信息登记，保障不变',
  outlookStays: '这次变更未更正任何信息：仍按原来的登记',
  undoMeans_other: '{{count, number}} 人仍按原来的信息登记，保障不变。',
  undoYes_other: '为{{company}}撤回 {{count, number}} 人的更正',
  keep: '保留更正',
  more: '更正其他人',
};
