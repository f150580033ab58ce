import { createHash } from 'node:crypto';
import type { Call } from '@app/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A file as a call sends it. */
export type SentFile = { readonly file: { readonly name: string; readonly bytes: Uint8Array } };

/** Registers routes that take the bytes of a file as their body, and nothing else. */
export function takeFiles(app: FastifyInstance, routes: (own: FastifyInstance) => void): void {
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    routes(own);
  });
}

/** A file that came as a body, with the name from its header, as the input of its call; undefined for any other body. */
export function uploadedFile({ body, headers }: FastifyRequest): object | undefined {
  if (!(body instanceof Uint8Array)) return undefined;
  const name = headers['x-file-name'];
  return { ...(typeof name === 'string' ? { name: decoded(name) } : {}), bytes: body };
}

/** What is no proper percent-encoding is the name as it stands. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** What a repeat is compared by: of a file its hash, since its bytes as JSON would be many times their size. */
export const keyedInput = ({ takesFile }: Call, input: unknown): unknown =>
  takesFile
    ? Object.entries(input as object).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
      ])
    : input;

export const sentFile = (output: unknown): SentFile => ({ file: output as SentFile['file'] });

/** Sends a file to be saved, never to be shown: whatever stands in it, the browser does not interpret it. */
export function sendFile(reply: FastifyReply, { file: { name, bytes } }: SentFile): Buffer {
  void reply.code(200).headers({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="list.xlsx"; filename*=UTF-8''${rfc5987(name)}`,
    'x-content-type-options': 'nosniff',
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

const rfc5987 = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
