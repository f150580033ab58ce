/**
 * Something that holds on the books at every moment, as one statement on the `chk` views.
 *
 * The statement gives a row for each thing that it looks at: `item` names the thing, `fault` says what is wrong with
 * it, or is null.
 */
export type Invariant = {
  /** Its number is kept for life, and what was retired leaves a gap. */
  readonly id: `I${number}`;
  readonly says: string;
  readonly sql: string;
};
