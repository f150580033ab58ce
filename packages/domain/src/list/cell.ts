/**
 * One cell as a sheet or a pasted block gives it: its text, and what it was in the file where that matters.
 *
 * A number keeps the sheet's own digits, as `46082` or `1.10101199003070E+17`; a date comes as `YYYY-MM-DD`.
 */
export type Cell = {
  readonly text: string;
  readonly kind: 'text' | 'number' | 'date';
  /** Set where a line is drawn through what stands there. */
  readonly struck?: true;
  /** The colour in which somebody marked what stands there, by its letters or by its ground. */
  readonly tint?: Tint;
  /** What somebody wrote on a slip at the cell. */
  readonly comment?: string;
};

/** The colours that are used for marking. */
export type Tint = 'red' | 'yellow';

/** A cell of a pasted text, where nothing is known but what is written. */
export const textCell = (text: string): Cell => ({ text, kind: 'text' });

/** The beginning of a text, of so many code units at most, that never ends within a character. */
export const clipped = (text: string, length_max: number): string =>
  text.slice(0, length_max).replace(/[\uD800-\uDBFF]$/, '');
