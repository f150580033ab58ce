import { join } from 'node:path';
import { figure, type Part } from './figure.ts';
import { readSheetCorpus } from './reading-sheets.ts';

const corpus = join(import.meta.dirname, '../../corpus');

/** How workbooks are read of which a careful person said what they mean; another folder of such is named by `SHEETS`. */
export const sheets: Part = {
  name: 'sheets',
  measure: async (say) => {
    const { right, asked, wrong, lost, none, people } = readSheetCorpus(
      process.env.SHEETS ?? join(corpus, 'sheets'),
      corpus,
      say,
    );
    return [
      figure(`people wholly right, of ${people} in workbooks, %`, (100 * right) / people, { least: 92 }),
      figure('people of workbooks asked about', asked, { most: people }),
      figure('people of workbooks wrong without a finding', wrong, { most: 0 }),
      figure('people of workbooks lost', lost, { most: 0 }),
      figure('rows of workbooks that are nobody', none, { most: 0 }),
    ];
  },
};
