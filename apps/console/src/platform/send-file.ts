import type { Call, Envelope } from '@app/contract/call';
import type { z } from 'zod/mini';
import { NoAnswerError, noKeyedAnswer, RefusedError, showSessionEnd } from './failures.ts';
import { readToken } from './session.ts';
import { untilCertain } from './until-certain.ts';
import { headersOf, readEnvelope, requestOf } from './wire.ts';

/**
 * Sends a file to a call that takes one, and tells how far it has come, from 0 to 1. After signing in again it goes out once more, and while it is not certain
 * whether it arrived.
 *
 * @throws RefusedError when the server answers anything but code 1; the caller shows it, the end of the session shows itself
 * @throws NoAnswerError when no answer comes, or the sending was called off
 */
export async function sendFile<Output extends z.ZodMiniType>(
  call: Call<z.ZodMiniType, Output>,
  file: File,
  options: SendFileOptions,
): Promise<z.output<Output>> {
  return untilCertain(() => attempted(call, file, options), { left: options.signal, isShown: true });
}

async function attempted<Output extends z.ZodMiniType>(
  call: Call<z.ZodMiniType, Output>,
  file: File,
  options: SendFileOptions,
): Promise<z.output<Output>> {
  const token = readToken();
  const envelope = await uploaded<z.output<Output>>(call, file, token, options);
  if (envelope.code === 1) return envelope.data;
  if (await showSessionEnd(envelope, token)) return attempted(call, file, options);
  throw new RefusedError(envelope);
}

type SendFileOptions = {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
  readonly onProgress: (part: number) => void;
};

function uploaded<Data>(
  { path }: Call,
  file: File,
  token: string,
  { signal, idempotencyKey, onProgress }: SendFileOptions,
): Promise<Envelope<Data>> {
  return new Promise((resolve, reject) => {
    // Only this way of asking tells how much has gone out.
    const request = new XMLHttpRequest();
    const fail = () => reject(noKeyedAnswer());
    if (signal.aborted) return fail();
    request.open('POST', `/api${path}`);
    const sent = {
      ...headersOf(token),
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(file.name),
      'idempotency-key': idempotencyKey,
    };
    for (const [name, value] of Object.entries(sent)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('load', () => {
      const envelope = readEnvelope<Data>(request.responseText);
      if (envelope === undefined) fail();
      else resolve(envelope);
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/**
 * Fetches a file from a call that sends one, under the session's token like any other call: no address that lets anybody in.
 *
 * @throws RefusedError when the server answers with a refusal
 * @throws NoAnswerError when no answer comes
 */
export async function fetchFile(call: Call, input: object): Promise<{ name: string; bytes: Blob }> {
  const token = readToken();
  const { url, init } = requestOf(call, input, headersOf(token));
  const response = await fetch(url, init).catch(() => undefined);
  if (!response) throw new NoAnswerError();

  const isFile = response.headers.has('content-disposition');
  if (response.ok && isFile) return { name: nameOf(response), bytes: await response.blob() };
  const envelope = readEnvelope(await response.text());
  if (envelope === undefined || envelope.code === 1) throw new NoAnswerError();
  if (await showSessionEnd(envelope, token)) return fetchFile(call, input);
  throw new RefusedError(envelope);
}

/**
 * Fetches a file of the console itself, such as an example list.
 *
 * @throws NoAnswerError when it cannot be had
 */
export async function fetchOwnFile(address: string, name: string): Promise<File> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new NoAnswerError();
  return new File([await response.blob()], name);
}

/** Lets the browser keep a file where its user wants it. */
export function keepFile({ name, bytes }: { readonly name: string; readonly bytes: Blob }): void {
  const address = URL.createObjectURL(bytes);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function nameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  return encoded ? decodeURIComponent(encoded) : (plain ?? 'list.xlsx');
}
