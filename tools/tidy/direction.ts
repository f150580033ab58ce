import { featureOf, importsOf } from './code.ts';
import { isSource, plant, type File, type Rule } from './project.ts';

/** Who may import what: where `from` matches, no import may match `never`. */
const direction = (name: string, from: RegExp, never: RegExp, planted: Rule['planted']): Rule => ({
  name,
  planted,
  find: (files) => offendingImports(files, (file, imported) => from.test(file.path) && never.test(imported)),
});

const offendingImports = (
  files: readonly File[],
  offends: (file: File, imported: string) => boolean,
): string[] =>
  files.filter(isSource).flatMap((file) =>
    importsOf(file)
      .filter((imported) => offends(file, imported))
      .map((imported) => `${file.path} imports ${imported}`),
  );

const layers: readonly Rule[] = [
  direction('the domain imports nothing', /^packages\/domain\//, /^(?!packages\/domain\/src\/)/, [
    plant('packages/domain/src/day.ts', "import { z } from 'zod/mini';\n", 'day.ts imports zod/mini'),
    plant(
      'packages/domain/src/day.ts',
      "import { readFileSync } from 'node:fs';\n",
      'day.ts imports node:fs',
    ),
    plant(
      'packages/domain/src/day.ts',
      "export type { Call } from '@app/contract/call';\n",
      'day.ts imports packages/contract',
    ),
  ]),
  direction(
    'the contract imports the domain and zod/mini',
    /^packages\/contract\//,
    /^(?!packages\/(contract|domain)\/src\/|zod\/mini$)/,
    [
      plant('packages/contract/src/call.ts', "import * as z from 'zod';\n", 'call.ts imports zod'),
      plant(
        'packages/contract/src/call.ts',
        "import {\n  answer,\n} from '../../../apps/server/src/platform/answer.ts';\n",
        'call.ts imports apps/server',
      ),
    ],
  ),
  direction('the server does not know the console', /^apps\/server\//, /^(apps|@app)\/console/, [
    plant(
      'apps/server/src/app.ts',
      "import '../../console/src/main.tsx';\n",
      'app.ts imports apps/console/src/main.tsx',
    ),
  ]),
  direction('the console does not know the server', /^apps\/console\//, /^(apps|@app)\/server/, [
    plant(
      'apps/console/src/main.tsx',
      "const app = await import('@app/server/app');\n",
      'main.tsx imports @app/server/app',
    ),
  ]),
  direction(
    'the server’s platform knows no feature',
    /^apps\/server\/src\/platform\//,
    /^apps\/server\/src\/(?!platform\/)/,
    [
      plant(
        'apps/server/src/platform/gate.ts',
        "import { hold } from '../ledger/ledger.ts';\n",
        'gate.ts imports apps/server/src/ledger',
      ),
    ],
  ),
  direction(
    'the console’s ui and platform know no feature',
    /^apps\/console\/src\/(ui|platform)\//,
    /^apps\/console\/src\/(?!ui\/|platform\/)/,
    [
      plant(
        'apps/console/src/ui/page.tsx',
        "import { Roster } from '../roster/roster.tsx';\n",
        'page.tsx imports apps/console/src/roster',
      ),
    ],
  ),
  direction(
    'what customers run does not import what tests it',
    /^(packages|apps)\//,
    /\/test\/|\.test\.tsx?$|^(vitest|fast-check|tools)/,
    [
      plant(
        'apps/server/src/app.ts',
        "import { openWorld } from '../test/world.ts';\n",
        'app.ts imports apps/server/test/world.ts',
      ),
      plant('apps/server/src/app.ts', "import fc from 'fast-check';\n", 'app.ts imports fast-check'),
    ],
  ),
];

/** What puts the features together: the server's and the console's own files, the demo and the operator's commands. */
const isEntrance = (path: string): boolean =>
  /^apps\/(server|console)\/src\/(shell\/|demo\/|operator\/)?[\w-]+\.tsx?$/.test(path);

/** `ledger/ledger.ts`, and a port: `insurers/insurer.ts`. */
const isDoor = (path: string): boolean => /\/([\w-]+?)(s?)\/\1\2?\.tsx?$/.test(path);

const doors: Rule = {
  name: 'a feature is entered by the file named after it',
  find: (files) =>
    offendingImports(files, ({ path }, imported) => {
      const [here, there] = [featureOf(path), featureOf(imported)];
      return !isEntrance(path) && there !== undefined && here !== there && !isDoor(imported);
    }),
  planted: [
    plant(
      'apps/server/src/policies/list-policies.ts',
      "import { post } from '../ledger/post.ts';\n",
      'imports apps/server/src/ledger/post.ts',
    ),
    plant(
      'apps/console/src/policies/PoliciesPage.tsx',
      "import { Cell } from '../roster/cell.tsx';\n",
      'imports apps/console/src/roster/cell.tsx',
    ),
    plant(
      'apps/server/src/policies/list-policies.ts',
      "import { find } from '../policy-changes/queries.ts';\n",
      'imports apps/server/src/policy-changes/queries.ts',
    ),
  ],
};

const insides: Rule = {
  name: 'a feature’s answers are for app.ts, its queries for itself, and the shell for those above it',
  find: (files) =>
    offendingImports(files, ({ path }, imported) => {
      if (/^apps\/server\/.*\/answers\.ts$/.test(imported)) return path !== 'apps/server/src/app.ts';
      if (/^apps\/server\/.*\bqueries\.ts$/.test(imported)) return featureOf(path) !== featureOf(imported);
      return imported.startsWith('apps/console/src/shell/') && featureOf(path) !== undefined;
    }),
  planted: [
    plant(
      'apps/server/src/main.ts',
      "import { policies } from './policies/answers.ts';\n",
      'imports apps/server/src/policies/answers.ts',
    ),
    plant(
      'apps/server/src/work.ts',
      "import { lock } from './policy-changes/cover.queries.ts';\n",
      'imports apps/server/src/policy-changes/cover.queries.ts',
    ),
    plant(
      'apps/console/src/home/DashboardPage.tsx',
      "import { Frame } from '../shell/frame.tsx';\n",
      'imports apps/console/src/shell/frame.tsx',
    ),
  ],
};

export const directionRules: readonly Rule[] = [...layers, doors, insides];
