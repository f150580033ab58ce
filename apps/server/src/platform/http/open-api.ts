import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Call } from '@app/contract/call';
import type { FastifyInstance } from 'fastify';
import { toJSONSchema } from 'zod';
import { version } from '../settings.ts';
import { publicTurn } from '../work/under-way.ts';

/**
 * Serves the OpenAPI document. It is made once, before anybody asks: making it takes tens of milliseconds, and anyone may
 * ask for it as often as they like.
 */
export function serveOpenApi(app: FastifyInstance, calls: readonly Call[]): void {
  const plain = Buffer.from(JSON.stringify(openApi(calls)));
  const zipped = gzipSync(plain);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  app.get('/openapi.json', { onRequest: publicTurn }, (request, reply) => {
    void reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const wantsZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return reply
      .type('application/json; charset=utf-8')
      .headers(wantsZipped ? { 'content-encoding': 'gzip' } : {})
      .send(wantsZipped ? zipped : plain);
  });
}

/** The OpenAPI document, made from the contract and from nothing else. */
const openApi = (calls: readonly Call[]) => ({
  openapi: '3.1.0',
  info: { title: 'Group Insurance Console', version },
  servers: [{ url: '/api' }],
  paths: Object.fromEntries(calls.map((call) => [call.path, operationsOf(call)])),
  components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
});

const schemaOf = (schema: Call['input'], io: 'input' | 'output') =>
  toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

function operationsOf(call: Call) {
  const common = {
    operationId: call.path.slice(1).replace(/\W+/g, '_'),
    security: call.access === 'anyone' ? [] : [{ token: [] }],
    'x-permission': typeof call.access === 'string' ? call.access : [...call.access],
    responses: {
      200: {
        description: call.sendsFile
          ? 'The file; a refusal comes in the envelope, with its reason.'
          : 'The envelope: code 1 with data, or a refusal with its reason.',
        content: call.sendsFile
          ? { [workbookType]: { schema: fileBytes } }
          : { 'application/json': { schema: envelopeOf(call) } },
      },
    },
  };
  const body = call.takesFile
    ? { required: true, content: { 'application/octet-stream': { schema: fileBytes } } }
    : { required: true, content: { 'application/json': { schema: schemaOf(call.input, 'input') } } };
  const headers = [...(call.writes ? [idempotencyKey] : []), ...(call.takesFile ? [fileName] : [])];
  const idempotent = headers.length > 0 ? { parameters: headers } : {};
  const post = { post: { ...common, ...idempotent, requestBody: body } };
  if (call.method === 'POST') return post;
  const get = { get: { ...common, parameters: queryOf(call) } };
  return call.alsoPost ? { ...get, post: { ...post.post, operationId: `${common.operationId}_post` } } : get;
}

const envelopeOf = (call: Call) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: schemaOf(call.output, 'output') },
});

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const fileBytes = { type: 'string', format: 'binary' };

const fileName = {
  name: 'x-file-name',
  in: 'header',
  required: true,
  description: 'The name of the file, percent-encoded.',
  schema: { type: 'string' },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key with the same content is answered with the same bytes, once done. A client that cannot set headers sends it as request_no in the body.',
  schema: { type: 'string', maxLength: 255 },
};

function queryOf(call: Call) {
  const { properties = {}, required = [] } = schemaOf(call.input, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
