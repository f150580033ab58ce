import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type Call = { readonly caller: Socket; readonly callee: Socket };

/** Opens a line to a database that can be cut, or swallow what is said on it, as networks do. Ends with its test. */
export async function openLine(databaseUrl: string) {
  const calls = new Set<Call>();
  const target = new URL(databaseUrl);
  let leads = true;
  let opened = 0;
  let cutsReplies = 0;
  let cutAfter = 'commit\0';

  const server = createServer((caller) => {
    if (!leads) return void caller.destroy();
    const callee = connect(Number(target.port), target.hostname);
    const call = { caller, callee };
    let losesReply = false;
    for (const end of [caller, callee]) {
      end.setNoDelay(true);
      end.on('error', () => undefined);
      end.on('close', () => {
        caller.destroy();
        callee.destroy();
        calls.delete(call);
      });
    }
    calls.add(call);
    opened += 1;
    caller.on('data', (said) => {
      if (cutsReplies > 0 && said.includes(cutAfter)) {
        cutsReplies -= 1;
        losesReply = true;
      }
      callee.write(said);
    });
    // The reply is the sign that it was done, and goes no further.
    callee.on('data', (said) => {
      if (losesReply) caller.destroy();
      else caller.write(said);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const { caller } of calls) caller.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);

  return {
    url: url.href,
    /** Cuts the line of the next commits, or of another statement, when each was done and before its reply is through. */
    cutReplies: (times: number, after = 'commit\0') => {
      cutsReplies = times;
      cutAfter = after;
    },
    /** How many lines there have been. */
    opened: () => opened,
    /** Whether whoever calls gets through. */
    lead: (now: boolean) => {
      leads = now;
    },
    /** Carries nothing any more on the lines that stand, and closes none of them; answers how many they were. */
    swallow: (): number => {
      for (const { caller, callee } of calls) {
        for (const end of [caller, callee]) {
          end.removeAllListeners('data');
          end.pause();
        }
      }
      return calls.size;
    },
  };
}
