import type { StatusWords } from './statuses.en.ts';

export const chinese: StatusWords = {
  policy: {
    0: '待提交',
    1: '核保中',
    2: '核保退回',
    3: '待支付',
    5: '待生效',
    10: '保障中',
    15: '已锁定',
    20: '已到期',
    30: '已退保',
    40: '已作废',
  },
  policyChange: {
    0: '草稿',
    10: '待确认',
    15: '待内部审批',
    20: '余额不足待充值',
    30: '已提交（可撤回）',
    40: '保司处理中',
    // Not 已生效: the endorsement may be issued before the day on which it takes effect.
    50: '已出批单',
    55: '部分成功',
    60: '已拒绝',
    70: '已撤回',
    80: '已作废',
  },
  cover: {
    10: '待生效',
    20: '保障中',
    25: '保障中（待减保）',
    40: '已减保',
    45: '已被替换',
    50: '已到期',
    60: '系统减员',
    70: '已撤销',
    80: '投保失败',
  },
  workCompany: { 5: '待提交', 10: '已通过', 20: '审核中', 30: '已驳回', 40: '已停用' },
  changeType: { add: '加保' },
  failure: { ISSUED_TOO_LATE: '保险公司出单时保单已无可保障的日期，未能生效。' },
};
