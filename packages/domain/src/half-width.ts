/** Turns full-width letters, digits and signs, as Chinese keyboards type them, into the plain ones. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** A text without signs that nobody sees, and with one hyphen for those that look alike: what was copied from elsewhere has them. */
export const withoutUnseen = (text: string): string =>
  text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, '').replace(/[\u2010\u2011]/g, '-');
