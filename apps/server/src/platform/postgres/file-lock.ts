import { closeSync, fchmodSync, fstatSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Whether the kernel gave the lock; unknown where the file system, or this platform, has none. */
type Grant = 'granted' | 'taken' | 'unknown';

/** A file that the kernel locks for whoever has it open. */
export type FileLock = {
  /** The lock lasts until the last process that was given this has ended. */
  readonly fd: number;
  /** Which file of this machine it is, whatever path leads there. */
  readonly identity: string;
  readonly tryLock: () => Grant;
  readonly close: () => void;
};

/**
 * Opens a file for locking. The kernel's lock holds between containers too, where processes and sockets of others
 * cannot be seen, and on network drives that know locks.
 *
 * @throws Error when the file cannot be opened; its message says what to do
 */
export function openFileLock(file: string): FileLock {
  const fd = open(file);
  const { dev, ino } = fstatSync(fd);
  return {
    fd,
    identity: `${dev}:${ino}`,
    tryLock: () => {
      try {
        return nativeLock(fd) ? 'granted' : 'taken';
      } catch {
        return 'unknown';
      }
    },
    close: () => closeSync(fd),
  };
}

function open(file: string): number {
  try {
    // Whoever can open it can lock it, and keep the console from starting.
    const fd = openSync(file, 'a+', 0o600);
    fchmodSync(fd, 0o600);
    return fd;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new Error(
      `${file} cannot be opened (${code}): another user has run the console on this data folder. Start as that user or as root, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** Loaded late: where it has no binary for the platform, the heartbeat alone guards the folder. */
function nativeLock(fd: number): boolean {
  const require = createRequire(import.meta.url);
  const { tryLock } = require('fs-native-extensions') as { tryLock: (fd: number) => boolean };
  return tryLock(fd);
}
