import { readable, sign } from './readable-text.ts';

/** What people write between the digits of a number. No comma: that parts the numbers of a list, and thousands. */
const gap = String.raw`[\s\p{Pd}\p{Pc}./·•+()]{0,3}`;

/** Whatever is neither a letter nor a digit, for whoever has not written a text: commas and thousands among it. */
const signs = /[^\p{L}\p{N}]/gu;
const anySign = `${sign}{0,3}`;

const digits = (count: number): readonly string[] => Array<string>(count).fill(String.raw`\d`);

/** The last of an identity number's characters: behind an X whatever follows is no part of it. */
const last = String.raw`(?:[Xx]|\d(?!\d))`;

/** What looks like an identity number or a mobile, with such signs between any two of its characters. */
function numbersParted(by: string): RegExp {
  const spaced = (...characters: readonly string[]): string => characters.join(by);
  // A month and a day, so that two dates beside each other are not taken for an identity number.
  const monthAndDay = `(?:${spaced('0', '[1-9]')}|${spaced('1', '[0-2]')})${by}(?:${spaced('[0-2]', String.raw`\d`)}|${spaced('3', '[01]')})`;
  const century = `(?:${spaced('1', '[89]')}|${spaced('2', '0')})`;
  const ways = [
    String.raw`\d{17}${last}|\d{15}(?!\d)`,
    spaced(...digits(6), century, ...digits(2), monthAndDay, ...digits(3), last),
    `${spaced(...digits(8), monthAndDay, ...digits(3))}(?!\\d)`,
    String.raw`(?:(?:00)?86${by})?${spaced('1', '[3-9]', ...digits(9))}(?!\d)`,
  ];
  return new RegExp(String.raw`(?<!\d)(?:${ways.join('|')})`, 'gu');
}

/** In a text that is kept or shown in clear. */
const personal = numbersParted(gap);
/** Of a text whose signs are all written alike: a pattern with all signs of all scripts takes half a second to be made. */
const personalParted = numbersParted(anySign);

/** Whether a text holds what looks like an identity number or a mobile, however its digits are written and parted. */
export const holdsPersonalNumber = (text: string): boolean => readable(text).plain.search(personal) >= 0;

/** A text with a sign in the place of whatever looks like an identity number or a mobile. */
export const withoutPersonalNumbers = (text: string): string => without(personal, text);

const without = (pattern: RegExp, text: string, isSpelled = false): string =>
  withoutFound(readable(text, isSpelled), pattern, text);

function withoutParted(text: string): string {
  const { plain, ...places } = readable(text, true);
  return withoutFound({ plain: plain.replaceAll(signs, sign), ...places }, personalParted, text);
}

function withoutFound(
  { plain, from, to }: ReturnType<typeof readable>,
  pattern: RegExp,
  text: string,
  isMeant: (found: string) => boolean = () => true,
  told: (found: string) => string = () => '#',
): string {
  let kept = '';
  let at = 0;
  for (const { 0: found, index } of plain.matchAll(pattern)) {
    if (!isMeant(found)) continue;
    kept += `${text.slice(at, from[index])}${told(found)}`;
    at = to[index + found.length - 1]!;
  }
  return kept + text.slice(at);
}

/** A digit of any script, also as it is written out in Chinese. */
const digit = /[\p{N}○零一二两兩三四五六七八九幺洞拐勾壹贰貳叁參肆伍陆陸柒捌玖]/gu;

/** A text without its digits where it has so many: however they are parted, they may be a number. */
export function withoutDigits(text: string, most: number): string {
  return countOf(text, digit) < most ? text : text.replaceAll(new RegExp(`(?:${digit.source})+`, 'gu'), '#');
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
  const counts = lines.map((line) => countOf(line, digit));
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

/** Letters that are written for a digit, or read from a picture for one: those that nearly always are, and those that may be a firm's own. */
const alike = 'OoQIl';
const likely = `${alike}iSsBZz`;
const worthOf = {
  O: '0',
  o: '0',
  Q: '0',
  I: '1',
  l: '1',
  i: '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
} as const;
const anyAlike = new RegExp(`[${alike}]`, 'g');

/** From so many characters on that are read as digits a number tells whose it is, though one is missing, wrong or too many. */
const mistyped_min = 12;

/** With fewer digits among them the letters are words. */
const mistyped_digits_min = 4;

/** What stands between two signs, a digit among it: letters alone are a word. */
const piece = String.raw`[${likely}]*\d[\d${likely}]*`;
const mistyped = new RegExp(`${piece}(?:${sign}{1,3}${piece})*(?:${anySign}[Xx])?`, 'g');

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isMistyped(found: string): boolean {
  const written = found.replaceAll(sign, '');
  const read = Array.from(written, (one) => worthOf[one as keyof typeof worthOf] ?? one).join('');
  if (read === written || countOf(written, /\d/g) < mistyped_digits_min) return false;
  if (mobileForm.test(read) || residentForm.test(read)) return true;
  return countOf(written, /\d/g) + countOf(written, anyAlike) >= mistyped_min;
}

const mobileForm = /^(?:86)?1[3-9]\d{9}$/;
const residentForm = /^\d{6}(?:18|19|20)\d{2}(?:0\d|1[0-2])[0-3]\d{4}[\dXx]?$/;

/** A stroke for a 1. */
const stroke = /(?<=\d)[|!](?=\d)/g;

/** A text without what is read as a number once letters are taken for the digits that they look like. */
function withoutMistyped(text: string): string {
  if (!/[OoQIliSsBZz|!ＯｏＱＩｌｉＳｓＢＺｚ｜！]/.test(text)) return text;
  const { plain, ...places } = readable(text, true);
  const parted = plain.replaceAll(stroke, 'l').replaceAll(signs, sign);
  return withoutFound({ plain: parted, ...places }, mistyped, text, isMistyped);
}

/** A mobile of which whoever wrote it could not read a digit or some beside each other: 1390765x482, 139 0765 ??82. */
const halfRead = /(?<![A-Za-z\d])(?:[\dxX?][ -]?){10,12}[\dxX?](?![A-Za-z\d])/g;
const isHalfRead = (found: string): boolean =>
  /^(?:86)?(?=[\dxX?]{11}$)(?:1[3-9xX?]|[xX?]{1,2}(?=[\d]))\d*(?:[xX?]{1,3}\d*)?$/.test(
    found.replaceAll(/[ -]/g, ''),
  ) && /[xX?]/.test(found);

function withoutHalfRead(text: string): string {
  if (!/[xX?ｘＸ？×]/.test(text)) return text;
  const { plain, ...places } = readable(text, true);
  return withoutFound({ plain, ...places }, halfRead, text, isHalfRead);
}

/**
 * Whether what stands where a number belongs may be somebody's, right or mistyped: it has so many characters that are read as
 * digits, whatever stands between them.
 */
export function mayBeMistyped(text: string): boolean {
  const plain = text.normalize('NFKC');
  return countOf(plain, digit) + countOf(plain, anyLikely) >= cell_min;
}

const anyLikely = new RegExp(`[${likely}]`, 'g');
/** A mobile in the wrong column may lack a digit. */
const cell_min = 10;

/** Two days, which a cell may hold, have sixteen digits; an identity number seventeen and a check. */
const number_digits_min = 17;

/** What may be a passport's or permit's number, and is no day written in eight digits. */
const document =
  /(?<![A-Za-z\d])(?:[A-Za-z]{1,4}[ -]?\d(?: ?\d){5,}|(?!(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])(?!\d))\d{7,})[A-Za-z\d]*/g;

/** A whole identity number or mobile as it is printed: a 三 or 九 before it ends somebody's name. */
const printed = /(?<![A-Za-z\d])(?:\d{17}[\dXx]|1[3-9]\d{9})(?![A-Za-z\d])/g;

/** A text for somebody who has not written it: without what may be a person's number, of whatever document. */
export function withoutNumbersOfPersons(text: string): string {
  const rest = withoutMistyped(withoutHalfRead(text.replaceAll(printed, '#')));
  return without(document, withoutDigits(withoutParted(rest), number_digits_min), true);
}

/** A text for whoever has written it, to be quoted to them: such a number, however it is parted, and a passport's is told by its last four. */
export const withNumbersByTheirEnd = (text: string): string =>
  [personal, document].reduce(
    (rest, pattern) => withoutFound(readable(rest), pattern, rest, undefined, byItsEnd),
    text,
  );

const byItsEnd = (found: string): string => `***${found.replaceAll(/[^\dA-Za-z]/g, '').slice(-4)}`;

/** Whether a text holds what may be a person's number, of whatever document and however it is written. */
export const holdsNumberOfPerson = (text: string): boolean => withoutNumbersOfPersons(text) !== text;

/** A passport or permit where a firm's own number should be, which may well be seven digits. */
const documentAlone = /(?<![A-Za-z\d])[A-Za-z]{1,2} ?\d{7,10}(?![A-Za-z\d])/g;

/** The number that a firm gives its people, without one that others gave them. */
export const firmsOwnNumber = (text: string): string => without(documentAlone, withoutParted(text));

/** What may be a document's number in a text that says other things too: what looks like one however it is parted, and each word. */
export function numbersWithin(text: string): readonly string[] {
  const { plain } = readable(text);
  const parted = Array.from(plain.matchAll(personal), ([found]) => found.replaceAll(/[^\dXx]/g, ''));
  return [...parted, ...(plain.match(/[\dA-Za-z]{7,}/g) ?? [])];
}
