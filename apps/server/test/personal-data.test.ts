import { my, panel } from '@app/contract/customers';
import { restoreNumbers } from '@app/contract/imports/restore-numbers';
import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { listOccupations } from '@app/contract/occupations';
import { isExpire, login, logout, userInfo } from '@app/contract/passport';
import { listPersons } from '@app/contract/persons';
import { listActivePolicies, listPolicies } from '@app/contract/policies';
import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { saveView } from '@app/contract/views';
import { listWorkCompanies } from '@app/contract/work-companies';
import { day } from '@app/domain/calendar/day';
import { readIdNumber } from '@app/domain/persons/id-number';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { addUser } from '../src/operator/operator.ts';
import { anEmployer, aWorker, type Employer } from './changes.ts';
import { anAddress } from './sign-in.ts';
import { openWorld } from './world.ts';

// Walks the thread from signing in to the insurer's answer, refusals and a failure among it, and then looks at whatever
// was written on the way for what must not be there.

const world = await openWorld();
const password = 'Nobody-reads-this-1!';
const mobile = '13987654321';
const quoted = '110101199003070011';
const logged: string[] = [];
const refused: string[] = [];
const tokens: string[] = [];
let employer: Employer;

beforeAll(async () => {
  const logTo = { write: (line: string) => void logged.push(line) };
  const platform = { ...world.platform, jobs: failingJobs() };
  const app = await buildApp({ platform, logLevel: 'debug', logTo });
  employer = await anEmployer(world);
  await walk(app);
});

/** Jobs that cannot be sent after the first, and say so with all they know. */
function failingJobs() {
  const { jobs } = world.platform;
  const message = `Failing row contains (李伟, ${quoted}, ${mobile}).`;
  const failures = [
    new Error(message),
    Object.assign(new Error(message), { code: '23514', detail: message }),
  ];
  let sent = 0;
  const send: typeof jobs.send = async (...job) => {
    const failure = sent++ > 0 ? failures.shift() : undefined;
    if (failure) throw failure;
    return jobs.send(...job);
  };
  return { ...jobs, send };
}

async function walk(app: FastifyInstance): Promise<void> {
  const userName = `reader-${process.pid}`;
  const userId = await addUser(world.platform, { userName, mobile, realName: '李静', password });
  const { enterpriseId, policyId: policy_id } = employer;
  const now = world.clock.now();
  await world.platform.gate.addMember({ enterpriseId, userId, isSuper: 1, role: 'admin', access: [], now });

  let keys = 0;
  const make = async (
    { method, path }: { method: 'GET' | 'POST'; path: string },
    input: object,
    token = tokens[0],
  ) => {
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const response = await app.inject({
      method,
      url: `/api${path}${method === 'GET' ? `?${query}` : ''}`,
      remoteAddress: anAddress(),
      headers: { ...(token === undefined ? {} : { token }), 'idempotency-key': `walk-${userId}-${keys++}` },
      ...(method === 'POST' ? { payload: input } : {}),
    });
    const envelope = response.json<{
      code: number;
      data: {
        token?: string;
        policy_change_id: number;
        forecast_hash: string;
        import_job_id: number;
        version: number;
      };
    }>();
    if (envelope.code !== 1) refused.push(response.body);
    if (envelope.data?.token) tokens.push(envelope.data.token);
    return envelope;
  };

  await make(login, { user_name: userName, password: `${password}x` });
  await make(login, { user_name: userName, password });
  for (const call of [userInfo, isExpire, panel, my, listPolicies, listActivePolicies, listWorkCompanies]) {
    await make(call, {});
  }
  await make(listOccupations, { policy_id });
  const persons = [aWorker(employer), aWorker(employer)];
  const [first] = persons;
  // An unfinished list holds whole numbers, typed, pasted and restored; also where a remark quotes one.
  const { name, idcard } = first!;
  const entry = { row_no: 1, values: { name, idcard, mobile, remark: `${quoted} ${mobile}` } };
  const { data: list } = await make(parseList, { policy_id, rows: [entry] });
  const { import_job_id, version } = list;
  await make(fixRows, { import_job_id, version, rows: [entry, { ...entry, row_no: 2 }] });
  await make(parseList, { policy_id, text: `${name} ${idcard} ${mobile}\n\n请尽快 ${quoted}` });
  await make(readImportRows, { import_job_id });
  await make(submitImport, { import_job_id, version: version + 1 });
  await make(restoreNumbers, { rows: [{ row_no: 1, name, kept: idcard.slice(0, 15) }], accept: 1 });
  // Columns that were swapped, numbers that are not quite right, and one that hides in a reason.
  const swapped = { ...first!, name: first!.idcard, idcard: first!.name };
  const mistyped = { ...first!, idcard: `${first!.idcard.slice(0, 17)}Y` };
  await make(add, { policy_id, persons: [swapped, mistyped, { ...first!, name: ` ${mobile} ` }] });
  await make(forecast, { policy_id, persons: [swapped, ...persons] });
  await make(add, { policy_id, [first!.idcard]: 1, persons });
  const { data: draft } = await make(add, { policy_id, persons });
  const { policy_change_id } = draft;
  await make(remove, { policy_change_id, reason: `${first!.name} ${first!.idcard} ${mobile} 重复` });
  const { data: again } = await make(add, { policy_id, persons });
  const id = { policy_change_id: again.policy_change_id };
  const { data: seen } = await make(forecast, id);
  await make(confirm, { ...id, forecast_hash: '0'.repeat(64) });
  await make(confirm, { ...id, forecast_hash: seen.forecast_hash });
  await make(add, { policy_id, persons });
  await make(sendNow, id);
  await world.settle();
  for (const call of [listChanges, readChange, listChangePersons])
    await make(call, call === listChanges ? {} : id);
  await make(listChanges, { keywords: first!.idcard });
  await make(listPersons, { keywords: first!.idcard });
  await make(saveView, { list: 'persons', name: 'x', search: `keywords=${first!.idcard}` });
  const { data: last } = await make(add, {
    policy_id,
    draft: 0,
    persons: [{ ...aWorker(employer), idcard: quoted }],
  });
  // Failures of ours, one of the database's kind, whose messages quote the row that they are about.
  await make(sendNow, { policy_change_id: last.policy_change_id });
  await make(sendNow, { policy_change_id: last.policy_change_id });
  await make(logout, {});
  await make(my, {});
}

/** What must not stand in a text: ID numbers that are right, mobiles, passwords and tokens. Digits of a hash are none. */
function foundIn(text: string): string[] {
  const runs = [...text.matchAll(/(?<![\da-f])(?:\d{17}[\dX]|1[3-9]\d{9})(?![\da-f])/gi)].map(([run]) => run);
  const numbers = runs.filter((run) => run.length === 11 || isIdNumber(run));
  const secrets = [password, ...tokens].filter((secret) => text.includes(secret));
  return [...numbers, ...secrets];
}

const isIdNumber = (text: string): boolean => readIdNumber(text, day('2026-03-10')).ok;

const rowsOf = async (sql: string, values: unknown[] = [employer.enterpriseId]) =>
  (await world.owner.query<{ text: string }>(sql, values)).rows.map(({ text }) => text);

it('T21 finds what it looks for: the search itself', () => {
  expect(foundIn('{"idcard":"110101199003070011"}')).toHaveLength(1);
  expect(foundIn(`Call ${mobile}!`)).toEqual([mobile]);
  expect(foundIn(`token=${tokens[0]}&${password}`)).toHaveLength(2);
  expect(foundIn('110***********0011 C000000012 1795252506961')).toEqual([]);
});

it('T21 logs requests and failures, and no number, mobile, token or password with them', () => {
  expect(logged.join('')).toContain('"path":"/api/policy_change/add"');
  expect(logged.filter((line) => line.includes('a request failed'))).toHaveLength(2);
  expect(logged.flatMap(foundIn)).toEqual([]);
});

it('T21 puts none into a refusal, whatever was typed where', () => {
  expect(refused.length).toBeGreaterThanOrEqual(7);
  expect(refused.flatMap(foundIn)).toEqual([]);
});

it('T21 keeps none in an answer that is kept for repeats', async () => {
  const kept = await rowsOf('select body as text from idempotency where enterprise_id = $1');

  expect(kept.length).toBeGreaterThanOrEqual(9);
  expect(kept.flatMap(foundIn)).toEqual([]);
});

it('T21 keeps none in the audit chain', async () => {
  const lines = await rowsOf('select a::text as text from audit_line a where enterprise_id = $1');

  expect(lines.length).toBeGreaterThanOrEqual(7);
  expect(lines.flatMap(foundIn)).toEqual([]);
});

it('T21 puts none into a job', async () => {
  const jobs = await rowsOf(
    `select j::text as text from pgboss.job j where (data ->> 'enterprise_id')::bigint = $1`,
  );

  expect(jobs.length).toBeGreaterThanOrEqual(1);
  expect(jobs.flatMap(foundIn)).toEqual([]);
});

it('T21 keeps no ID number in clear, in any column of any table', async () => {
  const tables = await rowsOf(
    `select table_name as text from information_schema.tables where table_schema = 'app' and table_type = 'BASE TABLE'`,
    [],
  );
  const found: string[] = [];
  const owned = new Set(
    await rowsOf(
      `select table_name as text from information_schema.columns where table_schema = 'app' and column_name = 'enterprise_id'`,
      [],
    ),
  );
  for (const table of tables) {
    // Tests of other files leave numbers in remarks of theirs, of which they ask how they are shown.
    const rows = owned.has(table)
      ? await rowsOf(`select t::text as text from "${table}" t where enterprise_id = $1`)
      : await rowsOf(`select t::text as text from "${table}" t`, []);
    const numbers = rows.flatMap((row) =>
      [...bytesAsText(row).matchAll(/\d{17}[\dX]/g)].map(([number]) => number),
    );
    found.push(...numbers.filter(isIdNumber).map((number) => `${table}: ${number}`));
  }

  expect(found).toEqual([]);
});

it('T21 keeps the number of each person sealed, hashed and masked', async () => {
  const sealed = (table: string) =>
    world.owner.query<{ idcard_enc: Buffer; idcard_hash: Buffer; idcard_mask: string }>(
      `select idcard_enc, idcard_hash, idcard_mask from ${table} where enterprise_id = $1`,
      [employer.enterpriseId],
    );
  const { rows: drafted } = await sealed('policy_change_person');
  const { rows: employees } = await sealed('employee');

  expect(drafted).toHaveLength(5);
  expect(employees).toHaveLength(3);
  for (const { idcard_enc, idcard_hash, idcard_mask } of [...drafted, ...employees]) {
    expect([idcard_enc.length, idcard_hash.length]).toEqual([47, 32]);
    expect(idcard_mask).toMatch(/^\d{3}\*{11}\d{3}[\dX]$/);
    expect(idcard_enc.toString('latin1')).not.toMatch(/\d{6}/);
  }
  // The same two persons, drafted twice: the numbers look different at rest, and are found by the same hash.
  expect(new Set(drafted.map(({ idcard_enc }) => idcard_enc.toString('hex'))).size).toBe(5);
  expect(new Set(drafted.map(({ idcard_hash }) => idcard_hash.toString('hex'))).size).toBe(3);
});

/** Bytes as the characters they would be in clear: the hexadecimal of a sealed file has eighteen digits in a row by chance. */
const bytesAsText = (row: string): string =>
  row.replace(/\\x([0-9a-f]*)/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'));
