import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  title: '简称',
  purpose: '名单里的写法曾由人工匹配成什么。下一份名单再这样写，就照此识别，并注明是记住的。',
  keywords: '写法、用工单位或工种',
  words: '名单里的写法',
  kind: '类别',
  work_company: '用工单位',
  occupation: '工种',
  heading: '表头',
  none: '不使用',
  meaning: '指',
  by: '匹配人',
  at: '时间',
  action: '操作',
  forget: '忘掉',
  forgetWords: '忘掉“{{words}}”',
  headingRemembered: '按上次的选择识别',
  forgotten: '已忘掉“{{words}}”。再这样写的名单会重新询问。',
  undo: '撤销',
  empty: '还没有记住任何写法。名单用自己的说法写用工单位、工种或表头，由您选定所指之后，就会列在这里。',
};
