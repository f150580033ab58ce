/** The database, or a thread, was asked to do something, and was lost before it had said what became of it. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  constructor(lost: 'the database' | 'the thread', cause?: unknown) {
    super(`The line to ${lost} broke before it answered: whether this was done is not known.`, { cause });
  }
}
