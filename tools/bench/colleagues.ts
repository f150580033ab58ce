import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inventPersons, post, csvOf } from './abuse.ts';
import type { Abuse, Answers, Asking } from './abuser.ts';
import { figure, type Part } from './figure.ts';
import { type Asked, askOnce } from './load.ts';
import { type BenchOffice, openBenchOffice } from './office.ts';
import { quantile } from './rounds.ts';

/** How long a person's calls are made for a figure, and how often at most. */
const phase_ms = 12_000;
const rounds_max = 100;

/** Where a call takes next to nothing, three times that is nothing to be noticed. */
const unnoticed_ms = 100;

/** What a colleague, and somebody of another enterprise, notices of one user who asks for as many whole lists as they can. */
export const colleagues: Part = {
  name: 'colleagues',
  measure: async (say) => {
    const office = await openBenchOffice(1_000, { besides: [1_000, 1_000] });
    const staff = { colleague: office.colleague, third: office.others[0]! };
    try {
      const persons = Object.entries(staff);
      for (const [, person] of persons) await timesOf(office.address, person);
      const figures = [];
      for (const [what, connections] of Object.entries(await abuses(office))) {
        const idle = new Map<string, Times>();
        for (const [who, person] of persons) idle.set(who, await timesOf(office.address, person));
        const sender = new Worker(new URL('./abuser.ts', import.meta.url), {
          workerData: { address: office.address, connections } satisfies Abuse,
        });
        await pause(1_000);
        const busy = new Map<string, Times>();
        for (const [who, person] of persons) busy.set(who, await timesOf(office.address, person));
        sender.postMessage('end');
        const [answers] = (await once(sender, 'message')) as [Answers];
        await sender.terminate();
        await pause(3_000);
        say(`${what}: ${JSON.stringify(answers)}`);
        for (const [who, times] of busy) {
          say(`  ${who} idle ${told(idle.get(who)!)}`);
          say(`  ${who} busy ${told(times)}`);
          const ratios = Object.entries(times).map(([name, ms]) => ratio(idle.get(who)![name]!, ms));
          figures.push(figure(`${who} beside ${what}, × idle or 33 ms`, Math.max(...ratios), { most: 3 }));
        }
      }
      return figures;
    } finally {
      await office.close();
    }
  },
};

/** A call's p99 beside abuse, over that at rest; at rest it is at least a third of what nobody notices. */
const ratio = (idle: readonly number[], busy: readonly number[]): number =>
  quantile(busy, 0.99) / Math.max(quantile(idle, 0.99), unnoticed_ms / 3);

type Times = Readonly<Record<string, readonly number[]>>;
type Person = { readonly token: string; readonly policyId: number };

const told = (times: Times): string =>
  Object.entries(times)
    .map(([name, ms]) => `${name} ${quantile(ms, 0.5).toFixed(0)}/${quantile(ms, 0.99).toFixed(0)}`)
    .join(', ');

/** What a person at work asks for, one after the other, as a page would: how long each took, in milliseconds. */
async function timesOf(address: string, { token, policyId: policy_id }: Person): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: Record<string, number[]> = {};
  const timed = async (name: string, asked: Omit<Asked, 'token'>) => {
    const begun = performance.now();
    const answer = await askOnce(address, { ...asked, token }, agent);
    (times[name] ??= []).push(performance.now() - begun);
    return answer;
  };
  const text = '张三 110101199003070011 13800001111\n李四 110101199003070038\n';
  let list: { import_job_id?: number } = {};
  const until = performance.now() + phase_ms;
  for (let round = 0; round < rounds_max && performance.now() < until; round++) {
    await timed('forecast', {
      path: '/api/policy_change/forecast',
      body: { policy_id, persons: inventPersons(1) },
    });
    const parsed = await timed('parse', { path: '/api/import/parse', body: { policy_id, ...list, text } });
    const { import_job_id, version } = savedOf(parsed);
    list = { import_job_id };
    const rows = [{ row_no: 1, values: { name: '张三', idcard: '110101199003070011', remark: 'x' } }];
    await timed('fixRow', { path: '/api/import/fixRow', body: { import_job_id, version, rows } });
    await timed('list', { path: '/api/policy_person/lists', body: { policy_id, limit: 20 } });
    const begun = performance.now();
    await fetch(`${address}/livez`).then((response) => response.text());
    (times.livez ??= []).push(performance.now() - begun);
  }
  agent.destroy();
  return times;
}

const savedOf = (answer: string) =>
  (JSON.parse(answer) as { data: { import_job_id: number; version: number } }).data;

const large = 6_500;

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

async function abuses(office: BenchOffice): Promise<Readonly<Record<string, readonly Asking[]>>> {
  const elsewhere = await office.elsewhere();
  const forecastOf = ({ token, policyId: policy_id }: Person, count: number) =>
    post(token, '/policy_change/forecast', { policy_id, persons: inventPersons(count) });
  const [forecast, forecastElsewhere] = [forecastOf(office, large), forecastOf(elsewhere, large)];
  const { parses, fills, cells } = await listsOf(office);
  const upload = post(office.token, '/file/upload', {});
  const file = { 'content-type': 'application/octet-stream', 'x-file-name': 'list.csv' };
  const sent = { ...upload, body: csvOf(8), headers: { ...upload.headers, ...file } };
  return {
    'forecasts of 6,500': times(10, forecast),
    'forecasts of 6,500 for two enterprises': [...times(5, forecast), ...times(5, forecastElsewhere)],
    'forecasts of 1': times(30, forecastOf(office, 1)),
    'lists of 6,500 read': parses,
    'columns of 6,500 filled': fills,
    'cells in lists of 6,500': cells,
    'files of 8 MB': times(5, sent),
    'all of these for two enterprises': [
      forecast,
      forecastElsewhere,
      ...parses.slice(3),
      ...fills.slice(0, 3),
      sent,
    ],
  };
}

/** Long lists of a person, and what reads them anew, fills a column of them, or changes one cell, over and over. */
async function listsOf({ address, token, policyId: policy_id }: BenchOffice) {
  const rows = inventPersons(large).map(({ name, idcard }, place) => ({
    row_no: place + 1,
    values: { name, idcard, work_company: '江南派遣一厂' },
  }));
  const asked = { path: '/api/import/parse', body: { policy_id, rows }, token };
  const lists: ReturnType<typeof savedOf>[] = [];
  for (let place = 0; place < 5; place++) lists.push(savedOf(await askOnce(address, asked)));
  const filled = rows.map((row) => ({ ...row, values: { ...row.values, remark: '补'.repeat(40) } }));
  const fixing = (count: number) =>
    lists.map(({ import_job_id, version }) =>
      post(token, '/import/fixRow', { import_job_id, version, rows: filled.slice(0, count) }),
    );
  return {
    parses: lists.map(({ import_job_id }) =>
      post(token, '/import/parse', { policy_id, import_job_id, rows }),
    ),
    fills: fixing(large),
    cells: fixing(1),
  };
}
