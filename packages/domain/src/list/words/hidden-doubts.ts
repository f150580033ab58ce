import { noise } from '../chat/words.ts';
import { sayings } from './intent-words.ts';
import { withoutLeaving } from './leaving-words.ts';
import { harmless, plain, plainElsewhere, turning } from './said-of-leavers.ts';

/** Stands for the name of whom the words are. */
export const nameSign = '\u0001';

/** Of what was done before, and of what somebody asks: said with the word of leaving itself. */
const turnedLeaving =
  /分别[^,，。;；]{0,6}\d|今[天日早晚]没来(?!了)|还有[一二两三四五六七八九十半\d]+个?[天周月]|走(?:流程|程序|[夜白早中晚]班|班车|通道|楼梯|后门|[\p{Script=Latin}\d一二三四五六七八九十]+号?线)|不(?:再|想)?[干做上](?:[早中晚夜白倒]班)|停\s?[\d一二两三四五六七八九十几半]+个?[天日周月]|[停减](?:薪|班|工)|清退(?:宿舍|住宿)|(?:[离辞]职?|走)了吧|\d{1,2}:\d{2}(?::\d{2})?[\s\0]*$|(?:不用|别|甭|勿)[管理看]|忽略|已经?[减停退删]过|[减停退删](?:员|保)?过|[减停退]保?(?:没|否|吗|了没)/u;

const known: readonly RegExp[] = sayings.flatMap(([kind, pattern]) =>
  kind === 'leave' || kind === 'none' ? [pattern] : [],
);

/** Whether something is left that may turn round what some words say, once all is taken away that is known to say no such thing. */
export function isTurned(written: string): boolean {
  const words = written.toLowerCase();
  if (turnedLeaving.test(words)) return true;
  const asked = polite.test(words) ? words.replaceAll(/[?？]|吗/gu, blank) : words;
  const left = known.reduce(
    (rest, pattern) => rest.replace(pattern, blank),
    asked.replace(noise, blank).replace(harmless, blank),
  );
  return turning.test(withoutLeaving(left).replace(harmless, blank));
}

/**
 * Whether words about somebody who is said to leave, or stands in a list of leavers, hold anything that is not known to be said of such:
 * their reason, their place, what is asked for, and how it is asked.
 */
export function holdsUnknown(written: string): boolean {
  const words = written.toLowerCase();
  const told = known.reduce((rest, pattern) => rest.replace(pattern, blank), words.replace(noise, blank));
  const left = withoutLeaving(told.replace(harmless, blank))
    .replace(plain, blank)
    .replace(plainElsewhere, blank);
  return /[\p{L}]/u.test(left);
}

/** A request is no question. */
const polite =
  /能不能|可不可以|能否|可否|可以|麻烦|帮|请|\b(?:could|can|would|please|pls|kindly|podr[ií]a|puede)/iu;

const blank = (words: string): string => '\0'.repeat(words.length);
