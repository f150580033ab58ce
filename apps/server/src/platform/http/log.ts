import type { FastifyRequest } from 'fastify';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Where log lines go instead of the standard output. */
export type LogStream = { readonly write: (line: string) => void };

/**
 * How requests are logged: the path without its query string and long numbers, and no headers, so that no token, ID number
 * or mobile reaches a log. An error's text may quote a row's values, so of a database error only its code and place are kept.
 */
export const logOptions = (level: LogLevel, stream?: LogStream) => ({
  logger: {
    level,
    ...(stream ? { stream } : {}),
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: withoutDigits(request.url.split('?', 1)[0]!),
        from: request.ip,
      }),
      err: describeError,
    },
  },
});

type DatabaseError = Error & { code?: string; constraint?: string; table?: string };

/** What is wrong with one row of a list may be wrong with all. */
const message_max = 2_000;

/** An error for the log: its kind and place, and its message only where no row can have got into it. */
function describeError(error: DatabaseError) {
  const fromDatabase = typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);
  const [, ...frames] = (error.stack ?? '').split('\n    at ');
  return {
    type: error.name,
    code: error.code,
    constraint: error.constraint,
    table: error.table,
    message: fromDatabase
      ? '(a database error; see its code)'
      : withoutDigits(error.message.slice(0, message_max)),
    stack: frames.slice(0, 12).join('\n    at '),
  };
}

/** Numbers long enough to be a person's are blotted out. */
export const withoutDigits = (text: string) => text.replace(/\d{8,}[\dXx]?/g, '#');
