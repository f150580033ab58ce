import { Unreadable } from './unreadable.ts';

/** What a file is by its bytes; its name may say anything. */
export type FileKind = 'workbook' | 'text';

/**
 * Tells a workbook from a text, by the bytes that a format begins with.
 *
 * @throws Unreadable for whatever is neither: each kind that people send by mistake has a reason of its own
 */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw new Unreadable('FILE_EMPTY');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.subarray(0, 4).toString('latin1') === 'PK\x03\x04') {
    // Without its end nothing of it can be read: it was cut off on the way.
    if (!file.subarray(-end_bytes_max).includes(endOfParts)) throw new Unreadable('FILE_BROKEN');
    return 'workbook';
  }
  // A zip without a single part.
  if (file.subarray(0, 4).toString('latin1') === 'PK\x05\x06') throw new Unreadable('FILE_EMPTY');
  if (file.subarray(0, 8).equals(compound)) {
    throw new Unreadable(file.includes(encryptedPackage) ? 'FILE_PROTECTED' : 'FILE_XLS');
  }
  const isWide = file[0] === 0xff ? file[1] === 0xfe : file[0] === 0xfe && file[1] === 0xff;
  if (isWide) return 'text';
  const head = file.subarray(0, 1_024).toString('latin1').trimStart().toLowerCase();
  // What old systems call .xls is often a web page, or XML.
  if (/^(\xef\xbb\xbf)?<(\?xml|!doctype html|html|table|meta|head)/.test(head))
    throw new Unreadable('FILE_XLS');
  if (/^(%pdf|\{\\rtf)/.test(head) || file.includes(0) || beginsPhotograph(file))
    throw new Unreadable('FILE_TYPE');
  return 'text';
}

/** One whose rest was lost has no zero byte in it. */
const beginsPhotograph = (file: Buffer): boolean => file.subarray(0, 3).toString('hex') === 'ffd8ff';

/** What ends a packed file, and how far from its last byte at most: a comment may follow. */
const endOfParts = Buffer.from('PK\x05\x06', 'latin1');
const end_bytes_max = 22 + 65_535;

/** What begins a file of Office before 2007, and any encrypted one. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
