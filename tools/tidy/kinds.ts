import { changeTypes } from '@app/domain/changes/kinds';
import { importsOf } from './code.ts';
import { isSource, plant, type Rule } from './project.ts';

/** The table of kinds, and the calls that are named for one. */
const mayNameKinds =
  /^apps\/server\/src\/(policy-changes\/(kinds\/|[\w-]*\b(add|off|replace|transfer|correct|renew)\b[\w-]*\.ts$|policy-changes\.ts$)|platform\/)/;

const named = changeTypes.join('|');
const literal = new RegExp(`['"](${named})['"]`);
const tableEntry = new RegExp(`[kK]inds\\??\\.(${named})\\b`);
const inSql = /\b(change_type|operation)\s*(=|<>|!=|in|not in)\s*\(?\s*'/;
const ofOneKind = new RegExp(`^apps/server/src/policy-changes/kinds/(${named})/`);

/** Code without its comments and the texts of templates: in SQL the end of a cover is called as the kind that ends it. */
const outsideTemplates = (text: string): string =>
  text
    .replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '')
    .replace(/`(?:\\.|[^`\\])*`/g, (template) => [...template.matchAll(/\$\{[^`{}]*\}/g)].join(' '));

const kinds: Rule = {
  name: 'the server names a kind of change in the table of kinds and in the calls named for it alone',
  find: (files) =>
    files
      .filter(isSource)
      .filter(({ path }) => path.startsWith('apps/server/') && !mayNameKinds.test(path))
      .flatMap((file) => [
        ...importsOf(file)
          .filter((imported) => ofOneKind.test(imported))
          .map((imported) => `${file.path} imports ${imported}`),
        ...([literal, tableEntry].some((naming) => naming.test(outsideTemplates(file.text))) ||
        inSql.test(file.text)
          ? [`${file.path} names a kind of change`]
          : []),
      ]),
  planted: [
    plant(
      'apps/server/src/policy-changes/confirm-change.ts',
      "if (change.change_type === 'off') return;\n",
      'confirm-change.ts names a kind of change',
    ),
    plant(
      'apps/server/src/policies/queries.ts',
      "query.where('change_type', '=', 'add');\n",
      'policies/queries.ts names a kind of change',
    ),
    plant(
      'apps/server/src/persons/queries.ts',
      "sql`select 1 from policy_change_person where operation <> 'off'`;\n",
      'persons/queries.ts names a kind of change',
    ),
    plant(
      'apps/server/src/policy-changes/list-persons.ts',
      'const { opens } = changeKinds.add;\n',
      'list-persons.ts names a kind of change',
    ),
    plant(
      'apps/server/src/policy-changes/forecast-change.ts',
      "import { assessLeavers } from './kinds/off/assess-leavers.ts';\n",
      'forecast-change.ts imports apps/server/src/policy-changes/kinds/off/assess-leavers.ts',
    ),
  ],
};

/** What holds, draws and edits the rows of any kind of change. */
const knowsNoKind = /^apps\/console\/src\/roster\//;

/** What one kind of change knows by itself. */
const isOfAKind = /^apps\/(console|server)\/src\/policy-changes\/kinds\//;

const sheets: Rule = {
  name: 'the roster knows no kind of change: what a kind has of its own, it is given as a sheet',
  find: (files) =>
    files
      .filter((file) => isSource(file) && knowsNoKind.test(file.path))
      .flatMap((file) => [
        ...importsOf(file)
          .filter(
            (imported) => isOfAKind.test(imported) || imported.startsWith('packages/domain/src/changes/'),
          )
          .map((imported) => `${file.path} imports ${imported}`),
        ...(/'(?:add|off|replace|transfer|correct)'/.test(file.text) ? [`${file.path} names a kind`] : []),
      ]),
  planted: [
    plant(
      'apps/console/src/roster/grid/grid-row.tsx',
      "import { addSheet } from '../../policy-changes/kinds/add/sheet/sheet.ts';\n",
      'grid-row.tsx imports apps/console/src/policy-changes/kinds/add/sheet/sheet.ts',
    ),
    plant(
      'apps/console/src/roster/store/judging.ts',
      "const page = await import('../../policy-changes/kinds/off/ReducePage.tsx');\n",
      'judging.ts imports apps/console/src/policy-changes/kinds/off',
    ),
    plant(
      'apps/console/src/roster/store/columns.ts',
      "export const isCheap = (kind: string) => kind === 'off';\n",
      'columns.ts names a kind',
    ),
  ],
};

export const kindRules: readonly Rule[] = [kinds, sheets];
