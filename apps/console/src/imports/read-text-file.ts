/**
 * The text of a file as editors save one here: in the encoding that its mark names, else UTF-8, else GB18030, in which Notepad saves.
 * Undefined for what is no text.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const encoding of encodingsOf(bytes)) {
    const text = decoded(bytes, encoding);
    if (text !== undefined) return text.includes('\0') ? undefined : text;
  }
  return undefined;
}

function encodingsOf([first, second]: Uint8Array): readonly string[] {
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  return first === 0xfe && second === 0xff ? ['utf-16be'] : ['utf-8', 'gb18030'];
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not this encoding: the next one is tried.
    return undefined;
  }
}
