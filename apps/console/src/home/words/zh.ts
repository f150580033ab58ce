import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  title: '首页',
  welcome: '欢迎使用云端职工参保系统',
  purpose: '谁在保障中、哪些变更在办理、账户还剩多少。',
  add: '加保',
  addPurpose: '为新员工加保，最早次日 00:00 生效，也可选择更晚的日期。',
  activeCount: '保障中',
  activeCountHint: '此刻正在保障的人数',
  starting: '待生效',
  startingHint: '保障尚未开始的人数',
  pendingChanges: '办理中的变更',
  pendingChangesHint: '草稿和尚未完成的变更',
  policyCount: '有效保单',
  policyCountHint: '截至今日',
  balance: '余额',
  balanceHint: '可用金额',
  held: '冻结金额',
  heldHint: '已提交的变更占用',
  noEnterpriseTitle: '您还没有企业',
  noEnterprise: '添加企业并通过审核后，即可投保和管理保障。如需帮助，请联系您的客户经理。',
};
