import { describe, expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const message = '张三 110101199003070011';
const read = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => readTextFile(new Blob(parts));
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

describe('a text file', () => {
  it('B3 is read as UTF-8, with its mark or without', async () => {
    expect(await read(message)).toBe(message);
    expect(await read(bytes('efbbbf'), message)).toBe(message);
  });

  it('B3 is read as GB18030, as Notepad saves it, with characters beyond the basic plane', async () => {
    expect(await read(bytes('d5c5c8fd'), ' 110101199003070011')).toBe(message);
    expect(await read(bytes('9532 8236'.replaceAll(' ', '')))).toBe('𠀀');
  });

  it('B3 is read as UTF-16 by its mark', async () => {
    expect(await read(bytes('fffe'), new Uint8Array(Buffer.from(message, 'utf16le')))).toBe(message);
  });

  it('B3 is refused when it is no text', async () => {
    expect(await read(bytes('ff00ff'))).toBeUndefined();
    expect(await read(bytes('504b0304000000'))).toBeUndefined();
  });
});
