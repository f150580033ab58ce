import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { testMasterKey } from './master-key.ts';

const main = join(import.meta.dirname, '../src/main.ts');

/** Servers as processes of their own, which are killed after each test of the file that calls this. */
export function openServerProcesses() {
  const started: ChildProcess[] = [];
  afterEach(async () => {
    for (const child of started.splice(0)) {
      child.kill('SIGTERM');
      await exitOf(child);
    }
  });

  /** Runs a server; what it says is collected. */
  return function run(env: Readonly<Record<string, string>>) {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        MASTER_KEY: testMasterKey.toString('hex'),
        LOG_LEVEL: 'silent',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    }
    const whenSaid = (words: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const look = () => {
          const found = words.exec(said);
          if (found) resolve(found);
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        child.once('exit', () => reject(new Error(said)));
        look();
      });
    const address = async () => (await whenSaid(/is ready: (http\S+)/))[1]!;
    return { child, said: () => said, whenSaid, address };
  };
}

export async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}
