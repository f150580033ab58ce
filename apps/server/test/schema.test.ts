import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { describeSchema } from '../../../tools/schema.ts';

it('S9 the row types are those that the migrations make: node tools/run.mjs tools/schema.ts writes them', async () => {
  const written = readFileSync(new URL('../src/platform/schema.ts', import.meta.url), 'utf8');

  expect(written).toBe(await describeSchema(inject('adminUrl')));
});
