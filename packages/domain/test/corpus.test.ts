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

  it('B3 make nobody a person who is none', () => {
    expect(judged.flatMap(({ name, none }) => none.map((who) => `${name}: ${who}`))).toEqual([]);
  });

  it('B3 are told right of 92 in 100 numbers of persons that they say', () => {
    const said = judged.reduce((sum, { counts }) => sum + counts, 0);
    const miscounted = judged.flatMap(({ name, miscounted: all }) => all.map((what) => `${name}: ${what}`));

    expect(1 - miscounted.length / said, miscounted.join('\n')).toBeGreaterThanOrEqual(0.92);
  });

  it('B3 are wholly right of 92 in 100 persons', () => {
    const sum = (count: (one: (typeof judged)[number]) => number) =>
      judged.reduce((total, one) => total + count(one), 0);

    expect(sum(({ right }) => right) / sum(({ people }) => people)).toBeGreaterThanOrEqual(0.92);
  });
});
