import { saysOtherwise } from '../words/remarks.ts';
import { saidIn } from '../words/states.ts';

/** 先不加、28号到岗 says both. */
export const bothIn = (words: string) =>
  notYet.test(words)
    ? ({ kind: 'wait', of: '' } as const)
    : saysOtherwise(words) || denies.test(words)
      ? ({ kind: 'unclear', of: '' } as const)
      : 'add';
const notYet = /(?:先|暂时?|目前)[不别勿]|暂缓|等(?:通知|消息)/u;
const denies = /[别勿](?!墅)[加买报保投上]|不(?:要|用|加|来|买|报)(?!了?[住宿吃培训接送])|取消|作废/u;

/** 走了, 辞工, 请假: no work is called so. */
export const isGone = (text: string): boolean => {
  const said = text.trim().length > 4 ? undefined : saidIn(text);
  const isNone = said !== undefined && said !== 'add' && (said.kind === 'leave' || said.kind === 'wait');
  return (
    isNone ||
    /^(?:请假|工伤|超龄|放弃|发错|报错|反悔|拒绝)了?$|^(?:[停退减撤删](?:了|掉)|[请要][减停退])$/u.test(
      text.trim(),
    )
  );
};
