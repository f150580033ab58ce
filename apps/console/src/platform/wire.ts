import type { Call, Envelope } from '@app/contract/call';
import { readLanguage } from './language.ts';
import { asksInPrivate } from './private-input.ts';
import { readEnterprise } from './session.ts';

// What every request and every answer has in common, whether it carries fields or a file.

/** The headers by which the server knows who asks, for which enterprise, and in which language. */
export function headersOf(token: string): Record<string, string> {
  const enterpriseId = readEnterprise();
  return {
    'accept-language': readLanguage(),
    // A tunnelling service shows its warning page to a request without this.
    'ngrok-skip-browser-warning': '1',
    ...(token === '' ? {} : { token }),
    ...(enterpriseId === undefined ? {} : { 'x-enterprise': String(enterpriseId) }),
  };
}

/** How a call and its input travel: posted as JSON, or in the address when nothing in it is private. */
export function requestOf(
  call: Call,
  input: unknown,
  headers: Record<string, string>,
): { readonly url: string; readonly init: RequestInit } {
  const isPosted = call.method === 'POST' || (call.alsoPost === true && asksInPrivate(input));
  return {
    url: `${baseOf(call)}${call.path}${isPosted ? '' : queryOf(input)}`,
    init: {
      method: isPosted ? 'POST' : 'GET',
      headers: isPosted ? { ...headers, 'content-type': 'application/json' } : headers,
      body: isPosted ? JSON.stringify(input) : null,
    },
  };
}

/** What somebody asks who cannot be signed in yet stands apart, so that a gateway may let it through unasked. */
const baseOf = ({ path }: Call): string => (anonymous.has(path) ? '/anonymous' : '/api');

const anonymous: ReadonlySet<string> = new Set([
  '/customer/getSmsCode',
  '/customer/register',
  '/customer/getChangePasswdSmsCode',
  '/customer/resetPasswd',
  '/contract/tQrcode',
]);

function queryOf(input: unknown): string {
  const present = Object.entries(input as object).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return present.length === 0 ? '' : `?${new URLSearchParams(present)}`;
}

/** The envelope of an answer; undefined when the answer is none of ours, such as a proxy's page. */
export function readEnvelope<Data>(text: string): Envelope<Data> | undefined {
  try {
    const body = JSON.parse(text) as Partial<Envelope<Data>> | null;
    return typeof body?.code === 'number' ? (body as Envelope<Data>) : undefined;
  } catch {
    return undefined;
  }
}
