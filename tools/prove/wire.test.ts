import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { commitReader } from './commits.ts';
import { openWire } from './wire.ts';

const ends: (() => unknown)[] = [];
afterAll(() => ends.forEach((end) => end()));

/** A message of PostgreSQL: its letter, its length, and what it says. */
const message = (letter: string, says: string): Buffer => {
  const head = Buffer.alloc(5, letter);
  head.writeInt32BE(4 + Buffer.byteLength(says), 1);
  return Buffer.concat([head, Buffer.from(says)]);
};
const done = (tag: string) => message('C', `${tag}\0`);
const ready = message('Z', 'I');

/** A wire to a database that says back what it is told. */
async function anEcho() {
  const callees = new Set<Socket>();
  const database = createServer((socket) => {
    callees.add(socket.on('error', () => undefined));
    socket.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const wire = await openWire();
  wire.lead((database.address() as { port: number }).port);
  ends.push(
    wire.close,
    () => database.close(),
    () => callees.forEach((socket) => socket.destroy()),
  );
  return wire;
}

async function aCaller({ port }: { port: number }) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const heard: Buffer[] = [];
  socket.on('data', (piece: Buffer) => heard.push(piece));
  await once(socket, 'connect');
  ends.push(() => socket.destroy());
  return { socket, closed: once(socket, 'close'), heard: () => Buffer.concat(heard) };
}

const written = done('UPDATE 1');

it.each([
  ['in one piece', [Buffer.concat([done('INSERT 0 1'), done('COMMIT'), ready])]],
  ['in a piece of its own', [done('UPDATE 1'), done('COMMIT')]],
])(
  'S13 cuts a line when the database has committed and before anybody learns of it: %s',
  async (_how, said) => {
    const wire = await anEcho();
    const { socket, closed, heard } = await aCaller(wire);
    wire.loseReplies(1);

    said.forEach((piece) => socket.write(piece));
    await closed;

    expect(String(heard())).not.toContain('COMMIT');
    expect(wire.repliesLost()).toBe(1);
  },
);

it('S13 knows the answer to a commit when it comes byte by byte', () => {
  const hasCommitted = commitReader();

  const told = [...ready, ...written, ...done('COMMIT')].map((byte) => hasCommitted(Buffer.from([byte])));

  expect(told.indexOf(true)).toBe(told.length - 1);
});

it.each([
  ['another word', Buffer.concat([written, done('ROLLBACK')])],
  ['the end of what wrote nothing', Buffer.concat([done('SELECT 1'), done('COMMIT')])],
  [
    'the end of a transaction after the one that wrote',
    Buffer.concat([written, done('ROLLBACK'), done('BEGIN'), done('COMMIT')]),
  ],
  ['a row that has the word in it', Buffer.concat([written, message('D', 'COMMIT\0')])],
  ['a longer word', Buffer.concat([written, done('COMMIT PREPARED')])],
])('S13 passes on what is no answer to a commit: %s', async (_what, said) => {
  const wire = await anEcho();
  const { socket, heard } = await aCaller(wire);
  wire.loseReplies(1);

  socket.write(said);

  await expect.poll(heard).toEqual(said);
  expect(wire.repliesLost()).toBe(0);
});

it('S13 loses no more answers than it was told to', async () => {
  const wire = await anEcho();
  const first = await aCaller(wire);
  wire.loseReplies(1);
  const said = Buffer.concat([written, done('COMMIT')]);
  first.socket.write(said);
  await first.closed;

  const { socket, heard } = await aCaller(wire);
  socket.write(said);

  await expect.poll(heard).toEqual(said);
});

it('S13 swallows what is said on the connections there are, closes none, and lets new ones pass', async () => {
  const wire = await anEcho();
  const old = await aCaller(wire);
  old.socket.write('before');
  await expect.poll(() => String(old.heard())).toBe('before');
  const end = wire.swallow();

  old.socket.write('after');
  const { socket, heard } = await aCaller(wire);
  socket.write('new');
  await expect.poll(() => String(heard())).toBe('new');

  expect(String(old.heard())).toBe('before');
  expect(old.socket.closed).toBe(false);
  end();
  await old.closed;
});
