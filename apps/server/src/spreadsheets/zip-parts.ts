import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { limits } from './limits.ts';
import { guard, Unreadable } from './unreadable.ts';

/** Opens the parts of a packed file by their names; undefined for one that is not there. */
export type Parts = { readonly open: (name: string) => Promise<AsyncIterable<Uint8Array> | undefined> };

const megabyte = 1024 * 1024;
/** Under this a part is no bomb, however well it was packed. */
const ratio_from_bytes = megabyte;

/**
 * Opens a packed file whose parts are read one after another, counted as they unpack.
 *
 * @throws Unreadable when it is no such file, or holds more than it may
 */
export async function openParts(bytes: Uint8Array): Promise<Parts> {
  const zip = await opened(bytes);
  guard('parts', zip.entryCount);
  const entries = new Map<string, Entry>();
  for (const entry of await entriesOf(zip)) {
    if (entry.isEncrypted()) throw new Unreadable('FILE_PROTECTED');
    if (entry.uncompressedSize > ratio_from_bytes)
      guard('ratio', entry.uncompressedSize / Math.max(1, entry.compressedSize));
    entries.set(entry.fileName.toLowerCase(), entry);
  }
  const claimed = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  guard('unpacked_mb', claimed / megabyte);

  const unpacked = { bytes: 0 };
  return {
    open: async (name) => {
      const entry = entries.get(name.toLowerCase());
      return entry && counted(await zip.openReadStreamPromise(entry), unpacked);
    },
  };
}

const opened = (bytes: Uint8Array): Promise<ZipFile> =>
  fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
    lazyEntries: true,
    autoClose: false,
  });

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    // The number in the directory may be a lie.
    guard('parts', entries.length);
  }
  return entries;
}

/** A part as it unpacks; what all parts unpack to together is held to its limit, whatever their directory says. */
async function* counted(stream: AsyncIterable<Uint8Array>, unpacked: { bytes: number }) {
  for await (const chunk of stream) {
    unpacked.bytes += chunk.length;
    if (unpacked.bytes > limits.unpacked_mb * megabyte) guard('unpacked_mb', Infinity);
    yield chunk;
  }
}
