import type { MessageWords } from './messages.en.ts';
import { sayIn } from './say.ts';
import { yuan } from './yuan.ts';

const say = /* @__PURE__ */ sayIn('zh');

/** 未调岗的人里谁仍有保障；以前的消息没有这个数。 */
function staying(count: number | undefined, of: number): string {
  if (count === undefined) return '请打开该变更查看每人的保障。';
  if (count === of) return '这些人仍按原单位、原工种保障，直到该保障结束。';
  if (count === 0) return '次日零时起，这些人在本保单没有保障。';
  return say`其中 ${count} 人仍按原单位、原工种保障，直到该保障结束；其余的人次日零时起在本保单没有保障。`;
}

/** 原来的人同样。 */
function left(count: number | undefined, of: number): string {
  if (count === undefined) return '请打开该变更查看每人的保障。';
  if (count === of) return '原来的人保障照旧，直到该保障结束。';
  if (count === 0) return '原来的人次日零时起也没有保障。';
  return say`原来的人里 ${count} 人保障照旧，直到该保障结束；其余的人次日零时起没有保障。`;
}

/** From when those are without cover who were not renewed. */
const without = (has_begun: 1 | undefined): string =>
  has_begun ? '原保单已到期，下一个零点后此变更不再保障他们。' : '原保单到期后他们没有保障。';

export const chinese: MessageWords = {
  CHANGE_ISSUED: ({ change_no, person_count }) => ({
    title: say`变更 ${change_no} 已完成`,
    content: say`保险公司已出具批单，${person_count} 人已加保，无需再处理。`,
  }),
  CHANGE_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`变更 ${change_no}：${fail_count} 人未投保成功`,
    content: say`保险公司已承保 ${person_count} 人，拒绝 ${fail_count} 人。请打开该变更，修改后重新提交。`,
  }),
  CHANGE_REFUSED: ({ change_no, person_count }) => ({
    title: say`变更 ${change_no} 被拒绝：${person_count} 人未投保成功`,
    content: '保险公司拒绝了整笔变更。请打开查看原因，修改后重新提交。',
  }),
  CHANGE_UNANSWERED: ({ change_no, person_count }) => ({
    title: say`变更 ${change_no}：保险公司两小时未答复`,
    content: say`${person_count} 人的加保还在等保险公司答复，我们会继续跟进，请不要重复提交。这段时间是否有保障，请打开该变更查看。`,
  }),
  REMOVAL_ISSUED: ({ change_no, person_count }) => ({
    title: say`变更 ${change_no} 已完成`,
    content: say`保险公司已出具批单，${person_count} 人已减保，无需再处理。`,
  }),
  REMOVAL_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`变更 ${change_no}：${fail_count} 人未减保`,
    content: say`保险公司已为 ${person_count} 人减保；另有 ${fail_count} 人未减保，被保险公司拒绝减保的保障照旧。请打开该变更查看是谁及原因。`,
  }),
  REMOVAL_REFUSED: ({ change_no, person_count }) => ({
    title: say`变更 ${change_no} 被拒绝：${person_count} 人未减保`,
    content: '没有人减保：被保险公司拒绝减保的保障照旧。请打开该变更查看原因。',
  }),
  REPLACEMENT_ISSUED: ({ change_no, person_count }) => ({
    title: say`变更 ${change_no} 已完成`,
    content: say`保险公司已出具批单，${person_count} 人已替换，无需再处理。`,
  }),
  REPLACEMENT_PARTLY_ISSUED: ({ change_no, person_count, fail_count, staying_count }) => ({
    title: say`变更 ${change_no}：${fail_count} 人未替换`,
    content: say`保险公司已替换 ${person_count} 人，另有 ${fail_count} 对未替换。${left(staying_count, fail_count)}次日零时起，本变更不为接替的人提供保障。请打开该变更查看是谁及原因。`,
  }),
  REPLACEMENT_REFUSED: ({ change_no, person_count, staying_count }) => ({
    title: say`变更 ${change_no} 被拒绝：${person_count} 人未替换`,
    content: say`${left(staying_count, person_count)}次日零时起，本变更不为接替的人提供保障。请打开该变更查看原因。`,
  }),
  RENEWAL_ISSUED: ({ change_no, person_count }) => ({
    title: say`续保 ${change_no} 已完成`,
    content: say`保险公司已出具批单，${person_count} 人已续保，无需再处理。`,
  }),
  RENEWAL_PARTLY_ISSUED: ({ change_no, person_count, fail_count, has_begun }) => ({
    title: say`续保 ${change_no}：${fail_count} 人未续保`,
    content: say`保险公司已续保 ${person_count} 人；另有 ${fail_count} 人未续保：${without(has_begun)}请打开该变更查看是谁及原因。`,
  }),
  RENEWAL_REFUSED: ({ change_no, person_count, has_begun }) => ({
    title: say`续保 ${change_no} 被拒绝：${person_count} 人未续保`,
    content: say`没有任何人续保：${without(has_begun)}请打开该变更查看原因。`,
  }),
  TRANSFER_ISSUED: ({ change_no, person_count }) => ({
    title: say`变更 ${change_no} 已完成`,
    content: say`保险公司已出具批单，${person_count} 人已调岗，无需再处理。`,
  }),
  TRANSFER_PARTLY_ISSUED: ({ change_no, person_count, fail_count, staying_count }) => ({
    title: say`变更 ${change_no}：${fail_count} 人未调岗`,
    content: say`保险公司已为 ${person_count} 人调岗，另有 ${fail_count} 人未调岗。${staying(staying_count, fail_count)}次日零时起，本变更不为他们在调岗后的去处提供保障。请打开该变更查看是谁及原因。`,
  }),
  TRANSFER_REFUSED: ({ change_no, person_count, staying_count }) => ({
    title: say`变更 ${change_no} 被拒绝：${person_count} 人未调岗`,
    content: say`${staying(staying_count, person_count)}次日零时起，本变更不为任何人在调岗后的去处提供保障。请打开该变更查看原因。`,
  }),
  CORRECTION_ISSUED: ({ change_no, person_count }) => ({
    title: say`变更 ${change_no} 已完成`,
    content: say`保险公司已出具批单，${person_count} 人的信息已更正，无需再处理。`,
  }),
  CORRECTION_PARTLY_ISSUED: ({ change_no, person_count, fail_count }) => ({
    title: say`变更 ${change_no}：${fail_count} 人未更正`,
    content: say`保险公司已更正 ${person_count} 人的信息；另有 ${fail_count} 人仍按原来的登记。请打开该变更查看是谁及原因。`,
  }),
  CORRECTION_REFUSED: ({ change_no, person_count }) => ({
    title: say`变更 ${change_no} 被拒绝：${person_count} 人未更正`,
    content: '保障不变，姓名和证件号码仍按原来的登记。请打开该变更查看原因。',
  }),
  RENEWAL_DUE: ({ policy_no, person_count, until }) => ({
    title: say`保单 ${policy_no} 待续保：${person_count} 人`,
    content: say`${person_count} 人的保障到保单期满为止。${until} 前续保，保障一天不断。`,
  }),
  RENEWAL_PLANNED: ({ policy_no, person_count, at }) => ({
    title: say`保单 ${policy_no} 将自动续保：${person_count} 人`,
    content: say`系统将于 ${at} 自动为 ${person_count} 人续保，以余额足够为限，无需操作。费用和不能续保的人请在续保页面查看。`,
  }),
  RENEWAL_LAPSED: ({ policy_no, person_count }) => ({
    title: say`保单 ${policy_no} 已到期：${person_count} 人没有保障`,
    content: say`${person_count} 人自到期起没有保障。请立即续保：保障从最早可生效日起，此前各日没有保障。`,
  }),
  AUTO_RENEWED: ({ policy_no, person_count, amount_fen }) => ({
    title: say`保单 ${policy_no} 已自动续保`,
    content: say`${person_count} 人保障不断，保费 ¥${yuan(amount_fen)}。截止时间前可在变更记录中撤回。`,
  }),
  AUTO_RENEWAL_LEFT: ({ policy_no, left_count }) => ({
    title: say`保单 ${policy_no} 自动续保：${left_count} 人未能续保`,
    content: say`${left_count} 人不能转入，保单到期后没有保障。请在续保页面查看是谁及原因。`,
  }),
  AUTO_RENEWAL_SHORT: ({ policy_no, short_by_fen, until }) => ({
    title: say`保单 ${policy_no} 未能自动续保：余额还差 ¥${yuan(short_by_fen)}`,
    content: say`没有任何人续保，也没有扣费。请充值 ¥${yuan(short_by_fen)}：系统每小时重试一次，${until} 前保障一天不断。`,
  }),
  AUTO_RENEWAL_FAILED: ({ policy_no, until }) => ({
    title: say`保单 ${policy_no} 未能自动续保`,
    content: say`没有任何人续保，也没有扣费。原因请在续保页面查看；系统每小时重试一次，${until} 前保障一天不断。`,
  }),
};
