import { codeOf } from './code.ts';
import { isTest, plant, type File, type Planted, type Rule } from './project.ts';

// What the numbers in titles of tests mean: docs/requirements.md says it, and the state of each.

const list = 'docs/requirements.md';

type Requirement = { readonly id: string; readonly says: string; readonly state: string };

const requirementsOf = (files: readonly File[]): Requirement[] => {
  const text = files.find(({ path }) => path === list)?.text ?? '';
  return [...text.matchAll(/^\| ([A-Z]{1,2}\d+) \| (.*?) \| ([^|]*) \|$/gm)].map(
    ([, id = '', says = '', state = '']) => ({ id, says, state }),
  );
};

/** A title, from its quote on: of `it('…', of describe.each([…])('…', and of what runs over lines. */
const titles = /(?:\b(?:it|test|describe)(?:\.\w+)?|\)|`)\(\s*['"`]((?:(?:[A-Z]{1,2}\d+|\$\{id\})[ :,…]+)+)/g;

/** The numbers with which titles of a test begin. Where one is written `${id}`, they are the keys of the table in its file. */
function numbersIn({ text }: File): string[] {
  const code = codeOf(text);
  return [...text.matchAll(titles)]
    .filter(({ index }) => code[index] !== ' ')
    .flatMap(([, begins = '']) => begins.match(/[A-Z]{1,2}\d+|\$\{id\}/g) ?? [])
    .flatMap((number) => (number === '${id}' ? keysIn(text) : [number]))
    .filter((number, at, all) => all.indexOf(number) === at);
}

const keysIn = (text: string): string[] =>
  [...text.matchAll(/^ {2}([A-Z]{1,2}\d+): /gm)].map(([, key = '']) => key);

const tests = (files: readonly File[]) =>
  files.filter(({ path }) => isTest(path)).map((file) => ({ path: file.path, numbers: numbersIn(file) }));

const table = (...rows: readonly string[]): File => ({
  path: list,
  text: `| id | what must hold | state |\n|---|---|---|\n${rows.map((row) => `| ${row} |\n`).join('')}`,
});

const signsIn = 'G5 | Signing in trims the name. | works';

const planted = (rows: readonly string[], test: string, offence: string): Planted => ({
  files: [table(...rows), { path: 'e2e/sign-in.e2e.ts', text: test }],
  offence,
});

const known: Rule = {
  name: `the numbers in titles of tests are those of ${list}, and of nothing that is still to come`,
  find: (files) => {
    const states = new Map(requirementsOf(files).map(({ id, state }) => [id, state]));
    return tests(files).flatMap(({ path, numbers }) =>
      numbers.flatMap((number) => {
        if (!states.has(number)) return `${path} names ${number}, which ${list} does not have`;
        return states.get(number) === 'not yet' ? `${path} names ${number}, which is to come by ${list}` : [];
      }),
    );
  },
  planted: [
    plant('e2e/sign-in.e2e.ts', "test('G5 signs in', async () => {});\n", 'sign-in.e2e.ts names G5, which'),
    planted([signsIn], "test('G5 A6 signs in', async () => {});\n", 'sign-in.e2e.ts names A6, which'),
    planted([signsIn], "test.describe(\n  'G6 signing out',\n  () => {},\n);\n", 'names G6, which'),
    planted([signsIn], "it.each([\n  ['a'],\n])('K1 finds %s', (one) => {});\n", 'names K1, which'),
    planted([signsIn], "it.each<Day>(days)(\n  'D0 reads %s',\n  (one) => {},\n);\n", 'names D0, which'),
    planted([signsIn], 'test(`L3 shows ${badge}`, async () => {});\n', 'names L3, which'),
    planted(
      [signsIn],
      'const faults = {\n  I01: [],\n};\nit(`${id} holds`, () => {});\n',
      'names I01, which',
    ),
    planted(['B19 | Goods. | not yet'], "it('B19 orders', () => {});\n", 'names B19, which is to come'),
  ],
};

const proved: Rule = {
  name: `what works according to ${list} stands in the title of a test`,
  find: (files) => {
    const numbers = new Set(tests(files).flatMap((test) => test.numbers));
    return requirementsOf(files)
      .filter(({ id, state }) => state === 'works' && !numbers.has(id))
      .map(({ id }) => `${list} says that ${id} works, and no title of a test names it`);
  },
  planted: [
    { files: [table(signsIn)], offence: `${list} says that G5 works, and no title of a test names it` },
    planted([signsIn], "test('G55 signs in', async () => {});\n", 'says that G5 works, and no title'),
    planted([signsIn], "test('signs in as G5 says', async () => {});\n", 'says that G5 works, and no title'),
    planted([signsIn], "// it('G5 signs in')\n", 'says that G5 works, and no title'),
  ],
};

const isState = (state: string) => /^(works|not yet|in part: \S.*)$/.test(state);

const rows: Rule = {
  name: `a line of ${list} has a number of its own, says what must hold, and how far that is`,
  find: (files) => {
    const all = requirementsOf(files);
    const written =
      (files.find(({ path }) => path === list)?.text ?? '').match(/^\| [A-Z]{1,2}\d.*$/gm) ?? [];
    return [
      ...(written.length === all.length ? [] : [`${list} has a line that is none of three cells`]),
      ...all
        .filter(({ id }, at) => all.findIndex((other) => other.id === id) < at)
        .map(({ id }) => `${list} has ${id} twice`),
      ...all
        .filter(({ says, state }) => says === '' || !isState(state))
        .map(({ id, state }) => `${list} says of ${id} that it is ${state || 'nothing'}`),
    ];
  },
  planted: [
    { files: [table(signsIn, signsIn)], offence: `${list} has G5 twice` },
    { files: [table('G5 | Signing in. | done')], offence: `${list} says of G5 that it is done` },
    { files: [table('G5 | Signing in. | in part')], offence: `${list} says of G5 that it is in part` },
    { files: [table('G5 | works')], offence: `${list} has a line that is none of three cells` },
  ],
};

export const requirementRules: readonly Rule[] = [known, proved, rows];
