/** Turns full-width letters, digits and signs, as Chinese keyboards type them, into the plain ones. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** A text with the hyphen of keyboards for those that look alike. */
export const plainHyphens = (text: string): string => text.replace(/[\u2010\u2011]/g, '-');

/** A text without signs that nobody sees, and with plain hyphens: what was copied from elsewhere has others. */
export const withoutUnseen = (text: string): string =>
  plainHyphens(text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, ''));
