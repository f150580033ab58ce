import { randomUUID } from 'node:crypto';
import { calls } from '@app/contract/calls';
import type { RefusedCode } from '@app/contract/refusals';
import { languageOf } from '@app/contract/words/languages';
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { aliases } from './aliases/answers.ts';
import { customers } from './customers/answers.ts';
import { forecasts } from './forecast/answers.ts';
import { gaps } from './gaps/answers.ts';
import { imports } from './imports/answers.ts';
import { messages } from './messages/answers.ts';
import { occupations } from './occupations/answers.ts';
import { passport } from './passport/answers.ts';
import { persons } from './persons/answers.ts';
import { plans } from './plans/answers.ts';
import type { Answer } from './platform/answer.ts';
import type { Platform } from './platform/context.ts';
import { takeJson } from './platform/http/body.ts';
import { closeConnections } from './platform/http/close-connections.ts';
import { serveConsole } from './platform/http/console.ts';
import { isWorthRepeatingLater } from './platform/database/failures.ts';
import { type LogLevel, logOptions, type LogStream } from './platform/http/log.ts';
import { serveOpenApi } from './platform/http/open-api.ts';
import {
  type ConnectionLimits,
  connectionLimits,
  limitConnections,
} from './platform/http/connection-limits.ts';
import { TakesLonger } from './platform/work/short.ts';
import { limitAddresses, probeTurn } from './platform/work/under-way.ts';
import { OutcomeUnknown } from './platform/database/outcome.ts';
import { Refusal, refusedEnvelope } from './platform/refusal.ts';
import { policies } from './policies/answers.ts';
import { policyChanges } from './policy-changes/answers.ts';
import { views } from './views/answers.ts';
import { workCompanies } from './work-companies/answers.ts';
import { wxapp } from './wxapp/answers.ts';

/** Every feature's answers: the table of contents of the server. */
export const answers: readonly Answer[] = [
  ...passport,
  ...wxapp,
  ...customers,
  ...forecasts,
  ...gaps,
  ...messages,
  ...views,
  ...policies,
  ...persons,
  ...aliases,
  ...workCompanies,
  ...occupations,
  ...plans,
  ...policyChanges,
  ...imports,
];

type AppOptions = {
  readonly platform: Platform;
  readonly logLevel: LogLevel;
  readonly logTo?: LogStream;
  /** What answers the calls; every feature's, unless a test leaves something out. */
  readonly answeredBy?: readonly Answer[];
  /** Addresses whose word about the caller's own is believed; nobody else's is. */
  readonly trustedProxies?: readonly string[];
  /** Called for /readyz: false while the server drains. */
  readonly isServing?: () => boolean;
  /** Answers what a server hands on, in a thread of it: that one logs the requests and gives them their numbers. */
  readonly isThread?: boolean;
  /** Other limits than those that hold, so that a test need not wait for them. */
  readonly limits_ms?: ConnectionLimits;
  /** The built console; without it only the calls are answered. */
  readonly console?: { readonly dist: string; readonly demo: boolean };
};

/** Builds the server without listening. Throws when the contract names a call that nothing answers, or the other way round. */
export async function buildApp({
  platform,
  logLevel,
  logTo,
  answeredBy = answers,
  isServing = () => true,
  console,
  trustedProxies = [],
  isThread = false,
  limits_ms,
}: AppOptions): Promise<FastifyInstance> {
  guardContract(answeredBy);
  const app = fastify({
    ...logOptions(logLevel, logTo),
    logController: new LogController({ disableRequestLogging: isThread }),
    genReqId: ({ headers }) => (isThread && headers['x-thread-request']?.toString()) || randomUUID(),
    bodyLimit: 1024 * 1024,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    ...connectionLimits(limits_ms),
    routerOptions: { maxParamLength: 100 },
    // An address that cannot be decoded never gets as far as the error handler.
    frameworkErrors: (_error, request, reply) =>
      void sendRefusal(new Refusal('UNKNOWN_PATH'), request, reply),
  });
  takeJson(app);
  answerErrors(app);
  closeConnections(app);
  if (!isThread) {
    limitConnections(app, { trustedProxies });
    limitAddresses(app);
  }
  // First, because its security headers go onto every route that comes after it.
  if (console) await serveConsole(app, console);
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api')) void reply.header('cache-control', 'no-store');
  });

  app.register(async (api) => answeredBy.forEach((answer) => answer.register(api, platform)), {
    prefix: '/api',
  });
  app.get('/livez', { logLevel: 'silent', onRequest: probeTurn }, async () => ({ status: 'alive' }));
  app.get('/readyz', { logLevel: 'silent', onRequest: probeTurn }, async (_request, reply) => {
    const ready = isServing() && (await platform.database.isReady());
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  serveOpenApi(app, calls);
  return app;
}

function guardContract(answers: readonly Answer[]): void {
  const answered = new Set(answers.map(({ call }) => call));
  const missing = calls.filter((call) => !answered.has(call));
  if (missing.length > 0)
    throw new RangeError(`nothing answers ${missing.map(({ path }) => path).join(', ')}`);
  const open = answers.filter(({ call }) => !calls.includes(call) || call.access === undefined);
  if (open.length > 0)
    throw new RangeError(
      `not in the contract, or without access: ${open.map(({ call }) => call.path).join(', ')}`,
    );
}

/** Turns what is thrown into the envelope: a refusal into its reason, anything else into a logged 500. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal =
      error instanceof Refusal ? error : refusalOf(error, request.routeOptions.bodyLimit ?? 1024 * 1024);
    if (refusal.reason === 'SERVER') request.log.error({ err: error }, 'a request failed');
    const wait_s = waitOf(refusal);
    if (wait_s !== undefined) void reply.header('retry-after', wait_s);
    return sendRefusal(refusal, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(new Refusal('UNKNOWN_PATH'), request, reply));
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const { status, envelope } = refusedEnvelope(refusal, language, request.id);
  return reply.code(status).send(envelope satisfies { code: RefusedCode });
}

const waitOf = ({ detail }: Refusal): number | undefined =>
  detail && 'retry_after_s' in detail ? detail.retry_after_s : undefined;

/** What the framework or the database threw, as a refusal: only what is left over is a fault of ours. */
function refusalOf(error: Partial<FastifyError>, bodyLimit: number): Refusal {
  const { statusCode } = error;
  if (statusCode === 413) return new Refusal('TOO_LARGE', { limit_mb: bodyLimit / 1024 / 1024 });
  if (statusCode === 415) return new Refusal('MEDIA_TYPE');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal('VALIDATION', { fields: ['(body)'] });
  // What may have changed something says so where that is known; elsewhere it was a question.
  return [OutcomeUnknown, TakesLonger].some((known) => error instanceof known) || isWorthRepeatingLater(error)
    ? new Refusal('UNAVAILABLE', { retry_after_s: 2 })
    : new Refusal('SERVER');
}
