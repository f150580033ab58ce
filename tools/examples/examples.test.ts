import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { expect, it } from 'vitest';
import { examples } from './examples.ts';

const folder = join(import.meta.dirname, '../../examples');

it('holds in examples/ what npm run examples would write', async () => {
  for (const [name, content] of Object.entries(await examples())) {
    const stored = readFileSync(join(folder, name));
    if (name.endsWith('.xlsx')) expect(await partsOf(stored), name).toEqual(await partsOf(content));
    else expect(stored.equals(content), name).toBe(true);
  }
});

/** What the parts of a workbook hold, as digests: how tightly they are packed differs between machines. */
async function partsOf(workbook: Buffer): Promise<Readonly<Record<string, string>>> {
  const zip = await fromBufferPromise(workbook);
  const parts: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    parts[entry.fileName] = hash('sha256', await text(await zip.openReadStreamPromise(entry)));
  return parts;
}
