import type { Call } from '@app/contract/call';
import { logout } from '@app/contract/passport';
import {
  anEmployer,
  drafted,
  type Employer,
  issued,
  priced,
  sent,
  submitted,
  workers,
  aWorker,
} from '../changes.ts';
import { digestsOf } from '../rows.ts';
import { buildApp } from '../../src/app.ts';
import { openPolicyFor } from '../../src/operator/operator.ts';
import { addDays, day } from '@app/domain/day';
import { signedIn, type World } from '../world.ts';
import { expect } from 'vitest';
import { check } from './check.ts';
import { countNumbers, type Pool } from './pool.ts';
import type { Drawn } from './requests.ts';
import { shapeOf } from './shaped.ts';
import { wireOf } from './wire.ts';

export type Scene = Awaited<ReturnType<typeof openScene>>;

/** A word that stands in whatever the stranger has, and in nothing of ours. */
const canary = 'CANARYBIRD';
/** Days on which cover can begin, one that is too early, and one after the policies. */
const days = [11, 11, 12, 13, 16, 20, 20, 25, 28, 30, 31, 10, 32].map((on) => addDays(day('2026-02-28'), on));
const changes_max = 60;

/** Our enterprise and a stranger's, with a change at every station, and a way to make requests among them. */
export async function openScene(world: World) {
  const employer = await ourselves(world);
  const { stranger, pool: theirs, secrets } = await aStranger(world);
  const ours = await ourPool(world, employer);
  const hashes = new Map<unknown, string>();
  const pool: Pool = { ours, theirs, hashes };
  const { rows } = await world.owner.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'app' order by 1`,
  );
  const columns = ['__proto__', 'constructor', 'toString', 'token', ...rows.map(({ name }) => name)];
  let { token } = employer;
  let logged = '';
  const app = await buildApp({
    platform: world.platform,
    logLevel: 'error',
    logTo: { write: (line) => void (logged = line) },
  });

  const remember = (data: { policy_change_id?: number | null; forecast_hash?: string | null }) => {
    const { policy_change_id, forecast_hash } = data;
    if (typeof policy_change_id !== 'number') return;
    if (!ours.policy_change_id.includes(policy_change_id)) ours.policy_change_id.push(policy_change_id);
    if (ours.policy_change_id.length > changes_max) ours.policy_change_id.splice(5, 1);
    if (typeof forecast_hash === 'string') hashes.set(policy_change_id, forecast_hash);
  };

  return {
    employer,
    stranger,
    strangersRows: await digestsOf(world, stranger.enterpriseId),
    liveFields: new Set(Object.keys(ours)),
    /** Whether a call names a record at all. */
    namesRecords: ({ input }: Call) =>
      Object.keys(shapeOf(input).properties ?? {}).some((name) => name in ours && name.endsWith('_id')),

    /** Makes a drawn request, and checks its answer. Throws at what must never be answered. */
    play: async (call: Call, drawn: Drawn) => {
      const wire = wireOf(call, drawn, { pool, columns, token });
      const response = await app.inject(wire.request);
      expect(response.statusCode, logged).toBeLessThan(500);
      const answer = check(call, response, [canary, ...secrets]);
      const isFromInside = answer.isFromInside && !('wxapp_id' in wire.input);
      if (drawn.key !== undefined && call.writes && isFromInside) {
        const again = await app.inject(wire.request);
        expect(again.body).toBe(response.body);
      }
      if (answer.code === 1 && call.path === logout.path) token = await signedIn(world, employer);
      if (answer.code === 1 && typeof answer.data === 'object' && answer.data !== null) remember(answer.data);

      const carries =
        'fields' in drawn.body && drawn.hurts.length === 0 && countNumbers(drawn.body.fields) > 0;
      return {
        valid: wire.valid,
        carriesOurs: carries && drawn.intruder === undefined,
        carriesTheirs: carries && drawn.intruder !== undefined,
        code: answer.code,
        reason: answer.reason,
        reached: answer.code === 1 || isFromInside,
      };
    },
  };
}

async function ourselves(world: World): Promise<Employer> {
  return anEmployer(world, { money_fen: 10_000_000_000 });
}

async function ourPool(world: World, employer: Employer) {
  const { enterpriseId, policyId, companyId, occupation_id } = employer;
  const opened = (plan_code: string) =>
    openPolicyFor(world.platform, enterpriseId, {
      plan_code,
      policy_no: `OURS-${plan_code}-${policyId}`,
      start_date: day('2026-03-01'),
      end_date: day('2026-03-31'),
    });
  const stations = [
    await drafted(world, employer),
    (await priced(world, employer)).policy_change_id,
    (await submitted(world, employer)).policy_change_id,
    (await sent(world, employer)).policy_change_id,
    (await issued(world, employer, workers(employer, 3))).policy_change_id,
  ];
  return {
    // The first is the one whose series and white list the work types below belong to.
    policy_id: [...Array.from({ length: 8 }, () => policyId), await opened('EL-H'), await opened('GA-D')],
    policy_change_id: stations,
    work_company_id: [companyId],
    work_company: ['华东电子厂', ' 华东电子厂 '],
    occupation_id: [...Array.from({ length: 15 }, () => occupation_id), occupation_id + 1],
    wxapp_id: [enterpriseId],
    start_date: days,
    // Drawn from the numbers of persons, which never run out.
    name: [],
    idcard: [],
    forecast_hash: ['0'.repeat(64)],
  };
}

/** Someone else's enterprise, with the canary in every name. */
async function aStranger(world: World) {
  const stranger = await anEmployer(world);
  const persons = [aWorker(stranger, { name: canary }), aWorker(stranger, { name: `${canary} TWO` })];
  const { enterpriseId, userId, policyId, companyId } = stranger;
  await world.owner.query('update app_user set real_name = $2 where user_id = $1', [userId, canary]);
  const rename = async (table: string, column: string, to = canary) =>
    world.owner.query(`update ${table} set ${column} = $2 where enterprise_id = $1`, [enterpriseId, to]);
  await rename('enterprise', 'company_name');
  await rename('policy', 'policy_no', `${canary}-${policyId}`);
  await rename('work_company', 'name');
  await rename('work_company', 'name_norm');

  const awaiting = await priced(world, stranger, persons);
  const done = await issued(world, stranger);
  const changes = [await drafted(world, stranger), awaiting.policy_change_id, done.policy_change_id];
  const idcards = persons.map(({ idcard }) => idcard);
  const numbers = changes.map((id) => `C${String(id).padStart(9, '0')}`);
  const pool: Pool['theirs'] = {
    policy_id: [policyId],
    policy_change_id: changes,
    work_company_id: [companyId],
    work_company: ['华东电子厂'],
    occupation_id: [stranger.occupation_id],
    wxapp_id: [enterpriseId],
    start_date: days,
    name: ['李伟'],
    idcard: idcards,
    forecast_hash: [awaiting.forecast_hash],
  };
  return { stranger, pool, secrets: [...numbers, ...idcards, awaiting.forecast_hash, done.forecast_hash] };
}
