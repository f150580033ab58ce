import type { Call } from '@app/contract/call';
import { codeOf, endsKey, httpStatusOf, type Reason } from '@app/contract/refusals';
import { english } from '@app/contract/words/refusals.en';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { textsOf } from '../workbooks.ts';

/** What is refused for its form, or for what its key stands for already, and so uses the key up; yet no handler was asked. */
const unhandled: readonly Reason[] = [
  'VALIDATION',
  'UNKNOWN_PATH',
  'TOO_LARGE',
  'MEDIA_TYPE',
  'IDEMPOTENCY_CONFLICT',
  'ANSWER_FORGOTTEN',
];

/** An answer of which everything is known but what it says; from inside, when a handler gave it. */
type Answer = {
  readonly code: number;
  readonly data?: unknown;
  readonly isFromInside: boolean;
};

/** Checks an answer: its status, its envelope, the shape of its data, and that no word of a stranger's is in it. */
export function check(
  { output, sendsFile }: Call,
  response: LightMyRequestResponse,
  secrets: readonly string[],
): Answer {
  const { statusCode, body, headers } = response;
  const isFile = `${headers['content-type']}`.endsWith('spreadsheetml.sheet');
  const said = isFile ? Object.values(textsOf(response.rawPayload)).join('\n') : body;
  const everything = `${said}\n${JSON.stringify(headers)}`;
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);

  if (isFile) {
    expect([sendsFile, statusCode]).toEqual([true, 200]);
    return { code: 1, isFromInside: true };
  }
  const envelope = JSON.parse(body) as {
    code: number;
    msg: string;
    data: unknown;
    reason: Reason;
    request_id: string;
  };
  if (envelope.code === 1) {
    expect(statusCode).toBe(200);
    expect(envelope).toEqual({ code: 1, msg: '', data: envelope.data });
    expect(output.parse(envelope.data)).toEqual(envelope.data);
    return { code: 1, data: envelope.data, isFromInside: true };
  }
  const { reason } = envelope;
  expect(Object.keys(envelope).toSorted()).toEqual(['code', 'data', 'detail', 'msg', 'reason', 'request_id']);
  expect(Object.keys(english)).toContain(reason);
  expect([envelope.code, statusCode]).toEqual([codeOf(reason), httpStatusOf[reason] ?? 200]);
  expect(envelope.msg).not.toBe('');
  expect(headers['x-request-id']).toBeTruthy();
  return { code: envelope.code, isFromInside: endsKey(reason) && !unhandled.includes(reason) };
}
