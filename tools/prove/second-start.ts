import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { main } from './replica.ts';

const run = promisify(execFile);
const patience_ms = 60_000;

/** A network, processes and shared memory of its own, as a container has them; all of it ends with this process. */
const apart = ['unshare', '--net', '--pid', '--ipc', '--mount-proc', '--fork', '--kill-child'];
const withLoopback = ['sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];

/** Whether this machine lets us make namespaces. */
export const mayStartApart = (): Promise<boolean> =>
  run(apart[0]!, [...apart.slice(1), ...withLoopback, 'true']).then(
    () => true,
    () => false,
  );

/**
 * Starts a second server on a data folder that another one serves. It must end by itself, with a sentence.
 *
 * @returns what was wrong with it; undefined when it did as it should
 */
export async function startSecond(
  environment: Readonly<Record<string, string>>,
  { isApart }: { readonly isApart: boolean },
): Promise<string | undefined> {
  const [program, ...args] = [...(isApart ? [...apart, ...withLoopback] : []), process.execPath, main];
  const child = spawn(program!, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const endIt = () => child.kill('SIGKILL');
  process.once('exit', endIt);
  let said = '';
  const where = isApart ? ' from another container' : '';
  return new Promise((resolve) => {
    const end = (fault: string | undefined) => {
      clearTimeout(tooLong);
      process.off('exit', endIt);
      endIt();
      resolve(fault && `a second start on the same folder${where} ${fault}`);
    };
    const tooLong = setTimeout(() => end(`neither served nor ended within a minute:\n${said}`), patience_ms);
    const hear = (text: string) => {
      said += text;
      if (said.includes('is ready: http')) end('served');
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    child.once('error', (error) => end(`could not be tried: ${error.message}`));
    child.once('close', (code) => {
      const hasSaid = /could not start\. \S.*[.?]/s.test(said);
      if (code === 0) return end('ended as if all were well');
      end(hasSaid ? undefined : `ended (${code ?? 'killed'}) without a sentence:\n${said}`);
    });
  });
}
