import { join } from 'node:path';
import { corpusFolder, judgeFolder } from '../../packages/domain/test/corpus.ts';
import { figure, type Part } from './figure.ts';
import { growthOfReading, slowestText_ms } from './slow-texts.ts';

/** How messages are read of which a careful person said what they mean; another folder of such is named by `CORPUS`. */
export const reading: Part = {
  name: 'reading',
  measure: async (say) => {
    const judged = judgeFolder(process.env.CORPUS ?? join(corpusFolder, 'messages'));
    const faults = judged.map((one) => ({
      ...one,
      told: [
        ...one.lost.map((what) => `LOST   ${what}`),
        ...one.wrong.map((what) => `WRONG  ${what}`),
        ...one.none.map((what) => `NOBODY ${what}`),
        ...one.asked.map((what) => `asked  ${what}`),
      ],
    }));
    const gravity = ({ lost, wrong, none, asked }: (typeof judged)[number]) =>
      100 * (lost.length + wrong.length) + 10 * none.length + asked.length;
    for (const one of faults.toSorted((a, b) => gravity(b) - gravity(a)))
      if (one.told.length > 0) say([one.name, ...one.told].join('\n    '));

    const sum = (count: (one: (typeof judged)[number]) => number) =>
      judged.reduce((total, one) => total + count(one), 0);
    const people = sum((one) => one.people);
    return [
      figure(
        `people wholly right, of ${people} in ${judged.length} messages, %`,
        (100 * sum(({ right }) => right)) / people,
        { least: 92 },
      ),
      figure(
        'values asked about',
        sum(({ asked }) => asked.length),
        { most: people },
      ),
      figure(
        'values wrong without a finding',
        sum(({ wrong }) => wrong.length),
        { most: 0 },
      ),
      figure(
        'people lost',
        sum(({ lost }) => lost.length),
        { most: 0 },
      ),
      figure(
        'rows that are nobody',
        sum(({ none }) => none.length),
        { most: 0 },
      ),
      figure('the slowest of seven texts made to be slow', slowestText_ms(), { most: 500, unit: ' ms' }),
      figure('times as long for a message of four times as many persons', growthOfReading(), { most: 6 }),
    ];
  },
};
