import { readdirSync, readFileSync } from 'node:fs';

/** A file of the project, by its path from the root. */
export type File = { readonly path: string; readonly text: string };

/** A house rule that a machine can check. */
export type Rule = {
  readonly name: string;
  /** Every place where the rule is broken, in words. */
  readonly find: (files: readonly File[]) => string[];
  /** Ways to break it: a rule that does not see these proves nothing. */
  readonly planted: readonly [Planted, ...Planted[]];
};

/** Files that break a rule, and what it must then report. */
export type Planted = { readonly files: readonly File[]; readonly offence: string };

/** One planted file. */
export const plant = (path: string, text: string, offence: string): Planted => ({
  files: [{ path, text }],
  offence,
});

/** Made, fetched or private: what git does not keep. */
const notOurs = /(^|\/)(node_modules|dist|\.git|\.cache|test-results|playwright-report)(\/|$)|^data(\/|$)/;
const isText = /\.(ts|tsx|mjs|json|sql|css|html|md|tsv|svg|yml|npmrc|gitignore)$|^\.ci\/run$/;

/** Every text file of the project. */
export function readProject(): File[] {
  const root = new URL('../../', import.meta.url);
  const list = (folder: string): string[] =>
    readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}${entry.name}`;
      if (notOurs.test(path)) return [];
      return entry.isDirectory() ? list(`${path}/`) : [path];
    });
  return list('')
    .filter((path) => isText.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));
}

/** Code that the product runs: not its tests, its tools or its words about itself. */
export const isSource = ({ path }: File): boolean =>
  /^(packages|apps)\/[\w-]+\/src\/.*\.tsx?$/.test(path) && !isTest(path);

export const isTest = (path: string): boolean => /\.(test|e2e)\.tsx?$/.test(path);

/** Anything that is run or built: sources, tests and tools. */
export const isCode = ({ path }: File): boolean => /\.(ts|tsx|mjs)$/.test(path);
