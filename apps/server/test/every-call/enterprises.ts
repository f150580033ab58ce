import { pickPersons } from '@app/contract/persons';
import { saveView } from '@app/contract/views';
import { addDays, day } from '@app/domain/calendar/day';
import { openPolicyFor } from '../../src/operator/operator.ts';
import {
  anEmployer,
  aWorker,
  drafted,
  type Employer,
  issued,
  priced,
  sent,
  submitted,
  workers,
} from '../changes.ts';
import { aRow, typed, upload } from '../lists.ts';
import { dataOf, type World } from '../world.ts';
import type { Pool } from './pool.ts';

/** A word that stands in whatever the stranger has, and in nothing of ours. */
const canary = 'CANARYBIRD';

/** Days on which cover can begin, one that is too early, and one after the policies. */
const days = [11, 11, 12, 13, 16, 20, 20, 25, 28, 30, 31, 10, 32].map((on) => addDays(day('2026-02-28'), on));

const daysAsked = {
  start_date: days,
  end_date: days,
  start_from: days,
  start_to: days,
  end_from: days,
  end_to: days,
  birthday: [day('1990-03-07')],
};

/** Our enterprise, with money, three policies, and a change at every station. */
export async function ourselves(world: World) {
  const employer = await anEmployer(world, { money_fen: 10_000_000_000 });
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
  const pool = {
    // Mostly the one whose series and white list the work type belongs to.
    policy_id: [...Array.from({ length: 8 }, () => policyId), await opened('EL-H'), await opened('GA-D')],
    policy_change_id: stations,
    work_company_id: [companyId],
    work_company: ['华东电子厂', ' 华东电子厂 '],
    occupation_id: [...Array.from({ length: 15 }, () => occupation_id), occupation_id + 1],
    wxapp_id: [enterpriseId],
    ...(await readThings(world, employer)),
    ...(await lists(world, employer)),
    ...daysAsked,
    // Drawn from the numbers of persons, which never run out.
    name: [],
    idcard: [],
    forecast_hash: ['0'.repeat(64)],
  };
  return { employer, pool };
}

/** The numbers of what an enterprise's user reads: persons in lists of a few, messages, and a view of his. */
async function readThings({ owner, call }: World, { enterpriseId, token }: Employer, name = 'ours') {
  const idsOf = async (table: string, column: string) =>
    (
      await owner.query<{ id: number }>(`select ${column} as id from ${table} where enterprise_id = $1`, [
        enterpriseId,
      ])
    ).rows.map(({ id }) => id);
  const view = { list: 'persons', name, search: 'is_active=1' } as const;
  const { view_id } = dataOf(await call(token, saveView, view));
  const [persons, messages] = [
    await idsOf('policy_person', 'policy_person_id'),
    await idsOf('message', 'message_id'),
  ];
  const picked = dataOf(await call(token, pickPersons, { policy_person_ids: persons }));
  return {
    view_id: [view_id],
    policy_person_ids: [persons, persons.slice(0, 1)],
    // Most rows carry a number of their own.
    person: [...Array.from({ length: 9 }, () => null), ...picked.map(({ person }) => person)],
    message_ids: [messages, messages.slice(0, 1)],
  };
}

/** The numbers of unfinished lists, and of files that were sent. */
async function lists(world: World, employer: Employer, name = '张三') {
  const made: number[] = [];
  for (const count of [0, 1, 2, 3]) {
    const { values } = aRow(employer, 1, { remark: name });
    const entries = Array.from({ length: count }, (_, place) => ({ row_no: place + 1, values }));
    made.push((await typed(world, employer, entries)).import_job_id);
  }
  const file = { name: `${name}.csv`, bytes: Buffer.from(`姓名,身份证号\n${name},110101199003070011\n`) };
  return {
    import_job_id: made,
    file_id: [dataOf(await upload(world, employer.token, file)).file_id],
  };
}

/** Someone else's enterprise, with the canary in every name; `secrets` are the words that nobody else may ever read. */
export async function aStranger(world: World) {
  const stranger = await anEmployer(world);
  const { enterpriseId, userId, policyId, companyId } = stranger;
  const rename = (table: string, column: string, to = canary) =>
    world.owner.query(`update ${table} set ${column} = $2 where enterprise_id = $1`, [enterpriseId, to]);
  await world.owner.query('update app_user set real_name = $2 where user_id = $1', [userId, canary]);
  await rename('enterprise', 'company_name');
  await rename('policy', 'policy_no', `${canary}-${policyId}`);
  await rename('work_company', 'name');
  await rename('work_company', 'name_norm');

  const persons = [aWorker(stranger, { name: canary }), aWorker(stranger, { name: `${canary} TWO` })];
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
    ...(await readThings(world, stranger, canary)),
    ...(await lists(world, stranger, canary)),
    ...daysAsked,
    name: ['李伟'],
    idcard: idcards,
    forecast_hash: [awaiting.forecast_hash],
  };
  const secrets = [canary, ...numbers, ...idcards, awaiting.forecast_hash, done.forecast_hash];
  return { stranger, pool, secrets };
}
