import { halfWidth } from '../../half-width.ts';
import { isMobile, isPlausibleIdNumber } from '../words/shapes.ts';
import { tidyText } from '../words/values.ts';

/** The parts of a person that one cell holds. */
export type PersonCell = { readonly name: string; readonly idcard?: string; readonly mobile?: string };

/**
 * A name and a number that stand in one cell, in either order: `张三 110101199003070011`, `张三（13812345678）`.
 * Undefined for a cell that holds anything else.
 */
export function personIn(text: string): PersonCell | undefined {
  if (text.length > 80) return undefined;
  const tidy = tidyText(text);
  const plain = halfWidth(tidy).toUpperCase();
  const [digits] = /\d[\d ]{9,22}[\dX]/.exec(plain) ?? [];
  if (digits === undefined) return undefined;

  const number = digits.replaceAll(' ', '');
  const at = plain.indexOf(digits);
  const around = [tidy.slice(0, at), tidy.slice(at + digits.length)]
    .map(nameOf)
    .filter((part) => part !== '');
  const [name] = around;
  if (around.length !== 1 || name === undefined || !/^[\p{L}\p{M}〇·•‧・．. ]{2,40}$/u.test(name))
    return undefined;
  // 联系人 顾主管 139…: whom to call.
  if (isMobile(number)) return toCall.test(name) ? undefined : { name, mobile: number };
  return isPlausibleIdNumber(number) ? { name, idcard: number } : undefined;
}

const toCall = /^(?:紧急)?(?:联系|负责|制表|填表|经办|介绍|推荐|报送|审核)人/u;

/** What stands beside a number without the signs and words between. */
const nameOf = (text: string): string =>
  text
    .replace(/的?(身份证|证件|手机|电话)(号码?)?/gu, '')
    .replace(/^[\s\p{P}\p{S}]+|(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]+$/gu, '');
