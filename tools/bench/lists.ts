import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cpuSeconds } from './cpu.ts';
import { figure, type Part } from './figure.ts';
import { growPolicy } from './grow.ts';
import { ask, type Asked, askOnce } from './load.ts';
import { openBenchOffice } from './office.ts';
import { inTurn } from './rounds.ts';

const persons = 1_000;
/** How many times as many the other policies have. */
const larger = [10, 100];
const requests = 160;
const connections = 16;
const rounds = 5;

/** What a list call costs beside the same rows from `node:http` and one prepared statement, by processor time. */
export const lists: Part = {
  name: 'lists',
  measure: async (say) => {
    say(`insuring ${persons} persons, and ${larger.join(' and ')} times as many`);
    const office = await openBenchOffice(persons, { besides: larger.map(() => persons) });
    for (const [place, times] of larger.entries())
      await growPolicy(office.adminUrl, office.others[place]!.policyId, times);
    const plain = await openPlainServer(office.adminUrl);
    try {
      const asked = [{ token: office.token, policyId: office.policyId }, ...office.others].map(listOf);
      const [usual, large, largest] = asked as [Lists, Lists, Lists];
      await guardSame(office.address, usual.list, plain.address);
      await guardSame(office.address, largest.named, plain.address);
      const costOf = (address: string, call: Asked, pids: () => readonly number[]) => async () => {
        await ask(address, call, connections, connections);
        const before = cpuSeconds(pids());
        await ask(address, call, requests, connections);
        return ((cpuSeconds(pids()) - before) / requests) * 1_000;
      };
      const ours = (call: Asked) =>
        costOf(office.address, call, () => [office.serverPid, ...office.postgresPids()]);
      const theirs = ({ body }: Asked) =>
        costOf(plain.address, { path: '/', body }, () => [plain.pid, ...office.postgresPids()]);
      const ms = await inTurn(rounds, {
        plain: theirs(usual.list),
        usual: ours(usual.list),
        large: ours(large.list),
        largest: ours(largest.list),
        usualNamed: ours(usual.named),
        largestNamed: ours(largest.named),
        plainNamed: theirs(largest.named),
        policies: ours({ ...largest.list, path: '/api/policy/lists', body: {} }),
        policiesOfFew: ours({ ...usual.list, path: '/api/policy/lists', body: {} }),
      });
      for (const [name, value] of Object.entries(ms)) say(`${name}: ${value.toFixed(2)} ms`);
      return [
        figure('list of 1,000 persons, × node:http + pg, by CPU', ms.plain / ms.usual, { least: 0.55 }),
        figure('list of 10,000, × one of 1,000, by CPU', ms.large / ms.usual, { most: 1.2 }),
        figure('list of 100,000, × one of 1,000, by CPU', ms.largest / ms.usual, { most: 1.2 }),
        figure('list of 1,000 by keyword, × without, by CPU', ms.usualNamed / ms.usual, { most: 1.5 }),
        figure('list of 100,000 by keyword, × without, by CPU', ms.largestNamed / ms.largest, { most: 1.5 }),
        figure('list of 100,000 by keyword, × a scan, by CPU', ms.largestNamed / ms.plainNamed, {
          most: 0.3,
        }),
        figure('policies with 100,000 persons, × with 1,000', ms.policies / ms.policiesOfFew, { most: 1.2 }),
      ];
    } finally {
      await plain.close();
      await office.close();
    }
  },
};

type Lists = ReturnType<typeof listOf>;

function listOf({ token, policyId }: { readonly token: string; readonly policyId: number }) {
  const body = { policy_id: policyId, limit: 20 };
  const list = { path: '/api/policy_person/lists', body, token };
  return { list, named: { ...list, body: { ...body, keywords: '王' } } };
}

/** Figures of two that say different things would compare nothing. */
async function guardSame(ourAddress: string, ours: Asked, plainAddress: string): Promise<void> {
  type Found = { readonly total: number; readonly data: readonly { readonly policy_person_id: number }[] };
  const { data: a } = JSON.parse(await askOnce(ourAddress, ours)) as { data: Found };
  const b = JSON.parse(await askOnce(plainAddress, { path: '/', body: ours.body })) as Found;
  const same =
    a.total === b.total && a.data.every((row, at) => row.policy_person_id === b.data[at]?.policy_person_id);
  if (!same || a.data.length !== 20)
    throw new Error(`the list and its baseline found different persons: ${a.total} and ${b.total}`);
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
