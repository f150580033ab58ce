import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  proposals: '按原文不加保的人',
  leave_other: '{{count, number}} 人离职',
  wait_other: '{{count, number}} 人暂缓',
  replace_other: '{{count, number}} 人顶替他人',
  replaceOf_other: '{{count, number}} 人顶替{{of}}',
  correct_other: '{{count, number}} 人更正',
  correctOf_other: '{{count, number}} 人更正：{{of}}',
  again_other: '{{count, number}} 人再发一遍',
  unclear_other: '{{count, number}} 人没说清',
  separator: '、',
  andMore_other: '等，另有 {{count, number}} 人',
  moreWords_other: '另有 {{count, number}} 处原文，见各行',
  leaveMeans:
    '这些人不会加保。减保尚未开通，请联系客户经理办理；在此之前，这些行留在名单里，回复里也会写明。',
  waitMeans: '这些人暂时不会加保，留在名单里，回复里也会写明；可以投保时再加。',
  replaceMeans:
    '这些人不会加保，被顶替的人仍然在保。替换尚未开通：可以先给新人加保，再联系客户经理为被顶替的人减保。在此之前，这些行留在名单里，回复里也会写明。',
  correctMeans:
    '这些人不会加保。更正已投保的人尚未开通，请联系客户经理办理；还没投保的，可以直接加保。这些行留在名单里，回复里也会写明。',
  againMeans: '这些人不会重复加保，留在名单里，回复里也会写明。',
  unclearMeans: '弄清原文的意思之前，这些人不会加保：请问发消息的人。这些行留在名单里，回复里也会写明。',
  addAll_other: '{{count, number}} 人全部仍要加保',
  addAllMeans_other: '原文对{{names}}另有说法。仍要给这 {{count, number}} 人加保吗？',
  addAllYes_other: '是，给 {{count, number}} 人加保',
  addAllNo: '不，按原文',
  source: '粘贴的原文',
  showSource: '查看粘贴的原文',
  foldSource: '收起原文',
  sheetRows: '文件中的原始行',
  showSheet_other: '查看文件中的原始行，其中 {{count, number}} 行没有成为人员',
  foldSheet: '收起原始行',
  moreRows_other: '另有 {{count, number}} 行已在名单中',
  toRow: '第 {{row, number}} 行',
  notUnderstood: '没有读懂',
  rowGone: '对应的行已删除',
  moreLines_other: '另有 {{count, number}} 行',
  sourcesGone_other: '更早粘贴的 {{count, number}} 段原文已不再保留。',
  notAdded: '按原文未加保：',
};
