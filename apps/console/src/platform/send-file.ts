import type { Call, Envelope } from '@app/contract/call';
import type { z } from 'zod/mini';
import { readLanguage } from './language.ts';
import { NoAnswerError, RefusedError } from './send.ts';
import { readEnterprise, readToken } from './session.ts';
import { asksInPrivate } from './private-input.ts';

const headers = (): Record<string, string> => {
  const enterprise = readEnterprise();
  return {
    'accept-language': readLanguage(),
    'ngrok-skip-browser-warning': '1',
    token: readToken(),
    ...(enterprise === undefined ? {} : { 'x-enterprise': String(enterprise) }),
  };
};

/**
 * Sends a file to a call that takes one, and tells how far it has come, from 0 to 1.
 *
 * @throws RefusedError when the server answers anything but code 1
 * @throws NoAnswerError when no answer comes, or the sending was called off
 */
export function sendFile<Output extends z.ZodMiniType>(
  { path }: Call<z.ZodMiniType, Output>,
  file: File,
  {
    signal,
    idempotencyKey,
    onProgress,
  }: {
    readonly signal: AbortSignal;
    readonly idempotencyKey: string;
    readonly onProgress: (part: number) => void;
  },
): Promise<z.output<Output>> {
  return new Promise((resolve, reject) => {
    // Only this way of asking tells how much has gone out.
    const request = new XMLHttpRequest();
    const fail = () => reject(new NoAnswerError(noAnswer[readLanguage()]));
    request.open('POST', `/api${path}`);
    const sent = {
      ...headers(),
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
      const envelope = readEnvelope<z.output<Output>>(request.responseText);
      if (envelope === undefined) fail();
      else if (envelope.code === 1) resolve(envelope.data);
      else reject(new RefusedError(envelope));
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
  const posted = call.method === 'POST' || (call.alsoPost === true && asksInPrivate(input));
  const fields = Object.entries(input).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const response = await fetch(`/api${call.path}${posted ? '' : `?${new URLSearchParams(fields)}`}`, {
    method: posted ? 'POST' : 'GET',
    headers: { ...headers(), ...(posted ? { 'content-type': 'application/json' } : {}) },
    body: posted ? JSON.stringify(input) : null,
  }).catch(() => undefined);
  if (!response) throw new NoAnswerError(noAnswer[readLanguage()]);

  const isFile = response.headers.has('content-disposition');
  if (response.ok && isFile) return { name: nameOf(response), bytes: await response.blob() };
  const envelope = readEnvelope(await response.text());
  if (envelope === undefined || envelope.code === 1) throw new NoAnswerError(noAnswer[readLanguage()]);
  throw new RefusedError(envelope);
}

/**
 * Fetches a file of the console itself, such as an example list.
 *
 * @throws NoAnswerError when it cannot be had
 */
export async function fetchOwnFile(address: string, name: string): Promise<File> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new NoAnswerError(noAnswer[readLanguage()]);
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

function readEnvelope<Data>(text: string): Envelope<Data> | undefined {
  try {
    const body = JSON.parse(text) as Partial<Envelope<Data>> | null;
    return typeof body?.code === 'number' ? (body as Envelope<Data>) : undefined;
  } catch {
    return undefined;
  }
}

const noAnswer = {
  en: 'No answer from the server. Check the connection and try again; nothing you typed is lost.',
  zh: '服务器没有响应，请检查网络后重试，已填写的内容不会丢失。',
  es: 'El servidor no responde. Compruebe la conexión e inténtelo de nuevo; no se pierde nada de lo escrito.',
  ja: 'サーバーから応答がありません。接続を確認して、もう一度お試しください。入力内容は失われません。',
} as const;
