import type { FileHandle } from 'node:fs/promises';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../clock.ts';
import { type FileLock, openFileLock } from './file-lock.ts';
import { type Holder, judgeHolder, lookAt, nameOf, selfAsHolder, type Sight, writeHolder } from './holder.ts';

/** A data folder that this process holds. */
export type FolderLock = {
  /** Handed to PostgreSQL: as long as one of its processes lives, nobody else gets the folder. */
  readonly fd: number;
  /** Where who holds the folder is written; touched once a second while something lives there. */
  readonly holderFile: string;
  readonly token: string;
  /** Whether an earlier holder left the folder without letting go of it, and is known to be gone. */
  readonly isInherited: boolean;
  /** Resolves with a sentence when somebody else has taken the folder. */
  readonly lost: Promise<string>;
  /** Lets go. What says who held it stays where something was left behind: it tells the next start whose that was. */
  readonly release: (left: { readonly behind: boolean }) => Promise<void>;
};

type Wish = {
  readonly folder: string;
  readonly log: (line: string) => void;
  /** Ends what a holder that was killed has left running. */
  readonly endOrphans: () => Promise<void>;
  /** How a file is locked, where not by the kernel. */
  readonly openLock?: typeof openFileLock;
};

/** How long a run that is just ending may take to let go of its data folder. */
const patience_ms = 3_000;
const beat_ms = 1_000;
/** A heart that has stood still for so long, by the clock of whoever looks on, beats no more. */
const still_ms = 6_000;
/** Longer than anybody takes from seeing a lock without a holder to writing their own name there. */
const settle_ms = 3_000;

/**
 * Takes a data folder for this process.
 *
 * A lock of the kernel decides between processes of one machine, in whatever container; between machines, and where the
 * file system has no locks, the beating of the holder's heart does.
 * Source: docs/decisions/0017-one-server-on-a-data-folder.md
 *
 * @throws Error that names the holder when another process keeps the folder
 */
export async function holdFolder(wish: Wish): Promise<FolderLock> {
  const lock = (wish.openLock ?? openFileLock)(join(wish.folder, 'console.lock'));
  try {
    for (;;) {
      const turn = await waitForTurn(wish, lock);
      const taken = await take(wish.folder, lock, turn);
      if (taken) return taken;
    }
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** That nobody holds the folder, whose name stands there still, and whether others may be coming to the same conclusion. */
type Turn = { readonly before: Sight | undefined; readonly isGranted: boolean; readonly isCertain: boolean };

async function waitForTurn({ folder, log, endOrphans }: Wish, lock: FileLock): Promise<Turn> {
  const deadline = performance.now() + patience_ms;
  const watch = watchHeart(fileIn(folder));
  let isTold = false;
  for (;;) {
    const grant = lock.tryLock();
    const { sight, still_for_ms, hasMoved } = await watch();
    const isGranted = grant === 'granted';
    if (!sight && grant !== 'taken') return { before: sight, isGranted, isCertain: true };

    const state = sight?.holder ? judgeHolder(sight.holder, lock, isGranted) : 'unknown';
    if (grant === 'taken' && state === 'gone') await endOrphans();
    if (grant !== 'taken' && state === 'gone') return { before: sight, isGranted, isCertain: isGranted };
    const mayBeGone = grant !== 'taken' && state === 'unknown' && !hasMoved;
    if (mayBeGone && still_for_ms > still_ms) return { before: sight, isGranted, isCertain: false };
    if (!mayBeGone && performance.now() > deadline) {
      throw new Error(
        `Another console (${nameOf(sight?.holder)}) is running on the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    if (mayBeGone && !isTold) {
      isTold = true;
      log(
        `The data folder ${folder} was held by another console (${nameOf(sight?.holder)}): waiting to see whether it lives.`,
      );
    }
    await pause(200);
  }
}

/** Answers at each look for how long the holder's file has not changed, by the clock of this process alone. */
function watchHeart(file: string) {
  let seen: Sight | undefined;
  let since = performance.now();
  let changes = 0;
  return async () => {
    const sight = await lookAt(file);
    if (sight?.mark !== seen?.mark) {
      since = performance.now();
      changes += 1;
    }
    seen = sight;
    return { sight, still_for_ms: performance.now() - since, hasMoved: changes > 1 };
  };
}

/**
 * Writes this process into the folder as its holder. Where another may do the same at this moment, who wrote last and
 * still stands there after a while has it. Undefined when that is not this process.
 */
async function take(folder: string, lock: FileLock, turn: Turn): Promise<FolderLock | undefined> {
  const holderFile = fileIn(folder);
  const self = selfAsHolder(turn.isGranted ? lock.identity : undefined);
  const handle = await putThere(holderFile, self, turn.before !== undefined);
  if (!handle) return undefined;
  const beating = beat(handle, { holderFile, folder });
  if (!turn.isCertain) {
    const lost = await Promise.race([beating.lost, pause(settle_ms)]);
    if (lost !== undefined || !(await isSame(handle, holderFile))) {
      await beating.end();
      return undefined;
    }
  }
  return {
    fd: lock.fd,
    holderFile,
    token: self.token,
    isInherited: turn.before !== undefined,
    lost: beating.lost,
    release: async ({ behind }) => {
      const isOurs = await isSame(handle, holderFile);
      await beating.end();
      if (isOurs && !behind) await rm(holderFile, { force: true });
      lock.close();
    },
  };
}

async function putThere(file: string, self: Holder, isInherited: boolean): Promise<FileHandle | undefined> {
  try {
    if (!isInherited) return await writeHolder(file, self);
    const beside = `${file}.${self.token}`;
    const handle = await writeHolder(beside, self);
    await rename(beside, file);
    return handle;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined; // Another was quicker.
    throw error;
  }
}

/** Touches the holder's file once a second, and notices when it is no longer this process's. */
function beat(handle: FileHandle, { holderFile, folder }: { holderFile: string; folder: string }) {
  const { promise: lost, resolve } = Promise.withResolvers<string>();
  let beating: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beating = once();
  }, beat_ms);
  timer.unref();

  async function once(): Promise<void> {
    // Changes no content: it succeeds on a full disk too.
    const now = systemClock.now();
    await handle.utimes(now, now).catch(() => undefined);
    if (await isSame(handle, holderFile)) return;
    clearInterval(timer);
    const { holder } = (await lookAt(holderFile).catch(() => undefined)) ?? {};
    resolve(
      holder
        ? `Another console (${nameOf(holder)}) has taken the data folder ${folder}, as if this one had ended.`
        : `${holderFile} was deleted under a running console.`,
    );
  }
  async function end(): Promise<void> {
    clearInterval(timer);
    await beating;
    await handle.close();
  }
  return { lost, end };
}

/** Whether a path still leads to the file that is open; also when it cannot be told. */
async function isSame(handle: FileHandle, path: string): Promise<boolean> {
  const [open, there] = await Promise.all([
    handle.stat({ bigint: true }),
    stat(path, { bigint: true }).catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? undefined : 'unknown',
    ),
  ]);
  return there === 'unknown' || (there?.ino === open.ino && there.dev === open.dev);
}

const fileIn = (folder: string): string => join(folder, 'console.holder');
