import { isMobile, isOldIdNumber, isPlausibleIdNumber } from './shapes.ts';

/** An identity number or a mobile in running text, without the spaces in it. */
export type FoundNumber = {
  readonly at: number;
  readonly end: number;
  readonly field: 'idcard' | 'mobile';
  readonly text: string;
};

type Group = { readonly at: number; readonly end: number; readonly text: string };

/**
 * Finds the numbers of persons in half-width running text, also where spaces or strokes cut them into groups, and where
 * identity number and mobile stand without anything between.
 *
 * A number of nearly the right length is taken too: it is for a person to mend, not to vanish.
 */
export function numbersIn(written: string): readonly FoundNumber[] {
  const spoken = dictated(written);
  const whole = cutNumbers(spoken);
  const text = whole.reduce(
    (left, { at, end }) => left.slice(0, at) + ';'.repeat(end - at) + left.slice(end),
    spoken,
  );
  const documents = documentsIn(text);
  const taken = new Set(documents.map(({ end }) => end));
  const found: FoundNumber[] = [...whole, ...documents];
  for (const run of text.matchAll(/(?<!\d)\d+X?(?:[ -]{1,3}(?:\d+X?|X))*(?!\d)/gi))
    found.push(...numbersOf(groupsOf(run[0], run.index)).filter(({ end }) => !taken.has(end)));
  return found.toSorted((a, b) => a.at - b.at);
}

/** Numbers as they are spoken, as many characters as before: 三七幺七二五…, 421,122,1968,0227,1022, and 叉 for the X. */
const dictated = (text: string): string =>
  text
    .replace(/[零〇一幺二三四五六七八九]{10,18}/gu, (digits) =>
      digits.replace(/./gu, (digit) =>
        String('零一二三四五六七八九'.indexOf(digit.replace('〇', '零').replace('幺', '一'))),
      ),
    )
    .replace(/(?<=(?<!\d)\d{17})[叉×*](?!\d)/gu, 'X')
    .replace(shaped, (groups) => groups.replace(/[^\dX]/giu, ' '));

/** 320506.19880229.0124: mistyped, and cut as such numbers are; the signs become spaces. */
const shaped = /(?<!\d)\d{6}( ?[,.·•/_、|~:;*–—-] ?)(?:\d{8}|\d{4}\1\d{4})\1\d{3}[\dX](?!\d)/giu;

/** Numbers that spaces or signs cut anywhere, by their own rules: 320506.1988.02.29.0123, 3 2 0 5 0 6 …. */
export function cutNumbers(text: string): readonly FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const { 1: run = '', index } of text.matchAll(cut)) {
    const number = run
      .replace(/[×叉]$/u, 'X')
      .replace(/[^\dX]/giu, '')
      .toUpperCase();
    if (index >= (found.at(-1)?.end ?? 0) && isPlausibleIdNumber(number))
      found.push({ at: index, end: index + run.length, field: 'idcard', text: number });
  }
  return found;
}

const sign = String.raw`[ ,.·•/_、|~:;\\'"*–—-]{0,3}`;
const cut = new RegExp(`(?<!\\d)(?=(\\d(?:${sign}\\d){16}${sign}(?:[X×叉]|\\d(?!\\d))))`, 'giu');

/** Of a number some digits are hidden: 530129********8554. */
const masked = (text: string): readonly FoundNumber[] =>
  [...text.matchAll(/(?<!\w)\d{3,6}[*＊xX•·_?]{4,12}\d{0,4}[\dXx](?!\w)/gu)]
    .filter(([number]) => number.length > 13 && number.length < 21)
    .map(({ 0: number, index }) => ({
      at: index,
      end: index + number.length,
      field: 'idcard',
      text: number,
    }));

/** Passports and permits: letters and digits, unless the letters only say what the digits are. */
function documentsIn(text: string): readonly FoundNumber[] {
  const named = namedDocuments(text);
  const taken = new Set(named.map(({ end }) => end));
  return [
    ...named,
    ...[...mistyped(text), ...masked(text), ...letteredDocuments(text)].filter(({ end }) => !taken.has(end)),
  ];
}

/** A number behind the name of its document: 台胞证 08816624, 护照 19FV40217. */
const namedDocuments = (text: string): readonly FoundNumber[] =>
  [
    ...text.matchAll(
      /(?:护照|護照|旅券|pasaporte|passport|\bPP|台胞[证證]|通行[证證]|回[乡鄉][证證]|hộ chiếu|여권)(?:号码?|號碼?|no\.?)?[\s:]{0,3}([A-Z\d]{7,12})(?!\w)/giu,
    ),
  ].flatMap(({ 0: whole, 1: number = '', index }) => {
    const end = index + whole.length;
    const isNumber = number.replace(/\D/g, '').length > 3 && !isMobile(number);
    return isNumber
      ? [{ at: end - number.length, end, field: 'idcard' as const, text: number.toUpperCase() }]
      : [];
  });

/** A resident number with letters for digits: it is for a person to mend. */
const mistyped = (text: string): readonly FoundNumber[] =>
  [...text.matchAll(/(?<!\w)(?=[\d ]*[OoIlQ])[\dOoIlQ]{6}( ?)[\dOoIlQ]{8}\1[\dOoIlQ]{3}[\dXxOo](?!\w)/g)]
    .filter(([number]) => number.replace(/\D/g, '').length > 9)
    .map(({ 0: number, index }) => ({
      at: index,
      end: index + number.length,
      field: 'idcard',
      text: number.replaceAll(' ', '').toUpperCase(),
    }));

const letteredDocuments = (text: string): readonly FoundNumber[] =>
  [...text.matchAll(/(?<!\w)([A-Z]{1,3})(\d{6,12})[A-Z]?(?!\w)/gi)]
    .filter(
      ([, letters = '', digits = '']) => !/^(wx|vx|qq|no|tel|id|sfz)$/i.test(letters) && !isMobile(digits),
    )
    .map(({ 0: number, index }) => ({
      at: index,
      end: index + number.length,
      field: 'idcard',
      text: number.toUpperCase(),
    }));

const groupsOf = (run: string, start: number): readonly Group[] =>
  [...run.matchAll(/\d+X?|X/gi)].map(({ 0: group, index }) => ({
    at: start + index,
    end: start + index + group.length,
    text: group.toUpperCase(),
  }));

/** So many groups make one number at most: 110101 1990 03 07 0011. */
const groups_max = 6;

function numbersOf(groups: readonly Group[]): readonly FoundNumber[] {
  const found: FoundNumber[] = [];
  for (let first = 0; first < groups.length; first++) {
    const taken = countOfNumber(groups, first);
    const last = groups[first + taken - 1];
    const start = groups[first];
    if (taken === 0 || last === undefined || start === undefined) {
      found.push(...together(start), ...unfinished(start));
      continue;
    }
    const text = joinedText(groups, first, taken);
    found.push({ at: start.at, end: last.end, field: isMobile(text) ? 'mobile' : 'idcard', text });
    first += taken - 1;
  }
  return found;
}

const joinedText = (groups: readonly Group[], first: number, count: number): string =>
  groups
    .slice(first, first + count)
    .map(({ text }) => text)
    .join('');

/** How many groups from here on make a number; 0 when none does. */
function countOfNumber(groups: readonly Group[], first: number): number {
  for (let count = 1; count <= groups_max && first + count <= groups.length; count++) {
    const text = joinedText(groups, first, count);
    if (text.length > 18) return 0;
    if (isPlausibleIdNumber(text) || isOldIdNumber(text) || isMobile(text)) {
      // 15 digits may be the first groups of 18.
      const next = text + (groups[first + count]?.text ?? '');
      if (text.length !== 15 || !isPlausibleIdNumber(next)) return count;
    }
    if (text.length === 18 && count === 3 && groups[first]?.text.length === 6) return count;
  }
  return 0;
}

/** An identity number and a mobile written as one, the mobile perhaps with a digit too few or too many. */
function together(group: Group | undefined): readonly FoundNumber[] {
  const rest = (group?.text.length ?? 0) - 18;
  if (group === undefined || rest < 10 || rest > 12) return [];
  const isFirst = isPlausibleIdNumber(group.text.slice(0, 18));
  if (!isFirst && !isPlausibleIdNumber(group.text.slice(rest))) return [];

  const middle = group.at + (isFirst ? 18 : rest);
  const cut = middle - group.at;
  return [
    { at: group.at, end: middle, field: isFirst ? 'idcard' : 'mobile', text: group.text.slice(0, cut) },
    { at: middle, end: group.end, field: isFirst ? 'mobile' : 'idcard', text: group.text.slice(cut) },
  ];
}

/** A number with a digit too few or too many. */
function unfinished(group: Group | undefined): readonly FoundNumber[] {
  if (group === undefined) return [];
  if (group.text.length >= 14 && group.text.length <= 21) return [{ ...group, field: 'idcard' }];
  return /^1[3-9]\d{8}(\d\d)?$/.test(group.text) ? [{ ...group, field: 'mobile' }] : [];
}

/** Identity numbers at once before a day: 23022319771218310923日, 3708291986021376182026.11.25. */
export const numbersBeforeDays = (text: string): readonly FoundNumber[] =>
  [...text.matchAll(/(?<!\d)(?:\d{17}[\dX])(?=\d{1,2}[日号月]|20\d\d[./年-])/giu)].flatMap(
    ({ 0: number, index }) =>
      isPlausibleIdNumber(number.toUpperCase())
        ? [{ at: index, end: index + number.length, field: 'idcard' as const, text: number.toUpperCase() }]
        : [],
  );
