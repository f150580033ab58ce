import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { appendLines, linesIn, tryToAppend } from '../platform/line-files.ts';
import type { SealingKey } from '../platform/sealing-key.ts';
import { SettingsError } from '../platform/settings.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const anchorLine = z.object({
  day: z.iso.date(),
  enterprise_id: z.int().positive(),
  seq: z.int().positive(),
  hash: sha256,
  /** The operator's word that the lines up to here, which carry no seals, are right. */
  accepted: z.boolean(),
  mac: sha256,
});

/** Where an enterprise's chain stood on a day, as a line of a file outside the database. */
export type Anchor = z.output<typeof anchorLine>;

/** Who can write the file and has no key can make no anchor. */
export function sealAnchor(key: SealingKey, anchor: Omit<Anchor, 'mac'>): Anchor {
  const { day, enterprise_id, seq, hash, accepted } = anchor;
  const text = ['anchor', day, enterprise_id, seq, hash, accepted].join('/');
  return { ...anchor, mac: createHmac('sha256', key).update(text).digest('hex') };
}

/** Adds anchors to this machine's file in the folder, and waits until the disk has them. */
export const appendAnchors = (folder: string, anchors: readonly Anchor[]): Promise<void> =>
  appendLines(
    folder,
    anchors.map((anchor) => JSON.stringify(anchor)),
  );

/**
 * Makes sure at the start that anchors can be written: a server must not run for months without any.
 *
 * @throws SettingsError when the folder cannot be made, or this machine's file in it cannot be written
 */
export async function guardAnchorsFolder(folder: string): Promise<void> {
  await tryToAppend(folder).catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError(
      `AUDIT_ANCHORS_DIR ${folder} is no folder that can be written (${error.code}). Allow the user who starts the console to write there, or set AUDIT_ANCHORS_DIR to another folder.`,
    );
  });
}

/** What stands in a folder's files, of whatever server: anchors, and places of lines that are none. */
export type Anchorage = { readonly anchors: readonly Anchor[]; readonly foreign: readonly string[] };

export async function readAnchors(folder: string, key: SealingKey): Promise<Anchorage> {
  const anchors: Anchor[] = [];
  const foreign: string[] = [];
  for await (const { line, place } of linesIn(folder)) {
    const anchor = readAnchor(line);
    if (anchor && sealAnchor(key, anchor).mac === anchor.mac) anchors.push(anchor);
    else foreign.push(place);
  }
  return { anchors, foreign };
}

function readAnchor(line: string): Anchor | undefined {
  try {
    return anchorLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
