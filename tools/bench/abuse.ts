import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inventWorker, seededNumbers } from '../../apps/server/src/demo/workers.ts';
import type { Abuse, Answers, Asking } from './abuser.ts';
import { figure, type Part } from './figure.ts';
import { ask } from './load.ts';
import { type BenchOffice, openBenchOffice } from './office.ts';
import { quantile } from './rounds.ts';

/** How many looks at a list make a figure, and over how many connections. */
const looks = 1_000;
const looking_connections = 2;

/** What a customer notices of another one who asks for as much as they can. */
export const abuse: Part = {
  name: 'abuse',
  measure: async (say) => {
    const office = await openBenchOffice(1_000, { besides: [1_000] });
    try {
      await lookTimes(office);
      const figures = [];
      for (const [what, connections] of Object.entries(abuses(office))) {
        const idle = quantile(await lookTimes(office), 0.99);
        const sender = new Worker(new URL('./abuser.ts', import.meta.url), {
          workerData: { address: office.address, connections } satisfies Abuse,
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
    looking_connections,
  );

function abuses({ token, policyId: policy_id }: BenchOffice): Readonly<Record<string, readonly Asking[]>> {
  const times = (count: number, sent: Asking): Asking[] => Array.from({ length: count }, () => sent);
  const empty = (count: number) => Array.from({ length: count }, () => ({}));
  const upload = post(token, '/file/upload', {});
  const file = { 'content-type': 'application/octet-stream', 'x-file-name': 'list.csv' };
  return {
    'a flood for the description of the calls': times(50, {
      ...post(token, '', {}),
      method: 'GET',
      path: '/openapi.json',
    }),
    '60,000 empty persons, ten at a time': times(
      10,
      post(token, '/policy_change/add', { policy_id, persons: empty(60_000) }),
    ),
    '99,999 empty rows, ten at a time': times(
      10,
      post(token, '/import/parse', { policy_id, rows: empty(99_999) }),
    ),
    'forecasts of 6,500 persons, ten at a time': times(
      10,
      post(token, '/policy_change/forecast', { policy_id, persons: inventPersons(6_500) }),
    ),
    'lists of persons, a hundred at a time': times(
      100,
      post(token, '/policy_person/lists', { policy_id, limit: 200 }),
    ),
    'files of 10 MB, five at a time': times(5, {
      ...upload,
      headers: { ...upload.headers, ...file },
      body: csvOf(10),
    }),
    'a flood of sign-ins': times(
      50,
      post(token, '/passport/login', { user_name: 'nobody', password: 'wrong' }),
    ),
  };
}

export const post = (token: string, path: string, body: unknown): Asking => ({
  method: 'POST',
  path: `/api${path}`,
  headers: { token, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export function inventPersons(count: number) {
  const draw = seededNumbers(4);
  return Array.from({ length: count }, (_, place) => inventWorker(draw, 400_000 + place));
}

export const csvOf = (megabytes: number): string => {
  const line = '张三,110101199003070011\n';
  return `姓名,身份证号\n${line.repeat(Math.floor((megabytes * 1_000_000) / Buffer.byteLength(line)))}`;
};
