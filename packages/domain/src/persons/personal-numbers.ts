/** What people write between the digits of a number. No comma: that parts the numbers of a list, and thousands. */
const gap = String.raw`[\s\p{Pd}\p{Pc}./·•+()]{0,3}`;

/** A pattern in which signs of the kind above may stand between any two characters. */
const spaced = (...characters: readonly string[]): string => characters.join(gap);
const digits = (count: number): readonly string[] => Array<string>(count).fill(String.raw`\d`);

/** A month and a day, so that two dates beside each other are not taken for an identity number. */
const monthAndDay = `(?:${spaced('0', '[1-9]')}|${spaced('1', '[0-2]')})${gap}(?:${spaced('[0-2]', String.raw`\d`)}|${spaced('3', '[01]')})`;

/** The last of an identity number's characters: behind an X whatever follows is no part of it. */
const last = String.raw`(?:[Xx]|\d(?!\d))`;

/** What looks like an identity number or a mobile in a text that is kept or shown in clear. */
const personal = new RegExp(
  String.raw`(?<!\d)(?:${[
    String.raw`\d{17}${last}|\d{15}(?!\d)`,
    spaced(
      ...digits(6),
      `(?:${spaced('1', '[89]')}|${spaced('2', '0')})`,
      ...digits(2),
      monthAndDay,
      ...digits(3),
      last,
    ),
    `${spaced(...digits(8), monthAndDay, ...digits(3))}(?!\\d)`,
    String.raw`(?:(?:00)?86${gap})?${spaced('1', '[3-9]', ...digits(9))}(?!\d)`,
  ].join('|')})`,
  'gu',
);

/** What is not seen, or only decorates the character before it. */
const unseen = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A text as a reader takes it: full-width digits as digits, without what nobody sees. Each of its places knows where
 * in the text it came from.
 */
function readable(text: string) {
  let plain = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const read = unseen.test(character) ? '' : character.normalize('NFKC');
    for (let place = 0; place < read.length; place++) {
      from.push(at);
      to.push(end);
    }
    plain += read;
    at = end;
  }
  return { plain, from, to };
}

/** Whether a text holds what looks like an identity number or a mobile, however its digits are written and parted. */
export const holdsPersonalNumber = (text: string): boolean => readable(text).plain.search(personal) >= 0;

/** A text with a sign in the place of whatever looks like an identity number or a mobile. */
export const withoutPersonalNumbers = (text: string): string => without(personal, text);

function without(pattern: RegExp, text: string): string {
  const { plain, from, to } = readable(text);
  let kept = '';
  let at = 0;
  for (const { 0: found, index } of plain.matchAll(pattern)) {
    kept += `${text.slice(at, from[index])}#`;
    at = to[index + found.length - 1]!;
  }
  return kept + text.slice(at);
}

/** A digit of any script, also as it is written out in Chinese. */
const digit = /[\p{N}○零一二两兩三四五六七八九幺洞拐勾壹贰貳叁參肆伍陆陸柒捌玖]/gu;

/** A text without its digits where it has so many: however they are parted, they may be a number. */
export function withoutDigits(text: string, most: number): string {
  const count = text.match(digit)?.length ?? 0;
  return count < most ? text : text.replaceAll(new RegExp(`(?:${digit.source})+`, 'gu'), '#');
}

/** More digits of a line than say how many, or which day; and of neighbouring lines, down which a number may be written. */
const line_digits_max = 3;
const lines_digits_max = 6;

/**
 * A message for somebody who has not written it, line by line as it was: nobody reads on from it, so that all its digits go
 * which may be a part of any document's number.
 */
export function messageWithoutDigits(text: string): string {
  const lines = text.split('\n');
  const counts = lines.map((line) => line.match(digit)?.length ?? 0);
  const masked = new Set(counts.flatMap((count, at) => (count > line_digits_max ? [at] : [])));
  const isShort = (at: number): boolean => (counts[at] ?? 0) > 0 && counts[at]! <= line_digits_max;
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    let sum = 0;
    while (isShort(to)) sum += counts[to++]!;
    if (sum > lines_digits_max) for (let at = from; at < to; at++) masked.add(at);
    from = to;
  }
  return lines.map((line, at) => (masked.has(at) ? line.replaceAll(digit, '#') : line)).join('\n');
}

/** Two days, which a cell may hold, have sixteen digits; an identity number seventeen and a check. */
const number_digits_min = 17;

/** What may be a passport's or permit's number, and is no day written in eight digits. */
const document =
  /(?<![A-Za-z\d])(?:[A-Za-z]{1,4} ?\d{6,}|(?!(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])(?!\d))\d{7,})[A-Za-z\d]*/g;

/** A text for somebody who has not written it: without what may be a person's number, of whatever document. */
export const withoutNumbersOfPersons = (text: string): string =>
  without(document, withoutDigits(withoutPersonalNumbers(text), number_digits_min));

/** A passport or permit where a firm's own number should be, which may well be seven digits. */
const documentAlone = /(?<![A-Za-z\d])[A-Za-z]{1,2} ?\d{7,10}(?![A-Za-z\d])/g;

/** The number that a firm gives its people, without one that others gave them. */
export const firmsOwnNumber = (text: string): string => without(documentAlone, withoutPersonalNumbers(text));

/** What may be a document's number in a text that says other things too: what looks like one however it is parted, and each word. */
export function numbersWithin(text: string): readonly string[] {
  const { plain } = readable(text);
  const parted = Array.from(plain.matchAll(personal), ([found]) => found.replaceAll(/[^\dXx]/g, ''));
  return [...parted, ...(plain.match(/[\dA-Za-z]{7,}/g) ?? [])];
}
