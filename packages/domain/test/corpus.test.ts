import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { corpusFolder, judgeFolder } from './corpus.ts';

const judged = ['messages', 'more/messages'].flatMap((folder) => judgeFolder(join(corpusFolder, folder)));

describe('the messages of the corpus', () => {
  it('B3 lose nobody and tell nothing wrong without saying so', () => {
    const faults = judged.flatMap(({ name, wrong, lost }) =>
      [...wrong, ...lost.map((who) => `${who} is lost`)].map((what) => `${name}: ${what}`),
    );

    expect(faults).toEqual([]);
  });

  it('B3 are wholly right of 92 in 100 persons', () => {
    const sum = (count: (one: (typeof judged)[number]) => number) =>
      judged.reduce((total, one) => total + count(one), 0);

    expect(sum(({ right }) => right) / sum(({ people }) => people)).toBeGreaterThanOrEqual(0.92);
  });
});
