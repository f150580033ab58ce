import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judgeLeaving } from '../../test/leaving-corpus.ts';
import { corpusDirectory } from '../../test/sheet-corpus.ts';

const corpus = join(import.meta.dirname, '../../../../corpus');
const directory = corpusDirectory(corpus);
const sent = ['messages', 'sheets'].flatMap((kind) => judgeLeaving(join(corpus, 'leaving', kind), directory));

it.each(sent.map((one) => [one.name, one] as const))(
  'B3 offers nobody of %s as ready to be taken off who does not leave, and loses no leaver',
  (_, { wrong, lost, miscounted }) => {
    expect({ wrong, lost, miscounted }).toEqual({ wrong: [], lost: [], miscounted: [] });
  },
);

it('B3 asks about hardly anybody who plainly leaves', () => {
  expect(sent.flatMap(({ name, asked }) => asked.map((who) => `${name}: ${who}`))).toEqual([]);
});
