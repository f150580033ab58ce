import { importsOf } from './code.ts';
import { isTest, type File, type Planted, type Rule } from './project.ts';

type Call = {
  readonly module: string;
  readonly name: string;
  readonly path: string;
  readonly takesId: boolean;
};

/** Every call that the contract defines. */
export const callsOf = (files: readonly File[]): Call[] =>
  files
    .filter(({ path }) => /^packages\/contract\/src\/(?:[\w-]+\/)?[\w-]+\.ts$/.test(path) && !isTest(path))
    .flatMap(({ path: module, text }) =>
      [...text.matchAll(/^export const (\w+) = call\(\{\n([\s\S]*?)^\}\);/gm)].map(
        ([, name = '', body = '']) => ({
          module,
          name,
          path: /path: '([^']+)'/.exec(body)?.[1] ?? '',
          // Whose record it is: the enterprise's own id is another matter.
          takesId: /\b(?!wxapp_id\b)\w+_id: /.test(/input: ([\s\S]*?)^ {2}output: /m.exec(body)?.[1] ?? ''),
        }),
      ),
    );

/** Whether a file makes a call: by its name from the contract, or by its path. */
function makes({ module, name, path }: Call, file: File): boolean {
  if (file.text.includes(`'${path}'`) || file.text.includes(`/api${path}`)) return true;
  if (!importsOf(file).includes(module)) return false;
  const imported = new RegExp(`[{,\\s]${name}(?: as (\\w+))?[\\s,}][^'"]*from '@app/contract/`).exec(
    file.text,
  );
  const local = imported?.[1] ?? name;
  return imported !== null && file.text.matchAll(new RegExp(`\\b${local}\\b`, 'g')).toArray().length > 1;
}

/** The tests that make a call, themselves or through a file under `test` that is there for this one call. */
function testsOf(call: Call, calls: readonly Call[], files: readonly File[]): File[] {
  const inServer = files.filter(({ path }) => path.startsWith('apps/server/'));
  const helping = inServer
    .filter(({ path }) => path.startsWith('apps/server/test/') && !isTest(path))
    .filter((file) => makes(call, file) && calls.filter((one) => makes(one, file)).length === 1)
    .map(({ path }) => path);
  return inServer
    .filter(({ path }) => isTest(path))
    .filter((test) => makes(call, test) || importsOf(test).some((imported) => helping.includes(imported)));
}

const succeeds = ({ text }: File) => /\bdataOf\(|\bcode: 1\b|\.code\)\.toBe\(1\)|\)\)\.data\b/.test(text);
const meetsAStranger = ({ text }: File) => /NOT_FOUND|\bstranger/i.test(text);

const missing = (
  wanted: string,
  calls: readonly Call[],
  files: readonly File[],
  shows: (file: File) => boolean,
) =>
  calls
    .filter((call) => !testsOf(call, callsOf(files), files).some(shows))
    .map(({ path, name }) => `${path} (${name}) has no test ${wanted}`);

const contract: File = {
  path: 'packages/contract/src/plans.ts',
  text: `export const readPlan = call({
  method: 'GET',
  path: '/plan/detail',
  input: z.strictObject({ wxapp_id: id, plan_id: id }),
  output: plan,
});
`,
};

const planted = (test: string, offence: string): Planted => ({
  files: [
    contract,
    {
      path: 'apps/server/src/plans/read-plan.test.ts',
      text: `import { readPlan } from '@app/contract/plans';\n${test}`,
    },
  ],
  offence,
});

const success: Rule = {
  name: 'each call has a test in which it succeeds',
  find: (files) => missing('in which it succeeds', callsOf(files), files, succeeds),
  planted: [
    planted('', '/plan/detail (readPlan) has no test in which it succeeds'),
    planted(
      'refusedOf(await world.call(token, readPlan, {}));\n',
      '/plan/detail (readPlan) has no test in which it succeeds',
    ),
  ],
};

const strangers: Rule = {
  name: 'each call that takes a record’s number has a test in which the record is another’s',
  find: (files) =>
    missing(
      'in which the record is another’s',
      callsOf(files).filter(({ takesId }) => takesId),
      files,
      meetsAStranger,
    ),
  planted: [
    planted(
      'dataOf(await world.call(token, readPlan, {}));\n',
      '/plan/detail (readPlan) has no test in which the record is another’s',
    ),
  ],
};

export const callRules: readonly Rule[] = [success, strangers];
