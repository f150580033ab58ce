import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { closeConnections } from './close-connections.ts';

it('S3 closes although a connection is open on which nobody has asked anything', async () => {
  const { app, port } = await listening();
  const unused = connect(port, '127.0.0.1').resume();
  await once(unused, 'connect');

  await Promise.all([once(unused, 'close'), app.close()]);
});

it('S3 answers what was asked before it closes, and does not wait for another question', async () => {
  const { app, port, asked, answered, closing } = await listening();
  const request = fetch(`http://127.0.0.1:${port}/`);
  await asked;

  const closed = app.close();
  await closing;
  answered.resolve('the answer');

  const response = await request;
  expect(response.headers.get('connection')).toBe('close');
  expect(await response.text()).toBe('the answer');
  await closed;
});

it('S3 ends a long answer that had begun before it closes', async () => {
  const { app, port, answered, closing } = await listening();
  const response = await fetch(`http://127.0.0.1:${port}/long`);

  const closed = app.close();
  await closing;
  answered.resolve('and its end');

  expect(await response.text()).toBe('a beginning and its end');
  await closed;
});

async function listening() {
  const app = fastify();
  closeConnections(app);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<string>();
  app.get('/', () => {
    asked.resolve();
    return answered.promise;
  });
  app.get('/long', async (_request, reply) => {
    const text = async function* () {
      yield 'a beginning ';
      yield await answered.promise;
    };
    return reply.send(Readable.from(text()));
  });
  const closing = new Promise<void>((resolve) => {
    app.addHook('preClose', async () => resolve());
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.server.closeAllConnections());
  return { app, port: (app.server.address() as AddressInfo).port, asked: asked.promise, answered, closing };
}
