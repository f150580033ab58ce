import { setTimeout as pause } from 'node:timers/promises';
import { demoCompanies } from '../../apps/server/src/demo/companies.ts';
import { inventWorker, seededNumbers } from '../../apps/server/src/demo/workers.ts';
import { writeWorkbook } from '../examples/workbook.ts';
import { occupationNames } from '../examples/workers.ts';
import { copyCovers, openCopyTarget } from './copy.ts';
import { figure, type Part } from './figure.ts';
import { ask } from './load.ts';
import { type BenchOffice, openBenchOffice } from './office.ts';
import { median, quantile, timed } from './rounds.ts';
import { dataOf, say } from './say.ts';

const rows = 10_000;
const rounds = 3;

type Person = {
  readonly name: string;
  readonly idcard: string;
  readonly work_company: string;
  readonly occupation: string;
};

/** What a list of 10,000 costs beside the copying of as many covers, and what others notice of it. */
export const imports: Part = {
  name: 'imports',
  measure: async (tell) => {
    const office = await openBenchOffice(1000);
    const target = await openCopyTarget(office.adminUrl);
    try {
      const idle = await listTimes(office);
      const taken = { copy: [] as number[], judged: [] as number[], confirmed: [] as number[] };
      const during: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const persons = inventList(round);
        taken.copy.push(await timed(() => copyCovers(target, rows)));
        const list = await judged(office, persons, (times) => during.push(...times));
        taken.judged.push(list.ms);
        taken.confirmed.push(await confirmed(office, list.import_job_id));
      }
      const [copy, judging, confirming] = [median(taken.copy), median(taken.judged), median(taken.confirmed)];
      tell(
        `COPY ${copy.toFixed(0)} ms, upload to verdicts ${judging.toFixed(0)} ms, confirm ${confirming.toFixed(0)} ms`,
      );
      const [quiet, busy] = [quantile(idle, 0.99), quantile(during, 0.99)];
      tell(`list p99 ${quiet.toFixed(0)} ms idle, ${busy.toFixed(0)} ms during`);
      return [
        figure('10,000 rows from upload to verdicts, × COPY', judging / copy, { most: 6 }),
        figure('10,000 rows confirmed, × COPY', confirming / copy, { most: 4 }),
        figure('list p99 while a list is read, × idle', busy / quiet, { most: 3 }),
      ];
    } finally {
      await target.close();
      await office.close();
    }
  },
};

/** New workers for each round: nobody is insured twice. */
function inventList(round: number): readonly Person[] {
  const draw = seededNumbers(round + 7);
  return Array.from({ length: rows }, (_, place) => {
    const { name, codes } = demoCompanies[draw(4)]!;
    const worker = inventWorker(draw, (round + 1) * 20_000 + place);
    return { ...worker, work_company: name, occupation: occupationNames.get(codes[draw(codes.length)]!)! };
  });
}

/** Uploads the list as a workbook and waits for its verdicts, while others look at lists. */
async function judged(office: BenchOffice, persons: readonly Person[], notice: (times: number[]) => void) {
  const heading = ['姓名', '身份证号', '用工单位', '工种'];
  const sheet = { name: '名单', rows: [heading, ...persons.map((person) => Object.values(person))] };
  const file = await writeWorkbook([sheet]);
  let isDone = false;
  const watching = listTimes(office, () => isDone);
  let import_job_id = 0;
  const ms = await timed(async () => {
    const { file_id } = await upload(office, file);
    ({ import_job_id } = await say<{ import_job_id: number }>(office, '/import/parse', {
      file_id,
      policy_id: office.policyId,
    }));
    for (let status = 10; status === 10; await pause(20))
      ({ status } = await say<{ status: number }>(office, '/import/detail', { import_job_id }));
  });
  isDone = true;
  notice(await watching);
  return { import_job_id, ms };
}

async function confirmed(office: BenchOffice, import_job_id: number): Promise<number> {
  const { version } = await say<{ version: number }>(office, '/import/detail', { import_job_id });
  const submitted = await say<{ policy_change_ids: number[] }>(office, '/import/submit', {
    import_job_id,
    version,
  });
  const policy_change_id = submitted.policy_change_ids[0]!;
  const { forecast_hash } = await say<{ forecast_hash: string }>(office, '/policy_change/forecast', {
    policy_change_id,
  });
  return timed(() => say(office, '/policy_change/confirm', { policy_change_id, forecast_hash }));
}

/** How long a look at a list takes, again and again: 200 times, or until told. */
async function listTimes(
  { address, token, policyId }: BenchOffice,
  isOver?: () => boolean,
): Promise<number[]> {
  const asked = { path: '/api/policy_person/lists', body: { policy_id: policyId, limit: 20 }, token };
  if (!isOver) return ask(address, asked, 200, 2);
  const times: number[] = [];
  while (!isOver()) times.push(...(await ask(address, asked, 4, 2)));
  return times;
}

async function upload({ address, token }: BenchOffice, file: Buffer): Promise<{ file_id: number }> {
  const response = await fetch(new URL('/api/file/upload', address), {
    method: 'POST',
    headers: { token, 'content-type': 'application/octet-stream', 'x-file-name': 'list.xlsx' },
    body: new Uint8Array(file),
  });
  return dataOf(await response.text());
}
