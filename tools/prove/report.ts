import { cpus, release, type as systemType } from 'node:os';
import type { Embedded } from './embedded.ts';
import type { Raged } from './faults.ts';
import { faultsOfFreezes } from './freeze.ts';
import { saidYes } from './history.ts';
import { failedOf, faultsOfRolling, type Rolling } from './rolling.ts';
import type { Proof } from './settle.ts';
import { faultsOfSwallows } from './swallow.ts';

/** What a run found. */
export type Result = {
  readonly seed: number;
  readonly seconds: number;
  readonly versions: string;
  readonly raged: Raged;
  readonly rolling: Rolling;
  readonly embedded: Embedded;
  readonly proof: Proof;
  readonly stopped_ms: number;
};

/** Everything that must not be; a run is good when there is none of it. */
export function findFaults({ proof, raged, rolling, embedded }: Result): string[] {
  const unchecked = proof.findings.flatMap(({ id, checked }) =>
    checked === 0 ? [`${id} found nothing to check`] : [],
  );
  const beside = [...embedded.faults, ...(embedded.proof ? faultsOf(embedded.proof) : [])];
  return [
    ...faultsOf(proof),
    ...unchecked,
    ...faultsOfFreezes(raged.freezes),
    ...faultsOfSwallows(raged.swallows),
    ...faultsOfRolling(rolling),
    ...beside.map((fault) => `with a PostgreSQL of its own: ${fault}`),
  ];
}

function faultsOf({ history, findings, losses, drained, unanswered, misdeeds, failures }: Proof): string[] {
  const wrong = history.counted('answered 500');
  return [
    ...findings.flatMap(({ id, examples }) => examples.map((example) => `${id} ${example}`)),
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
const row = (name: string, value: string) => `  ${name.padEnd(34)} ${value}`;

/** The run in a table. */
export function describe(result: Result): string {
  const { seed, seconds, versions, raged, rolling, proof } = result;
  return [
    `${seconds} s, seed ${seed} (the same faults again: PROVE_SEED=${seed} npm run prove)`,
    versions,
    '',
    'Done to it',
    ...Object.entries(raged.counts).map(([name, count]) => row(name, number(count))),
    ...raged.freezes.map(({ seconds: frozen_s, asked, refused, longest_s }) =>
      row(
        `frozen for ${frozen_s.toFixed(1)} s`,
        `${number(refused)} of ${number(asked)} refused elsewhere, a clerk for ${longest_s.toFixed(1)} s at most`,
      ),
    ),
    ...raged.swallows.map(({ recovered_s }) =>
      row(
        'connections silent',
        recovered_s === undefined ? 'never back' : `back after ${recovered_s.toFixed(1)} s`,
      ),
    ),
    row(
      'restarted in turn',
      `${rolling.restarts} times; ${number(failedOf(rolling))} of ${number(rolling.requests)} requests failed`,
    ),
    '',
    'Done with it',
    ...workOf(proof),
    row('everything stopped in', `${(result.stopped_ms / 1000).toFixed(1)} s`),
    row('everything settled after', `${proof.drained.seconds.toFixed(1)} s`),
    '',
    ...booksFound(proof),
    '',
    'Found against what the clients were told',
    ...toldOf(proof),
    '',
    ...embeddedPart(result.embedded),
  ].join('\n');
}

function workOf({ history, repeated, removals }: Proof): string[] {
  const { counted, presses, stories } = history;
  const refusals = [...history.counts].filter(([what]) => what.startsWith('refused '));
  const confirmed = stories.filter(({ confirms }) => confirms.some(saidYes));
  const unanswered = counted('unanswered') + counted('answered 503');
  return [
    row('requests', `${number(counted('requests'))}, of which ${number(unanswered)} got no answer`),
    row('presses answered', `${number(presses.length)}, of which ${number(counted('done'))} yes`),
    row('changes confirmed', `${number(confirmed.length)} of ${number(stories.length)} drafted`),
    row(
      'of which take persons off',
      Object.entries(removals)
        .map(([became, count]) => `${number(count)} ${became}`)
        .join(', '),
    ),
    row('of which put persons in seats', number(counted('swaps'))),
    row('of which put a name right', number(counted('corrections'))),
    row('of which moved persons', number(counted('moves'))),
    row('of which renewed a policy', number(counted('renewals'))),
    row('double clicks, two tabs', `${number(counted('double clicks'))}, ${number(counted('two tabs'))}`),
    row('pressed anew, told of no change', number(counted('pressed anew'))),
    row('pressed on past "sent before"', number(counted('pressed on'))),
    row('top-ups, readings', `${number(history.topUps.length)}, ${number(counted('readings'))}`),
    row('answers asked for again', number(counted('repeats') + repeated)),
    row('refused', refusals.map(([what, count]) => `${what.slice(8)} ${number(count)}`).join(', ')),
  ];
}

const toldOf = ({ losses, history, misdeeds }: Proof): string[] => [
  row('acknowledged and lost', number(losses.lost.length)),
  row('done twice', number(losses.doubled.length)),
  row('answers that changed', number(losses.changed.length)),
  row('answers that should not be', number(history.strange.length + history.counted('answered 500'))),
  row('servers that ended by themselves', number(misdeeds.length)),
];

/** The same for the server with a PostgreSQL of its own, in short. */
function embeddedPart({ counts, mayApart, back_s, proof }: Embedded): string[] {
  const { 'second start apart': apart, ...others } = counts;
  const checked = proof?.findings.reduce((total, finding) => total + finding.checked, 0) ?? 0;
  const wrong = proof?.findings.reduce((total, finding) => total + finding.violations, 0) ?? 0;
  return [
    'A server with a PostgreSQL of its own',
    ...Object.entries(others).map(([name, count]) => row(name, number(count))),
    row(
      'second start from a container',
      mayApart ? number(apart) : 'not tried: this machine does not allow it',
    ),
    row('back after', `${back_s.toFixed(1)} s at most`),
    ...(proof
      ? [
          ...workOf(proof).slice(0, 4),
          row('found in the books', `${number(checked)} checked, ${number(wrong)} wrong`),
          ...toldOf(proof),
        ]
      : [row('', 'it never served again: nothing could be checked')]),
  ];
}

const booksFound = ({ findings }: Proof): string[] => [
  'Found in the books'.padEnd(88) + 'checked  wrong',
  ...findings.map(
    ({ id, says, checked, violations }) =>
      `  ${id} ${says.padEnd(82)}${number(checked).padStart(7)}${number(violations).padStart(7)}`,
  ),
];

/** What it ran on. */
export const describeVersions = (product: string, postgres: string): string =>
  `version ${product}, Node ${process.versions.node}, PostgreSQL ${postgres}, ${systemType()} ${release()}, ${cpus().length} cores`;
