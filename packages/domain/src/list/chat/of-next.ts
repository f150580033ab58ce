import { isKin } from './callings.ts';
import type { Token } from './line.ts';

/**
 * 马超 A他弟弟 B孙丽丽 C: whether a name between two numbers is of the one behind it, whatever the one before lacks. It is not where a sign
 * parts it from that one alone, or where another name stands at once behind; unless what stands before the other says whose that is.
 */
export function isOfNext(
  text: string,
  name: { readonly at: number; readonly end: number },
  {
    number,
    before,
    isNamedBehind,
  }: {
    readonly number: Token;
    readonly before: Token | undefined;
    /** Whether another name stands at once behind the number. */
    readonly isNamedBehind: () => boolean;
  },
): boolean {
  if (before === undefined || name.at < before.end || name.end > number.at) return false;
  if (isOfKin(text.slice(Math.max(0, before.at - reach), before.at))) return true;
  const isParted = cut.test(text.slice(name.end, number.at)) && !cut.test(text.slice(before.end, name.at));
  return !isParted && !isNamedBehind();
}

const cut = /[\s,，、;；。|]/u;
const reach = 12;

/** 他弟弟, 同名的: who somebody is to another, right before their number. */
function isOfKin(words: string): boolean {
  const [, last = ''] = /(\p{Script=Han}{2,8})[\s,:，：、(（]*$/u.exec(words) ?? [];
  return isKin.test(last) || ofSameName.test(last);
}

const ofSameName = /(?:同|重)名(?:同姓)?的?$/u;
