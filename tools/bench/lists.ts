import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cpuSeconds } from './cpu.ts';
import { figure, type Part } from './figure.ts';
import { ask, type Asked, askOnce } from './load.ts';
import { openBenchOffice } from './office.ts';
import { inTurn } from './rounds.ts';

const persons = 20_000;
const requests = 600;
const connections = 16;
const rounds = 5;

/** What a list call costs beside the same rows from `node:http` and one prepared statement, by processor time. */
export const lists: Part = {
  name: 'lists',
  measure: async (say) => {
    say(`insuring ${persons} persons`);
    const office = await openBenchOffice(persons);
    const plain = await openPlainServer(office.adminUrl);
    try {
      const body = { policy_id: office.policyId, keywords: '王', limit: 20 };
      const ours: Asked = { path: '/api/policy_person/lists', body, token: office.token };
      const theirs: Asked = { path: '/', body };
      await guardSame(office.address, ours, plain.address, theirs);
      const cost = (address: string, asked: Asked, pids: () => readonly number[]) => async () => {
        const before = cpuSeconds(pids());
        await ask(address, asked, requests, connections);
        return (cpuSeconds(pids()) - before) / requests;
      };
      const { product, baseline } = await inTurn(rounds, {
        product: cost(office.address, ours, () => [office.serverPid, ...office.postgresPids()]),
        baseline: cost(plain.address, theirs, () => [plain.pid, ...office.postgresPids()]),
      });
      say(
        `${(product * 1000).toFixed(2)} ms of processor time a request; the baseline ${(baseline * 1000).toFixed(2)} ms`,
      );
      return [figure('list by keyword, × node:http + pg, by CPU', baseline / product, { least: 0.55 })];
    } finally {
      await plain.close();
      await office.close();
    }
  },
};

/** Figures of two that say different things would compare nothing. */
async function guardSame(
  ourAddress: string,
  ours: Asked,
  plainAddress: string,
  theirs: Asked,
): Promise<void> {
  type Found = { readonly total: number; readonly data: readonly { readonly policy_person_id: number }[] };
  const { data: a } = JSON.parse(await askOnce(ourAddress, ours)) as { data: Found };
  const b = JSON.parse(await askOnce(plainAddress, theirs)) as Found;
  const same =
    a.total === b.total && a.data.every((row, at) => row.policy_person_id === b.data[at]?.policy_person_id);
  if (!same || a.data.length !== 20) throw new Error('the list and its baseline found different persons');
}

async function openPlainServer(databaseUrl: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'plain-list-server.ts'), databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    address: String(line).trim(),
    pid: child.pid!,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
