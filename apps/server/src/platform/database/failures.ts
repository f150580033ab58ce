/** A failure as PostgreSQL reports it (severity, five characters), as the network does (a word), or as the driver does (a sentence). */
type Failure = { readonly severity?: string; readonly code?: string; readonly message?: string };

const postgres = {
  /** Shutting down, crashed, starting. */
  notServing: /^57P0[123]$/,
  /** Connection lost, statement timed out, no room or too many, lock not to be had in time, idle or under way too long, conflict. */
  passing: /^(08\w{3}|57014|53\w{3}|55P03|25P0[34]|40001|40P01)$/,
  /** Ended while it was idle in its transaction. */
  idleTooLong: /^25P03$/,
  /** Exclusion violation, deadlock. */
  othersFirst: /^(23P01|40P01)$/,
};

const network = {
  lineBroke: /^(ECONN\w+|EPIPE)$/,
  notReached: /^(ECONNREFUSED|ECONNRESET|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ETIMEDOUT)$/,
};

const driver = {
  noAnswerToConnecting: /^timeout expired/,
  noConnection: /timeout expired|when trying to connect|due to connection timeout|not queryable/,
  notConnected: /^connect E|ECONNREFUSED|after calling end/,
  lineBroke: /Connection terminated/,
  silence: /Query read timeout/,
};

const codeIs = (error: unknown, ...kinds: readonly RegExp[]): boolean =>
  kinds.some((kind) => kind.test((error as Failure).code ?? ''));

const messageSays = (error: unknown, ...kinds: readonly RegExp[]): boolean =>
  kinds.some((kind) => kind.test((error as Failure).message ?? ''));

/**
 * Whether a failure in answer to a commit, or to a single statement, proves that nothing was changed.
 *
 * What the database itself refuses was undone: a deferred constraint, a conflict, its own time limit. So was what never
 * left here. Anything else may come after the work was done: a line that broke, no answer in time, and a FATAL with
 * which the database ends a connection, also one that has committed and waits for its standby.
 */
export const provesUndone = (error: unknown): boolean =>
  (error as Failure).severity === 'ERROR' ||
  // It was cut before: the commit met nobody.
  codeIs(error, postgres.idleTooLong) ||
  messageSays(error, driver.noConnection, driver.notConnected);

/** Whether the same request may well succeed in a moment: its sender is told when to come back, and it is no fault of ours. */
export const isWorthRepeatingLater = (error: unknown): boolean =>
  codeIs(error, postgres.notServing, postgres.passing, network.lineBroke) ||
  messageSays(error, driver.noConnection, driver.lineBroke, driver.silence);

/** Whether another transaction came first, so that the same work, done again at once, sees what that one did and can say so. */
export const isWorthRepeatingAtOnce = (error: unknown): boolean => codeIs(error, postgres.othersFirst);

/** Whether a database that did not let a start in may be just starting, or not yet known to the network. */
export const isWorthWaitingFor = (error: unknown): boolean =>
  codeIs(error, postgres.notServing, network.notReached) || messageSays(error, driver.noAnswerToConnecting);

/** What to call a failure in a sentence for the operator. The driver's own time limit has no code, and means the network's. */
export const codeOfFailure = (error: Error & Failure): string | undefined =>
  error.code ?? (messageSays(error, driver.noAnswerToConnecting) ? 'ETIMEDOUT' : undefined);
