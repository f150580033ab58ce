import type { Call } from '@app/contract/call';
import type { InjectOptions } from 'fastify';
import { hurt, oddValue } from './broken.ts';
import { type Pool, resolve } from './pool.ts';
import type { Drawn } from './requests.ts';
import { listBesideText, shapeOf } from './shaped.ts';

type At = { readonly pool: Pool; readonly columns: readonly string[]; readonly token: string };

/** A drawn request as it goes over the wire, and whether its input is as the call wants it. */
export function wireOf(call: Call, drawn: Drawn, { pool, columns, token }: At) {
  const body = bodyOf(call, drawn, pool, columns);
  const input = typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};
  const keyIn = drawn.key === undefined ? undefined : drawn.key % 2 || call.takesFile ? 'header' : 'body';
  if (keyIn === 'body' && call.writes) input.request_no = `key-${drawn.key}`;
  const isGet = call.method === 'GET' && !(call.alsoPost && drawn.post);
  const raw = 'raw' in drawn.body ? drawn.body.raw : undefined;
  const headers = {
    token,
    'accept-language': drawn.language,
    ...(keyIn === 'header' ? { 'idempotency-key': `key-${drawn.key}` } : {}),
  };
  const url = `/api${call.path}`;
  if (call.takesFile) return fileWire(call, { url, headers, input, raw, type: drawn.type });
  const request: InjectOptions = isGet
    ? { method: 'GET', url: `${url}?${raw === undefined ? queryOf(input) : percent(raw)}`, headers }
    : {
        method: 'POST',
        url,
        headers: { ...headers, ...(drawn.type === '' ? {} : { 'content-type': drawn.type }) },
        payload: raw ?? JSON.stringify(body) ?? '',
      };
  return { request, input, valid: raw === undefined && isValid(call, isGet ? spelled(input) : body, isGet) };
}

type Fields = Record<string, unknown>;

/** A file goes as its bytes, with its name beside it. */
function fileWire(
  call: Call,
  file: { url: string; headers: object; input: Fields; raw: string | undefined; type: string },
) {
  const { name, bytes } = file.input;
  const type = file.type === 'application/json' ? 'application/octet-stream' : file.type;
  const request: InjectOptions = {
    method: 'POST',
    url: file.url,
    headers: {
      ...file.headers,
      ...(type === '' ? {} : { 'content-type': type }),
      ...(name === undefined ? {} : { 'x-file-name': percent(text(name)).slice(0, 8_000) }),
    },
    payload: bytes instanceof Uint8Array ? Buffer.from(bytes) : (file.raw ?? text(bytes)),
  };
  return { request, input: file.input, valid: isValid(call, file.input, false) };
}

function bodyOf(
  call: Call,
  { body, hurts, enterprise, intruder, asText }: Drawn,
  pool: Pool,
  columns: readonly string[],
): unknown {
  if ('raw' in body) return undefined;
  if ('odd' in body) return oddValue(body.odd);
  const fields = resolve(body.fields, pool, intruder) as Fields;
  for (const one of hurts) hurt(fields, one, columns);
  if (enterprise) fields.wxapp_id = resolve(enterprise, pool, enterprise.pick % 2 ? 0 : undefined);
  if (!asText) return fields;
  const texts = Object.entries(shapeOf(call.input).properties ?? {}).filter(([, shape]) =>
    listBesideText(shape),
  );
  for (const [name] of texts) if (Array.isArray(fields[name])) fields[name] = JSON.stringify(fields[name]);
  return fields;
}

function isValid({ input, namesEnterprise }: Call, body: unknown, isGet: boolean): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { wxapp_id, request_no: _, ...rest } = body as Fields;
  const fields = namesEnterprise && wxapp_id !== undefined ? { ...rest, wxapp_id } : rest;
  // A form that was sent as something else than JSON is not looked at.
  return (isGet || !Array.isArray(body)) && input.safeParse(fields).success;
}

/** Fields as an address spells them: a list as the field again and again, anything else as text. */
const spelled = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, Array.isArray(value) ? value.map(text) : text(value)]),
  );

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const queryOf = (fields: Fields): string =>
  Object.entries(spelled(fields))
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [key, one as string] as const),
    )
    .map(([key, value]) => `${percent(key)}=${percent(value)}`)
    .join('&');

/** Half a character has no place in an address; its bytes are sent all the same, as a hostile client would. */
const percent = (value: string): string =>
  Array.from(value, (one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')).join('');
