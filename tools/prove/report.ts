import { cpus, release, type as systemType } from 'node:os';
import type { Finding } from '../../apps/server/src/checks/checks.ts';
import type { Drained } from './drain.ts';
import type { FaultCounts } from './faults.ts';
import type { History } from './history.ts';
import type { Losses } from './losses.ts';
import type { Misdeed } from './replica.ts';

/** What a run found. */
export type Result = {
  readonly seed: number;
  readonly seconds: number;
  readonly versions: string;
  readonly faults: FaultCounts;
  readonly history: History;
  readonly findings: readonly Omit<Finding, 'sql'>[];
  readonly losses: Losses;
  readonly drained: Drained;
  readonly repeated: number;
  readonly unanswered: number;
  readonly misdeeds: readonly Misdeed[];
  /** What servers logged of requests that they answered with a 500. */
  readonly failures: readonly string[];
  readonly stopped_ms: number;
};

/** Everything that must not be; a run is good when there is none of it. */
export function findFaults(result: Result): string[] {
  const { history, findings, losses, drained, unanswered, misdeeds, failures } = result;
  const wrong = history.counted('answered 500');
  return [
    ...findings.flatMap(({ id, examples }) => examples.map((example) => `${id} ${example}`)),
    ...findings.flatMap(({ id, checked }) => (checked === 0 ? [`${id} found nothing to check`] : [])),
    ...losses.lost.map((text) => `lost: ${text}`),
    ...losses.doubled.map((text) => `doubled: ${text}`),
    ...losses.changed.map((text) => `changed: ${text}`),
    ...history.strange.map((text) => `no clerk should be told: ${text}`),
    ...(wrong > 0 ? [`${wrong} requests were answered with a 500:\n${failures.join('\n')}`] : []),
    ...(unanswered > 0 ? [`${unanswered} presses have no answer, with everything up again`] : []),
    ...drained.left.map((text) => `left over after ${Math.round(drained.seconds)} s: ${text}`),
    ...misdeeds.map(({ what, lastWords }) => `a server ${what}:\n${lastWords}`),
  ];
}

const number = (value: number) => value.toLocaleString('en');

/** The run in a table. */
export function describe(result: Result): string {
  const { seed, seconds, versions, faults, history, losses, drained, repeated, misdeeds } = result;
  const { counted, presses, stories } = history;
  const refusals = [...history.counts].filter(([what]) => what.startsWith('refused '));
  const confirms = stories.filter(({ confirms: presses }) =>
    presses.some(({ answer }) => answer?.body.startsWith('{"code":1')),
  );
  const row = (name: string, value: string) => `  ${name.padEnd(34)} ${value}`;
  return [
    `${seconds} s, seed ${seed} (the same faults again: PROVE_SEED=${seed} npm run prove)`,
    versions,
    '',
    'Done to it',
    ...Object.entries(faults).map(([name, count]) => row(name, number(count))),
    '',
    'Done with it',
    row(
      'requests',
      `${number(counted('requests'))}, of which ${number(counted('unanswered') + counted('answered 503'))} got no answer`,
    ),
    row('presses answered', `${number(presses.length)}, of which ${number(counted('done'))} yes`),
    row('changes confirmed', `${number(confirms.length)} of ${number(stories.length)} drafted`),
    row('double clicks, two tabs', `${number(counted('double clicks'))}, ${number(counted('two tabs'))}`),
    row('top-ups, readings', `${number(history.topUps.length)}, ${number(counted('readings'))}`),
    row('answers asked for again', number(counted('repeats') + repeated)),
    row('refused', refusals.map(([what, count]) => `${what.slice(8)} ${number(count)}`).join(', ')),
    row('everything stopped in', `${(result.stopped_ms / 1000).toFixed(1)} s`),
    row('everything settled after', `${drained.seconds.toFixed(1)} s`),
    '',
    ...booksFound(result),
    '',
    'Found against what the clients were told',
    row('acknowledged and lost', number(losses.lost.length)),
    row('done twice', number(losses.doubled.length)),
    row('answers that changed', number(losses.changed.length)),
    row('answers that should not be', number(history.strange.length + counted('answered 500'))),
    row('servers that ended by themselves', number(misdeeds.length)),
  ].join('\n');
}

const booksFound = ({ findings }: Result): string[] => [
  'Found in the books'.padEnd(88) + 'checked  wrong',
  ...findings.map(
    ({ id, says, checked, violations }) =>
      `  ${id} ${says.padEnd(82)}${number(checked).padStart(7)}${number(violations).padStart(7)}`,
  ),
];

/** What it ran on. */
export const describeVersions = (product: string, postgres: string): string =>
  `version ${product}, Node ${process.versions.node}, PostgreSQL ${postgres}, ${systemType()} ${release()}, ${cpus().length} cores`;
