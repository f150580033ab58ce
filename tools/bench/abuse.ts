import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inventWorker, seededNumbers } from '../../apps/server/src/demo/workers.ts';
import type { Abuse, Answers } from './abuser.ts';
import { figure, type Part } from './figure.ts';
import { ask } from './load.ts';
import { type BenchOffice, openBenchOffice } from './office.ts';
import { quantile } from './rounds.ts';

/** How many looks at a list make a figure, and over how many connections. */
const looks = 1_000;
const connections = 2;

/** What a customer notices of another one who asks for as much as they can. */
export const abuse: Part = {
  name: 'abuse',
  measure: async (say) => {
    const office = await openBenchOffice(1_000, { besides: [1_000] });
    try {
      await lookTimes(office);
      const figures = [];
      for (const [what, one] of Object.entries(abuses(office))) {
        const idle = quantile(await lookTimes(office), 0.99);
        const sender = new Worker(new URL('./abuser.ts', import.meta.url), {
          workerData: { address: office.address, ...one } satisfies Abuse,
        });
        await pause(500);
        const busy = quantile(await lookTimes(office), 0.99);
        sender.postMessage('end');
        const [answers] = (await once(sender, 'message')) as [Answers];
        await sender.terminate();
        // What was still waiting for its turn is nobody's burden in the next round.
        await pause(3_000);
        say(
          `${what}: p99 ${idle.toFixed(0)} ms idle, ${busy.toFixed(0)} ms beside it; ${JSON.stringify(answers)}`,
        );
        figures.push(figure(`others' p99 beside ${what}, × idle`, busy / idle, { most: 3 }));
      }
      return figures;
    } finally {
      await office.close();
    }
  },
};

/** A look at the second enterprise's persons, which the first one's doings should not keep waiting. */
const lookTimes = ({ address, others: [other] }: BenchOffice): Promise<number[]> =>
  ask(
    address,
    {
      path: '/api/policy_person/lists',
      body: { policy_id: other!.policyId, limit: 20 },
      token: other!.token,
    },
    looks,
    connections,
  );

type Sent = Omit<Abuse, 'address'>;

function abuses({ token, policyId: policy_id }: BenchOffice): Readonly<Record<string, Sent>> {
  const json = { token, 'content-type': 'application/json' };
  const post = (path: string, body: unknown, at_once: number): Sent => ({
    method: 'POST',
    path: `/api${path}`,
    headers: json,
    body: JSON.stringify(body),
    connections: at_once,
  });
  const empty = (count: number) => Array.from({ length: count }, () => ({}));
  const file = { ...json, 'content-type': 'application/octet-stream', 'x-file-name': 'list.csv' };
  return {
    'a flood for the description of the calls': {
      ...post('', {}, 50),
      method: 'GET',
      path: '/openapi.json',
    },
    '60,000 empty persons, ten at a time': post(
      '/policy_change/add',
      { policy_id, persons: empty(60_000) },
      10,
    ),
    '99,999 empty rows, ten at a time': post('/import/parse', { policy_id, rows: empty(99_999) }, 10),
    'forecasts of 6,500 persons, ten at a time': post(
      '/policy_change/forecast',
      { policy_id, persons: inventPersons(6_500) },
      10,
    ),
    'lists of persons, a hundred at a time': post('/policy_person/lists', { policy_id, limit: 200 }, 100),
    'files of 10 MB, five at a time': { ...post('/file/upload', {}, 5), headers: file, body: csvOf(10) },
    'a flood of sign-ins': post('/passport/login', { user_name: 'nobody', password: 'wrong' }, 50),
  };
}

function inventPersons(count: number) {
  const draw = seededNumbers(4);
  return Array.from({ length: count }, (_, place) => inventWorker(draw, 400_000 + place));
}

const csvOf = (megabytes: number): string => {
  const line = '张三,110101199003070011\n';
  return `姓名,身份证号\n${line.repeat(Math.floor((megabytes * 1_000_000) / Buffer.byteLength(line)))}`;
};
