import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { type Block, blocksOf } from './contributing/blocks.ts';
import { faultsOf } from './contributing/typecheck.ts';

// Whoever begins here types in what CONTRIBUTING.md shows: it must compile as it stands.

const blocks = blocksOf(readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8'));

/** What does not compile: a check that does not see these proves nothing. */
const planted: readonly Block[] = [
  {
    path: 'packages/contract/src/views.ts',
    isAdded: true,
    text: "export const planted: { readonly name: string } = { title: '' };\n",
  },
  {
    path: 'apps/console/src/work-companies/PlantedPage.tsx',
    isAdded: false,
    text: 'import { Empty } from \'../ui/faces.tsx\';\n\nexport const PlantedPage = () => <Empty text="" />;\n',
  },
];
const isPlanted = (fault: string) => planted.some(({ path }) => fault.startsWith(`${path}(`));

let faults: readonly string[] = [];

beforeAll(async () => {
  faults = await faultsOf([...blocks, ...planted]);
}, 300_000);

it('says of each block of code on the page in which file it stands', () => {
  expect(blocks.length).toBeGreaterThan(10);
  for (const { path, text } of blocks) expect(path, text).toMatch(/^(packages|apps)\/[\w./-]+\.tsx?$/);
});

it('finds the code on the page to compile', () => {
  expect(faults.filter((fault) => !isPlanted(fault))).toEqual([]);
});

it('would report a block that is added to a file, and a page with a wrong property', () => {
  expect(faults.filter(isPlanted)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^packages\/contract\/src\/views\.ts.*'title' does not exist/),
      expect.stringMatching(
        /^apps\/console\/src\/work-companies\/PlantedPage\.tsx.*\n.*'text' does not exist/,
      ),
    ]),
  );
});
