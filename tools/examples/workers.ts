import { readFileSync } from 'node:fs';
import { inventAssignments } from '../../apps/server/src/demo/assignments.ts';
import { demoCompanies } from '../../apps/server/src/demo/companies.ts';

/** A new worker of the demo's dispatch company, in words, as a site manager writes them. */
export type NewWorker = {
  readonly name: string;
  readonly idcard: string;
  readonly mobile: string;
  readonly work_company: string;
  readonly occupation: string;
};

const tsv = new URL('../../apps/server/data/occupations.tsv', import.meta.url);
/** The names of work types, by code. */
export const occupationNames: ReadonlyMap<string, string> = new Map(
  readFileSync(tsv, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([code = '', , name = '']) => [code, name]),
);

/** Workers who are not insured in the demo: serials from 5,000 on are nobody's there. */
export const newWorkers = (first: number, count: number): readonly NewWorker[] =>
  inventAssignments(first, count).map(({ name, idcard, company, code }, place) => ({
    name,
    idcard,
    mobile: `13${String(700_000_000 + (((first + place) * 7919) % 99_999_999)).padStart(9, '0')}`,
    work_company: demoCompanies[company]!.name,
    occupation: occupationNames.get(code)!,
  }));
