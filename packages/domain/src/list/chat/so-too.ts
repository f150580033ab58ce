import type { Draft } from './draft.ts';
import type { ChatLine } from './line.ts';

/** 他老婆 5109… 也是分拣，手机留的同一个号: work in fewer words, and the number that was told of whoever stands before. */
export function soToo(
  line: ChatLine,
  person: Draft,
  { before, next }: { readonly before: Draft | undefined; readonly next: Draft | undefined },
): void {
  if (before === undefined || before === person) return;
  const [from, to] = [person.span.end, next?.span.at ?? line.text.length];
  const work = before.values.occupation ?? before.said.occupation ?? '';
  const own = line.tokens.find(({ field, at }) => field === 'occupation' && at >= from && at < to);
  if (own !== undefined && also.test(line.text.slice(from, own.at)) && work.includes(own.text))
    person.values.occupation = work;
  if (sameMobile.test(line.text.slice(from, to)) && before.values.mobile !== undefined)
    person.values.mobile ??= before.values.mobile;
}

/** Before work in fewer words: of the kind that was told of somebody before. */
export const also = /也(?:还|都)?[是做干]?\s*$/u;
const sameMobile =
  /(?:手机|电话|联系方式|号码)[^,，。;；\d]{0,6}(?:同(?:一|1)?个?(?:手机|电话)?号|一样|相同|同一个|一个号)/u;
