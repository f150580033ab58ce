/**
 * A text in which no number of a document, and no mobile, stands in full: the last four tell people apart. What a list says is quoted,
 * and may hold them.
 */
export const withMaskedNumbers = (text: string): string =>
  text.replace(numbers, (number) => {
    const plain = number.replaceAll(/[ -]/g, '');
    return isDay.test(number) || plain.length < shortest ? number : `***${plain.slice(-4)}`;
  });

/** Days first, so that none is taken for a part of a number; then numbers in one piece, and in groups. */
const numbers =
  /(?<!\d)\d{4}-\d\d-\d\d(?!\d)|(?<![A-Za-z\d])[A-Za-z]{1,2}\d{7,9}(?!\d)|\d{10,}[Xx]?|(?<!\d)\d{3,8}(?:[ -]\d{2,8}){1,5}[Xx]?/gu;
const isDay = /^\d{4}-\d\d-\d\d$/;
/** A passport's, with its letter. */
const shortest = 8;
