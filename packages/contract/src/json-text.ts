/** Nesting beyond this is no form anyone fills in. */
export const depth_max = 20;
/** Room for 20,000 rows with every field that a row has, and for a list that is only too long for its call. */
const parts_max = 500_000;

/**
 * Whether a JSON text may be parsed at all: nested at most `depth_max` deep, of no more than `parts_max` parts, and of no more
 * fields, objects and lists together than its call can have use for. One look over
 * the text, without building anything: parsing millions of brackets takes seconds, in which nobody else is answered. Whether
 * it is JSON remains the parser's to say.
 */
export function isParseable(text: string, fields_max: number = parts_max): boolean {
  let depth = 0;
  let parts = 0;
  let fields = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case openList:
      case openObject:
        if (++depth > depth_max || ++parts > parts_max || ++fields > fields_max) return false;
        break;
      case closeList:
      case closeObject:
        depth--;
        break;
      case comma:
        if (++parts > parts_max) return false;
        break;
      case colon:
        if (++fields > fields_max) return false;
    }
  }
  return true;
}

/** The place of the quote that ends the string which begins at a quote; the end of the text when none does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at++;
  }
  return text.length;
}

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openList = 0x5b;
const backslash = 0x5c;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;
