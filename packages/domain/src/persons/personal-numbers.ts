/** What looks like an identity number or a mobile in a text that is kept or shown in clear. */
const personal = /(?<!\d)(?:\d{17}[\dXx]|\d{15}|1[3-9]\d{9})(?!\d)/g;

/** Whether a text holds what looks like an identity number or a mobile. */
export const holdsPersonalNumber = (text: string): boolean => text.search(personal) >= 0;

/** A text with a sign in the place of whatever looks like an identity number or a mobile. */
export const withoutPersonalNumbers = (text: string): string => text.replace(personal, '#');
