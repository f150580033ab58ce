import { createReadStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { makeFolder } from './make-folder.ts';

// Files of lines of JSON that only grow, in a folder that several machines may share: each writes to a file of its own.

/** Adds lines to this machine's file, and waits until the disk has them. */
export async function appendLines(folder: string, lines: readonly string[]): Promise<void> {
  const file = await openOwn(folder);
  try {
    // A line that a crash tore off must not spoil the next one.
    await file.write(`\n${lines.join('\n')}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Finds out whether lines can be added to this machine's file, before there are any. */
export async function tryToAppend(folder: string): Promise<void> {
  await (await openOwn(folder)).close();
}

async function openOwn(folder: string) {
  await makeFolder(resolve(folder));
  return open(join(folder, `${hostname()}.jsonl`), 'a', 0o600);
}

/** The lines of all files, with the place of each, `machine.jsonl:12`. None where there is no folder yet. */
export async function* linesIn(folder: string): AsyncGenerator<{ line: string; place: string }> {
  for (const name of await filesIn(folder)) {
    let number = 0;
    for await (const line of createInterface({ input: createReadStream(join(folder, name)) })) {
      number += 1;
      if (line !== '') yield { line, place: `${name}:${number}` };
    }
  }
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
