import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { uploadFile } from '@app/contract/imports/upload-file';
import { parseList } from '@app/contract/imports/parse-list';
import { listPolicies } from '@app/contract/policies';
import { add } from '@app/contract/policy-changes/add-persons';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { saveView } from '@app/contract/views';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { patience } from '../../../test/patience.ts';
import { anEnterprise, openWorld } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';

// Over real connections, on which a body comes in by and by.

const world = await openWorld();
const app = await buildApp({ platform: world.platform, logLevel: 'silent' });
/** How many requests were let in so far, whose bodies are then read. */
let admitted = 0;
app.addHook('preParsing', async () => void admitted++);

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

type Announced = {
  readonly path: string;
  readonly bytes: number;
  readonly type?: string;
  readonly method?: string;
  readonly token?: string;
};

/** Says how long its body is, and sends none of it yet. */
function announce({
  path,
  bytes,
  type = 'application/json',
  method = 'POST',
  token,
}: Announced): ClientRequest {
  const { port } = app.server.address() as AddressInfo;
  const sending = request({
    port,
    host: '127.0.0.1',
    agent: false,
    method,
    path: `/api${path}`,
    headers: { 'content-type': type, 'content-length': bytes, ...(token && { token }) },
  });
  sending.on('error', () => undefined);
  sending.flushHeaders();
  onTestFinished(() => void sending.destroy());
  return sending;
}

async function answerOf(sending: ClientRequest) {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const { reason } = (await json(response)) as { reason?: string };
  return [response.statusCode, reason];
}

it.each([
  ['a path that nothing answers', { path: '/nope' }, [404, 'UNKNOWN_PATH']],
  ['a method that the path has not', { path: add.path, method: 'PUT' }, [404, 'UNKNOWN_PATH']],
  ['a call without a session', { path: forecast.path }, [401, 'AUTH']],
])('T29 turns down %s by its head, and reads nothing of its body', async (_what, sent, answer) => {
  const before = admitted;

  expect(await answerOf(announce({ ...sent, bytes: 900_000 }))).toEqual(answer);

  expect(admitted).toBe(before);
});

it('T29 reads two bodies of a user at a time that are longer than a usual question', async () => {
  const { token } = await anEnterprise(world);
  const before = admitted;
  const [first, ...others] = Array.from({ length: 3 }, () =>
    announce({ path: listPolicies.path, bytes: 60_000, token }),
  );
  await vi.waitFor(() => expect(admitted).toBe(before + 2), patience);
  expect((await world.call(token, listPolicies, {})).code).toBe(1);
  expect(admitted).toBe(before + 2);

  first!.destroy();
  others[0]!.destroy();

  await vi.waitFor(() => expect(admitted).toBe(before + 3), patience);
});

it('T29 turns down a question of more fields than any question has, and lets a list have as many as its rows have', async () => {
  const { token } = await anEnterprise(world);
  const fields = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`f${at}`, 1]));
  const text = JSON.stringify(fields);
  const asked = async (path: string) => {
    const sending = announce({ path, bytes: text.length, token });
    sending.end(text);
    return answerOf(sending);
  };
  expect(await asked(listPolicies.path)).toEqual([400, 'VALIDATION']);
  const rows = JSON.stringify({ persons: [], unknown: Array.from({ length: 2_001 }, () => [1]) });
  const sending = announce({ path: forecast.path, bytes: rows.length, token });
  sending.end(rows);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const { detail } = (await json(response)) as { detail: { fields: readonly string[] } };
  expect(detail.fields).not.toContain('(body)');
});

it('T29 reads a list of a user whose files come in slowly, and a question of theirs', async () => {
  const { token } = await anEnterprise(world);
  const file = { path: uploadFile.path, bytes: 60_000, type: 'application/octet-stream', token };
  const before = admitted;
  Array.from({ length: 3 }, () => announce(file));
  await vi.waitFor(() => expect(admitted).toBe(before + 2), patience);

  const asked = [parseList, saveView].map(({ path }) => announce({ path, bytes: 60_000, token }));
  await vi.waitFor(() => expect(admitted).toBe(before + 4), patience);

  for (const sending of asked) {
    sending.end(JSON.stringify({ x: '' }).padEnd(60_000));
    expect(await answerOf(sending)).toEqual([400, 'VALIDATION']);
  }
  expect(admitted).toBe(before + 4);
});

it('T29 answers all that is asked one after the other on one line, without waiting for the answers', async () => {
  const { token } = await anEnterprise(world);
  const { port } = app.server.address() as AddressInfo;
  const line = connect(port, '127.0.0.1');
  onTestFinished(() => void line.destroy());
  const asked = `GET /api${listPolicies.path} HTTP/1.1\r\nhost: x\r\ntoken: ${token}\r\n\r\n`;
  let heard = '';
  line.on('data', (part: Buffer) => {
    heard += part.toString();
  });

  line.write(asked.repeat(20));

  await vi.waitFor(() => expect(heard.match(/HTTP\/1\.1 200/g)?.length).toBe(20), patience);
});

it('T29 leaves an address to others while one of its users sends hundreds over and over', async () => {
  const [{ token }, other] = [await anEnterprise(world), await anEnterprise(world)];
  let goesOn = true;
  const send = () => {
    const sending = announce({ path: listPolicies.path, bytes: 900_000, token });
    sending.once('response', () => {
      sending.destroy();
      if (goesOn) send();
    });
  };
  for (let at = 0; at < 400; at++) send();
  onTestFinished(() => {
    goesOn = false;
  });

  const { port } = app.server.address() as AddressInfo;
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/api${listPolicies.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: other.token },
      body: '{}',
    });
  const answers: number[] = [];
  while (answers.length < 20) answers.push((await ask()).status);

  expect(new Set(answers)).toEqual(new Set([200]));
});
