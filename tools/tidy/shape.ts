import { codeOf } from './code.ts';
import { type File, isCode, isSource, isTest, plant, type Rule } from './project.ts';

const lines_max = 250;
/** Lines that hold code: a comment or an empty line makes no function longer. */
const functionLines_max = 50;
/** A component's markup takes a line an element and a line a property. */
const componentLines_max = 100;

/** What is read by looking a line up, and never from its first line to its last: words, the made schema. */
const isLookedUp = (path: string): boolean =>
  path === 'apps/server/src/platform/schema.ts' || /\/words\/(?!.*\.test\.ts$)/.test(path);

/** The lines of a file; of a test those of its tables of examples do not count, nor do those that name what it uses. */
function lengthOf({ path, text }: File): number {
  const counted = isTest(path)
    ? text
        .replace(/^import [^;]*;\n/gm, '')
        .replace(/(\.each(?:<[^>]*>)?\(\[)\n[\s\S]*?\n( *)(?=\](?: as const)?\)\()/g, '$1$2')
    : text;
  return counted.trimEnd().split('\n').length;
}

const fileSize: Rule = {
  name: `a file has at most ${lines_max} lines, words and tables of tests apart`,
  find: (files) =>
    files
      .filter(({ path }) => /\.(tsx?|mjs|sql|css)$/.test(path) && !isLookedUp(path))
      .map((file) => ({ path: file.path, lines: lengthOf(file) }))
      .filter(({ lines }) => lines > lines_max)
      .map(({ path, lines }) => `${path} has ${lines} lines`),
  planted: [
    plant('apps/server/src/app.ts', 'const a = 1;\n'.repeat(251), 'app.ts has 251 lines'),
    plant('apps/console/src/ui/words/words.test.ts', 'it();\n'.repeat(251), 'words.test.ts has 251 lines'),
    plant(
      'apps/server/src/app.test.ts',
      `it.each([\n${"  ['a'],\n".repeat(300)}])('', () => {});\n${'it();\n'.repeat(250)}`,
      'app.test.ts has 251 lines',
    ),
  ],
};

/** Where a function begins: a declaration, an arrow with a body, a method. Its end is the closing brace at the same depth. */
const begins = [
  /^\s*(export )?(default )?(async )?function\b/,
  /=> \{$/,
  /^\s+(?!(?:if|for|while|switch|catch|return|await)\b)((async|static|get|set|override|#)\s*)*[\w$]+\(.*\)(: .+)? \{$/,
];

type Range = { readonly at: number; readonly end: number };

function functionsOf(lines: readonly string[]): Range[] {
  return lines.flatMap((line, at) => {
    if (!begins.some((beginning) => beginning.test(line))) return [];
    const depth = /^\s*/.exec(line)![0];
    const end = lines.findIndex(
      (later, place) => place > at && later.startsWith(`${depth}}`) && !later.endsWith('{'),
    );
    return [{ at, end }];
  });
}

/** The functions with more lines of their own than allowed: what stands in a function inside counts there. */
function longFunctions(text: string, most: number): { at: number; lines: number }[] {
  const lines = codeOf(text)
    .split('\n')
    .map((line) => line.trimEnd());
  const ranges = functionsOf(lines);
  const isInside = (place: number, { at, end }: Range) =>
    ranges.some((inner) => inner.at > at && inner.end < end && place > inner.at && place < inner.end);
  return ranges.flatMap((range) => {
    const own = lines
      .slice(range.at, range.end + 1)
      .filter((line, offset) => line !== '' && !isInside(range.at + offset, range));
    return own.length > most ? [{ at: range.at + 1, lines: own.length }] : [];
  });
}

const functionSize: Rule = {
  name: `a function has at most ${functionLines_max} lines of code, a component ${componentLines_max}`,
  find: (files) =>
    files
      .filter((file) => isSource(file) || /^tools\/.*\.(ts|mjs)$/.test(file.path))
      .filter(({ path }) => !/\.test\.tsx?$/.test(path))
      .flatMap(({ path, text }) =>
        longFunctions(text, path.endsWith('.tsx') ? componentLines_max : functionLines_max).map(
          ({ at, lines }) => `${path}:${at} has a function of ${lines} lines`,
        ),
      ),
  planted: [
    plant(
      'apps/server/src/app.ts',
      `export function long() {\n${'  go();\n'.repeat(49)}}\n`,
      'app.ts:1 has a function of 51 lines',
    ),
    plant(
      'apps/console/src/main.tsx',
      `export const Page = () => {\n${'  go();\n'.repeat(99)}};\n`,
      'main.tsx:1 has a function of 101 lines',
    ),
    plant(
      'apps/console/src/main.tsx',
      `function Page({\n  one,\n}: Props) {\n${'  go();\n'.repeat(97)}}\n`,
      'main.tsx:1 has a function of 101 lines',
    ),
    plant(
      'apps/server/src/app.ts',
      `return {\n  async go(one: string): Promise<void> {\n${'    go();\n'.repeat(49)}  },\n};\n`,
      'app.ts:2 has a function of 51 lines',
    ),
  ],
};

const defaultExports: Rule = {
  name: 'an export has a name, save where a tool wants its configuration',
  find: (files) =>
    files
      .filter(isCode)
      .filter(
        ({ path, text }) =>
          !path.endsWith('.config.ts') && /^export default\b|\bas default\b/m.test(codeOf(text)),
      )
      .map(({ path }) => `${path} has a default export`),
  planted: [
    plant(
      'apps/server/test/cluster.ts',
      'export default function setUp() {}\n',
      'cluster.ts has a default export',
    ),
    plant('tools/run.mjs', 'export { run as default };\n', 'run.mjs has a default export'),
  ],
};

const escapes: Rule = {
  name: 'no any, and no comment that silences the compiler',
  find: (files) =>
    files
      .filter(isCode)
      .flatMap(({ path, text }) => [
        ...(/(?:[:<|&,(=]|\bas|=>|\bextends|\bsatisfies)\s*any\b(?!\s*[:(])|\bany\[\]/.test(codeOf(text))
          ? [`${path} says any`]
          : []),
        ...(/@ts-(ignore|nocheck)\b/.test(text.replaceAll(/['"`/].*@ts-.*['"`/]/g, ''))
          ? [`${path} silences the compiler`]
          : []),
      ]),
  planted: [
    plant('apps/server/src/app.ts', 'const answer: any = 1;\n', 'app.ts says any'),
    plant('apps/server/src/app.ts', 'const answer = one as any;\n', 'app.ts says any'),
    plant('apps/server/src/app.ts', 'const answers: Map<string, any> = one;\n', 'app.ts says any'),
    plant('apps/server/src/app.ts', 'type Answers = any[];\n', 'app.ts says any'),
    plant('apps/server/src/app.ts', '// @ts-ignore\nconst answer = 1;\n', 'app.ts silences the compiler'),
  ],
};

const names: Rule = {
  name: 'a thing lives with the word it belongs to: nothing is called utils or the like',
  find: (files) =>
    files
      .filter(({ path }) =>
        /(^|\/)(utils?|helpers?|commons?|shared|types?|constants?|services?|misc)(\.[\w.-]+)?(\/|$)/i.test(
          path,
        ),
      )
      .map(({ path }) => `${path} has a name that says nothing`),
  planted: [
    plant('apps/server/src/utils/money.ts', '', 'utils/money.ts has a name that says nothing'),
    plant('apps/console/src/policies/helpers.ts', '', 'helpers.ts has a name that says nothing'),
    plant('packages/domain/src/types.test.ts', '', 'types.test.ts has a name that says nothing'),
  ],
};

const tests: Rule = {
  name: 'every test runs, once and in full',
  find: (files) =>
    files
      .filter(({ path }) => isTest(path))
      .filter(({ text }) =>
        /\b(it|test|describe)\.(skip|only|todo|fails|skipIf|runIf|fixme)\b|\bretry: |\bretries: /.test(
          codeOf(text),
        ),
      )
      .map(({ path }) => `${path} skips, singles out or repeats a test`),
  planted: [
    plant('apps/server/test/process.test.ts', "it.skip('stops', () => {});\n", 'process.test.ts skips'),
    plant('e2e/add-persons.e2e.ts', "test.only('adds', () => {});\n", 'add-persons.e2e.ts skips'),
    plant(
      'apps/server/test/process.test.ts',
      "it('stops', { retry: 2 }, () => {});\n",
      'process.test.ts skips',
    ),
  ],
};

export const shapeRules: readonly Rule[] = [fileSize, functionSize, defaultExports, escapes, names, tests];
