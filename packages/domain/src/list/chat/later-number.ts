import { clipped } from '../cell.ts';
import type { Draft } from './draft.ts';
import type { ChatLine, Token } from './line.ts';

/** 卞小蕾 身份证晚点发: somebody who is meant, and whose number is to come. */
export function awaitNumber(line: ChatLine, persons: readonly Draft[]): void {
  const [person] = persons;
  if (persons.length !== 1 || person === undefined || person.values.idcard !== undefined) return;
  const found = laterNumber.exec(line.text);
  if (found === null) return;
  person.isMeant = true;
  // 身份证明天给 says not when somebody begins.
  const [words, at] = [found[0], found.index];
  const isOfNumber = (one: Token) => one.field === 'start_date' && one.at >= at && one.at < at + words.length;
  if (line.tokens.some((one) => isOfNumber(one) && one.text === person.values.start_date))
    delete person.values.start_date;
  person.doubts.push({ field: 'idcard', words: clipped(line.text, 200), others: [] });
}

/** 贺敏 身份证没带: the number above is not theirs; 武进电动工具 13912345678: whom to call there, and nobody above. */
export const staysApart = ({ text, tokens }: ChatLine, above: Draft | undefined): boolean =>
  laterNumber.test(text.slice(0, text_max)) ||
  (above?.values.name !== undefined &&
    tokens.length === 2 &&
    ['work_company', 'mobile'].every((of) => tokens.some(({ field }) => field === of)));

const text_max = 300;

const laterNumber =
  /(?:身份证|证件|号码?)\p{Script=Han}{0,4}(?:晚点|稍后|等我|稍晚|后面|回头|等下|等会|待会|明天|下午|晚上|没带|还没|忘|后补|再|补|找不到|拍给)/u;
