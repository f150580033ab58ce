import { isParseable } from '@app/contract/json-text';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most fields, objects and lists together that a body of this route has; as many as any call's unless said. */
    fields_max?: number;
  }
}

/**
 * Takes JSON as a body and nothing else. What is too deep or of too many parts is turned down before it is parsed; `__proto__` and
 * `constructor.prototype` the parser refuses, and what else it lets through the schemas.
 */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (isParseable(text, request.routeOptions.config.fields_max)) void parse(request, text, done);
    else done(new Refusal('VALIDATION', { fields: ['(body)'] }));
  });
}
