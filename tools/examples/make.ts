// npm run examples: writes the untidy lists of examples/ anew.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from './examples.ts';

const folder = join(import.meta.dirname, '../../examples');
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(await examples())) writeFileSync(join(folder, name), content);
