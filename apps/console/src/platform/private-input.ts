/**
 * Whether a text holds what must not stand in an address: an ID number (15 or 18 characters, also with its end
 * missing from 11 digits on) or a mobile. Spaces and dashes that people type between digits do not hide one.
 */
export const isPrivate = (text: string): boolean =>
  /\d{11,}|\d{10}[\dxX]/.test(text.normalize('NFKC').replace(/[\s-]/g, ''));

/** Whether a read must be posted: it searches by keywords, or carries something private. */
export const asksInPrivate = (input: unknown): boolean =>
  Object.entries(input as object).some(
    ([name, value]) =>
      typeof value === 'string' && ((name === 'keywords' && value !== '') || isPrivate(value)),
  );
