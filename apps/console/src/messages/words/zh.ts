import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  title: '消息中心',
  purpose: '变更的办理结果，以及平台通知。',
  empty: '还没有消息。保险公司答复后会在这里通知您。',
  message: '消息',
  kind: '类别',
  info: '仅供知悉',
  warning: '需要处理',
  danger: '没有保障',
  read: '是否已读',
  isRead: '已读',
  isUnread: '未读',
  time: '时间',
  all: '全部',
  about: '事项',
  CHANGE_ISSUED: '变更已完成',
  CHANGE_PARTLY_ISSUED: '变更部分成功',
  CHANGE_REFUSED: '变更被拒绝',
  CHANGE_UNANSWERED: '两小时未答复',
  markAll_other: '全部标为已读（{{shown}}）',
  markChosen: '标为已读',
  marked_other: '已将 {{count, number}} 条消息标为已读',
  notice: '平台通知',
};
