import { isCode, plant, type File, type Rule } from './project.ts';

// What is said about the code: words, citations, names of constraints, the list of dependencies.

const unsaid: readonly [what: string, pattern: RegExp][] = [
  ['a path of one machine', /(?<![\w.])[/](work|root|home[/]\w+|Users[/]\w+)[/]|\.\.[/]shared\b/],
  [
    'a host that packages were fetched from',
    /\b(registry|mirrors?|nexus|artifactory|verdaccio)\.[\w-]+\.\w{2,}/i,
  ],
  ['something left to do without its issue', /\b([T]ODO|[F]IXME|[X]XX|[H]ACK)\b(?!\(#\d+\))/],
];

const words: Rule = {
  name: 'the project speaks of itself alone, and leaves nothing to do without an issue',
  find: (files) =>
    files.flatMap(({ path, text }) =>
      unsaid.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${path} names ${what}`),
    ),
  planted: [
    plant('README.md', `See ${'/wo'}rk/main/data.\n`, 'README.md names a path of one machine'),
    plant('docs/style.md', `As in ${'../sha'}red/spec.md.\n`, 'style.md names a path of one machine'),
    plant('.npmrc', `${'registry'}.example.org\n`, '.npmrc names a host'),
    plant('apps/server/src/app.ts', `// ${'TO'}DO later\n`, 'app.ts names something left to do'),
  ],
};

const headings = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );

const citations: Rule = {
  name: 'a page that the code cites is there, with its heading',
  find: (files) => {
    const pages = new Map(
      files.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, headings(text)]),
    );
    return files
      .filter((file) => (isCode(file) || file.path.endsWith('.sql')) && !file.path.startsWith('tools/tidy'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\bdocs\/[\w/-]+\.md(#[\w-]+)?/g)]
          .filter(([cited]) => {
            const [page = '', heading] = cited.split('#');
            return heading === undefined ? !pages.has(page) : !pages.get(page)?.includes(heading);
          })
          .map(([cited]) => `${path} cites ${cited}`),
      );
  },
  planted: [
    plant(
      'packages/domain/src/age.ts',
      '/** Source: docs/business-rules.md */\n',
      'age.ts cites docs/business-rules.md',
    ),
    {
      files: [
        { path: 'packages/domain/src/age.ts', text: '/** Source: docs/business-rules.md#ages */\n' },
        { path: 'docs/business-rules.md', text: '# Rules\n\n## Age\n' },
      ],
      offence: 'age.ts cites docs/business-rules.md#ages',
    },
  ],
};

const numbers: Rule = {
  name: 'a link that is a decision’s number leads to that decision',
  find: (files) =>
    files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\[(?:decision )?(\d{4})\]\((?:[\w./-]*\/)?(\d{4})-[^)]*\)/g)]
          .filter(([, said, meant]) => said !== meant)
          .map(([, said, meant]) => `${path} says ${said} and leads to ${meant}`),
      ),
  planted: [
    plant('docs/a.md', 'See [0015](decisions/0017-a-lock.md).\n', 'docs/a.md says 0015 and leads to 0017'),
    plant('docs/a.md', 'See [decision 0015](0019-a.md).\n', 'docs/a.md says 0015 and leads to 0019'),
  ],
};

/** A sentence in three words or more, and not what PostgreSQL would have called it. */
const isSentence = (name: string) =>
  /^[a-z0-9]+(_[a-z0-9]+){2,}$/.test(name) && !/_(check|key|excl|uniq|ck|uq)$/.test(name);

const statements = ({ text }: File) =>
  text
    .replace(/--[^\n]*/g, '')
    .replace(/\$\$[\s\S]*?\$\$/g, '$$$$')
    .replace(/'[^']*'/g, "''");

const constraints: Rule = {
  name: 'a constraint says in its name what holds',
  find: (files) =>
    files
      .filter(({ path }) => path.startsWith('apps/server/migrations/'))
      .flatMap((file) =>
        [
          ...statements(file).matchAll(
            /(\bwith\s+)?(?:\bconstraint\s+(\w+)\s+)?\b(check\s*\(|unique\b(?!\s+index)|exclude\s+using\b)/g,
          ),
        ]
          .filter(([, policy, name]) => policy === undefined && !(name !== undefined && isSentence(name)))
          .map(
            ([, , name, kind = '']) =>
              `${file.path} has a ${kind.replace(/\W+$/, '')} named ${name ?? 'by PostgreSQL'}`,
          ),
      ),
  planted: [
    plant(
      'apps/server/migrations/0001_a.sql',
      'create table a (b int check (b > 0));\n',
      '0001_a.sql has a check named by PostgreSQL',
    ),
    plant(
      'apps/server/migrations/0001_a.sql',
      'create table a (b int unique);\n',
      '0001_a.sql has a unique named by PostgreSQL',
    ),
    plant(
      'apps/server/migrations/0001_a.sql',
      'alter table a add constraint a_b_check check (b > 0);\n',
      '0001_a.sql has a check named a_b_check',
    ),
    plant(
      'apps/server/migrations/0001_a.sql',
      'create table a (b int, exclude using gist (b with =));\n',
      'has a exclude using named by PostgreSQL',
    ),
  ],
};

type Manifest = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** What every manifest asks for, save our own packages. */
const dependencies = (files: readonly File[]) =>
  files
    .filter(({ path }) => /(^|\/)package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      const manifest = JSON.parse(text) as Manifest;
      return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides']
        .flatMap((field) => Object.entries(manifest[field] ?? {}))
        .filter(([name]) => !name.startsWith('@app/'))
        .map(([name, version]) => ({ path, name, version }));
    });

const list = 'docs/decisions/dependencies.md';

const dependencyList: Rule = {
  name: `each dependency has an exact version, and a line in ${list} that says what it saves us`,
  find: (files) => {
    const asked = dependencies(files);
    const text = files.find(({ path }) => path === list)?.text ?? '';
    const lines = [...text.matchAll(/^\| `([^`]+)` \| ([^|]+?) \| ([^|]*)\|/gm)].map(
      ([, name, version, saves = '']) => ({
        said: `${name} ${version}`,
        saves: saves.trim(),
      }),
    );
    return [
      ...asked
        .filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(({ path, name, version }) => `${path} asks for ${name} ${version}, which is not one version`),
      ...asked
        .filter(
          ({ name, version }) =>
            !lines.some(({ said, saves }) => said === `${name} ${version}` && saves !== ''),
        )
        .map(
          ({ path, name, version }) => `${path} asks for ${name} ${version}, which ${list} does not explain`,
        ),
      ...lines
        .filter(({ said }) => !asked.some(({ name, version }) => said === `${name} ${version}`))
        .map(({ said }) => `${list} explains ${said}, which nothing asks for`),
    ];
  },
  planted: [
    plant(
      'package.json',
      '{"dependencies":{"pg":"^8.23.1"}}',
      'package.json asks for pg ^8.23.1, which is not one version',
    ),
    {
      files: [
        { path: 'apps/server/package.json', text: '{"devDependencies":{"pg":"8.23.1"}}' },
        { path: list, text: '| `pg` | 8.23.0 | The protocol. |\n' },
      ],
      offence: `apps/server/package.json asks for pg 8.23.1, which ${list} does not explain`,
    },
    plant(list, '| `pg` | 8.23.0 | The protocol. |\n', `${list} explains pg 8.23.0, which nothing asks for`),
  ],
};

export const paperRules: readonly Rule[] = [words, citations, numbers, constraints, dependencyList];
