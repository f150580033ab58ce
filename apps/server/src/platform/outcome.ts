/** The database, or a thread, was asked to do something, and was lost before it had said what became of it. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  constructor(lost: 'the database' | 'the thread', cause?: unknown) {
    super(`The line to ${lost} broke before it answered: whether this was done is not known.`, { cause });
  }
}

/**
 * Whether an error in answer to a commit, or to a single statement, proves that nothing was changed.
 *
 * What the database itself refuses was undone: a deferred constraint, a conflict, its own time limit. So was what never
 * left here. Anything else may come after the work was done: a line that broke, no answer in time, and a FATAL with
 * which the database ends a connection, also one that has committed and waits for its standby.
 */
export function provesUndone(error: unknown): boolean {
  const { severity, code, message = '' } = error as { severity?: string; code?: string; message?: string };
  if (severity === 'ERROR') return true;
  // Cut while it was idle in its transaction: the commit met nobody.
  if (code === '25P03') return true;
  return neverSent.test(message);
}

const neverSent =
  /not queryable|when trying to connect|due to connection timeout|^timeout expired$|^connect E|ECONNREFUSED|after calling end/;
