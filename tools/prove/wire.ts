import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { commitReader } from './commits.ts';

type Line = { readonly caller: Socket; readonly callee: Socket; readonly reply: Transform };

/** Opens a place on 127.0.0.1 under which a database is reached, also after it came back on another port. It leads nowhere yet: who connects is turned away. */
export async function openWire() {
  const lines = new Set<Line>();
  const swallowed = new Set<Line>();
  let target: number | undefined;
  let [toLose, lost] = [0, 0];

  const server = createServer((caller) => {
    caller.on('error', () => undefined);
    if (target === undefined) return void caller.destroy();
    const callee = connect(target, '127.0.0.1');
    callee.on('error', () => undefined);
    for (const end of [caller, callee]) end.setNoDelay(true);
    const line = { caller, callee, reply: replyOf(caller, callee) };
    lines.add(line);
    caller.pipe(callee);
    callee.pipe(line.reply).pipe(caller);
    caller.once('close', () => lines.delete(line) && callee.destroy());
    callee.once('close', () => caller.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();

  /** Passes on what the database says, until it has acknowledged a commit of which nobody is to learn. */
  function replyOf(caller: Socket, callee: Socket): Transform {
    const hasCommitted = commitReader();
    return new Transform({
      transform(piece: Buffer, _encoding, passOn) {
        if (!hasCommitted(piece) || toLose === 0) return passOn(null, piece);
        [toLose, lost] = [toLose - 1, lost + 1];
        caller.destroy();
        callee.destroy();
        passOn();
      },
    });
  }
  const hangUp = ({ caller, callee }: Line) => {
    caller.destroy();
    callee.destroy();
  };

  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** Leads new connections to a port, or nowhere. */
    lead: (port: number | undefined) => {
      target = port;
    },
    /** Cuts connections where they are, with whatever was on its way; answers how many. */
    cut: (chosen: () => boolean): number => {
      const cut = [...lines].filter(chosen);
      cut.forEach(hangUp);
      return cut.length;
    },
    /** From here on, as many connections are cut as they get the answer to a COMMIT of something written: it stands, and nobody is told. */
    loseReplies: (count: number) => {
      toLose = count;
    },
    /** How many were lost so far. */
    repliesLost: () => lost,
    /** Passes nothing more on, either way, on the connections there are, and closes none: new ones pass. Answers what ends that. */
    swallow: (): (() => void) => {
      const silenced = [...lines].filter((line) => !swallowed.has(line));
      for (const line of silenced) {
        swallowed.add(line);
        line.caller.unpipe(line.callee);
        line.callee.unpipe(line.reply);
      }
      return () => silenced.forEach((line) => swallowed.delete(line) && hangUp(line));
    },
    close: () => {
      lines.forEach(hangUp);
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
