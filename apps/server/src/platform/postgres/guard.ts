import { type ChildProcess, spawn } from 'node:child_process';
import type { FolderLock } from './lock.ts';

/** What is watched over beside the server itself. */
type Guarded = {
  readonly home: string;
  readonly ephemeral: boolean;
  readonly lock?: Pick<FolderLock, 'holderFile' | 'token'>;
};

/**
 * A shell beside the server that ends it when this process was killed, and takes an ephemeral one's folder away: it
 * waits for the end of a pipe which only this process holds open.
 *
 * Where the server holds a data folder, a second one touches what says so once a second for as long as the server lives,
 * also when this process is frozen or gone; and ends the server at once when somebody else stands there.
 */
export function standGuard(postmaster: ChildProcess, { home, ephemeral, lock }: Guarded): void {
  if (postmaster.pid === undefined) return;
  const words = [String(postmaster.pid), ephemeral ? home : '', lock?.holderFile ?? '', lock?.token ?? ''];
  const guard = spawn('/bin/sh', ['-c', script, 'sh', ...words], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  // Its end of the pipe may be gone before ours.
  guard.stdin?.on('error', () => undefined);
  const { pid } = guard;
  postmaster.once('exit', () => endGroup(pid));
}

const script = `
  server=$1 home=$2 holder=$3 token=$4
  keep() {
    while kill -0 "$server" 2>/dev/null; do
      line=; read -r line < "$holder"
      case $line in
        *"$token"*) touch -c "$holder" ;;
        *) kill -QUIT "$server"; sleep 2; kill -KILL "$server"; exit ;;
      esac
      sleep 1
    done
  }
  test -z "$holder" || keep < /dev/null &
  read -r _; kill -INT "$server" || exit 0; test -n "$home" || exit 0
  for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$server" 2>/dev/null || break; sleep 0.2; done; rm -rf "$home"`;

/** The shell and what it has started are a group of their own. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
