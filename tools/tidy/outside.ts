import { codeOf, importsOf } from './code.ts';
import { isSource, plant, type Rule } from './project.ts';

// Where the outside begins: the database, the disk, the network, the clock.

const mayHoldSql =
  /^apps\/server\/src\/(platform\/|reference\/|ledger\/ledger\.ts$|audit\/audit\.ts$|([\w-]+\/){1,3}([\w-]+\.)?queries\.ts$)/;

const sqlCode = /\.(selectFrom|insertInto|updateTable|deleteFrom|executeQuery|callGate)\(|\bsql`|\bsql</;
const sqlText =
  /['"`]\s*(select\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/i;

const sql: Rule = {
  name: 'SQL stands in queries.ts, in the ledger, the audit chain and the platform',
  find: (files) =>
    files
      .filter(isSource)
      .filter(({ path }) => path.startsWith('apps/server/') && !mayHoldSql.test(path))
      .flatMap((file) => [
        ...importsOf(file)
          .filter((imported) => /^(kysely|pg)$/.test(imported))
          .map((imported) => `${file.path} imports ${imported}`),
        ...(sqlCode.test(codeOf(file.text)) || sqlText.test(file.text) ? [`${file.path} holds SQL`] : []),
      ]),
  planted: [
    plant(
      'apps/server/src/policies/list-policies.ts',
      "import { sql } from 'kysely';\n",
      'list-policies.ts imports kysely',
    ),
    plant(
      'apps/server/src/policies/list-policies.ts',
      "import type pg from 'pg';\n",
      'list-policies.ts imports pg',
    ),
    plant(
      'apps/server/src/policies/list-policies.ts',
      "tx.selectFrom('policy').execute();\n",
      'list-policies.ts holds SQL',
    ),
    plant(
      'apps/server/src/policies/list-policies.ts',
      'ask(`\n  select 1 from policy`);\n',
      'list-policies.ts holds SQL',
    ),
    plant(
      'apps/server/src/ledger/report.ts',
      "ask('update account set balance_fen = 0 where true');\n",
      'report.ts holds SQL',
    ),
  ],
};

const reaching =
  /^(node:)?(fs|fs\/promises|net|tls|dgram|dns|dns\/promises|http|https|http2|child_process|worker_threads|cluster)$|^(undici|axios)$/;

/** Platform, what puts the server together, and the adapters of a port: `insurers/insurer.<who>.ts`. */
const mayReach =
  /^apps\/server\/src\/(platform\/|main\.ts$|demo\/|operator\/|reference\/)|\/([\w-]+)s\/\2\.[\w-]+\.ts$|^apps\/console\/src\/platform\//;

const network: Rule = {
  name: 'the disk and the network are reached from the platform, the adapters and the entrances only',
  find: (files) =>
    files
      .filter(isSource)
      .filter(({ path }) => !mayReach.test(path))
      .flatMap((file) => [
        ...importsOf(file)
          .filter((imported) => reaching.test(imported))
          .map((imported) => `${file.path} imports ${imported}`),
        ...(/(?<![\w.])fetch\(|\b(XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/.test(codeOf(file.text))
          ? [`${file.path} speaks to the network`]
          : []),
      ]),
  planted: [
    plant(
      'apps/server/src/policies/list-policies.ts',
      "import { readFileSync } from 'node:fs';\n",
      'list-policies.ts imports node:fs',
    ),
    plant(
      'apps/server/src/policy-changes/send-change.ts',
      "const answer = await fetch('https://insurer.example');\n",
      'send-change.ts speaks to the network',
    ),
    plant(
      'apps/console/src/home/DashboardPage.tsx',
      "void fetch('/api/panel');\n",
      'DashboardPage.tsx speaks to the network',
    ),
    plant('packages/domain/src/day.ts', 'new WebSocket(address);\n', 'day.ts speaks to the network'),
  ],
};

const clock: Rule = {
  name: 'only the clock knows what time it is',
  find: (files) =>
    files
      .filter(isSource)
      .filter(
        ({ path }) => /^(packages|apps\/server)\//.test(path) && path !== 'apps/server/src/platform/clock.ts',
      )
      .filter(({ text }) =>
        /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date\b(?!\()|(?<!new )(?<![\w.])Date\(/.test(codeOf(text)),
      )
      .map(({ path }) => `${path} asks the machine for the time`),
  planted: [
    plant('packages/domain/src/day.ts', 'const now = new Date();\n', 'day.ts asks the machine for the time'),
    plant(
      'apps/server/src/policies/list-policies.ts',
      'const since = Date.now() - 1000;\n',
      'list-policies.ts asks the machine',
    ),
    plant(
      'apps/server/src/platform/page.ts',
      'const clock = { now: Date.now };\n',
      'page.ts asks the machine for the time',
    ),
    plant(
      'apps/server/src/platform/page.ts',
      'const at = `${new Date()}`;\n',
      'page.ts asks the machine for the time',
    ),
  ],
};

const logs: Rule = {
  name: 'the server and the console write to their log, never to the terminal',
  find: (files) =>
    files
      .filter(isSource)
      .filter(
        ({ path, text }) =>
          !path.startsWith('apps/server/src/operator/') &&
          /\bconsole\.(log|error|warn|info|debug|trace|dir|table)\(/.test(codeOf(text)),
      )
      .map(({ path }) => `${path} writes to the terminal`),
  planted: [
    plant('apps/server/src/app.ts', 'console.log(answers);\n', 'app.ts writes to the terminal'),
    plant('apps/console/src/main.tsx', '  console.error(error);\n', 'main.tsx writes to the terminal'),
  ],
};

export const outsideRules: readonly Rule[] = [sql, network, clock, logs];
