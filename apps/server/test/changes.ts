import type { NewPerson } from '@app/contract/policy-changes/persons';
import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { listForOff } from '@app/contract/persons';
import { type InventedWorker, inventWorker, seededNumbers } from '../src/demo/workers.ts';
import type { Insurer, InsurerAnswer } from '../src/insurers/insurer.ts';
import {
  anEnterprise,
  dataOf,
  type EnterpriseOptions,
  moment,
  occupationId,
  signedIn,
  type World,
} from './world.ts';

// A change at each of its stations, made by the customer's own calls.

export type Employer = Awaited<ReturnType<typeof anEmployer>>;

/** An enterprise with a work type that its policy's plan insures: `occupation_id`. */
export async function anEmployer(world: World, options: EnterpriseOptions = {}) {
  const enterprise = await anEnterprise(world, options);
  const { rows } = await world.owner.query<{ series: string }>(
    'select series from plan where plan_code = $1',
    [options.plan_code ?? 'EL-B'],
  );
  // EL-H insures the dangerous classes only.
  const code = options.plan_code === 'EL-H' ? 'MFG09' : 'MFG04';
  return { ...enterprise, occupation_id: await occupationId(world, code, rows[0]!.series) };
}

const draw = seededNumbers(20_260_310);
let serial = 0;

/** Someone without a fault, ready to be added at the employer's work company. */
export const aWorker = (
  { companyId, occupation_id }: Pick<Employer, 'companyId' | 'occupation_id'>,
  differs: Partial<NewPerson> = {},
): NewPerson => ({
  ...inventSound(),
  work_company_id: companyId,
  occupation_id,
  ...differs,
});

/** Three zeros at the end are warned of: whoever has no fault must not have them. */
function inventSound(): InventedWorker {
  const invented = inventWorker(draw, serial++);
  return invented.idcard.endsWith('000') ? inventSound() : invented;
}

/** So many of them, no two alike. */
export const workers = (employer: Employer, count: number): NewPerson[] =>
  Array.from({ length: count }, () => aWorker(employer));

/** A draft of these persons, or of one. */
export async function drafted(world: World, employer: Employer, persons = workers(employer, 1)) {
  const { token, policyId } = employer;
  return dataOf(await world.call(token, add, { policy_id: policyId, persons })).policy_change_id;
}

/** A change that awaits confirmation, with what it takes to confirm it. */
export async function priced(world: World, employer: Employer, persons?: NewPerson[]) {
  const policy_change_id = await drafted(world, employer, persons);
  const seen = dataOf(await world.call(employer.token, forecast, { policy_change_id }));
  return { policy_change_id, forecast_hash: seen.forecast_hash!, premium_fen: seen.premium_fen };
}

/** A confirmed change that can still be undone. */
export async function submitted(world: World, employer: Employer, persons?: NewPerson[]) {
  const { policy_change_id, forecast_hash, premium_fen } = await priced(world, employer, persons);
  dataOf(await world.call(employer.token, confirm, { policy_change_id, forecast_hash }));
  return { policy_change_id, forecast_hash, premium_fen };
}

/** A change on its way to the insurer. */
export async function sent(world: World, employer: Employer, persons?: NewPerson[]) {
  const change = await submitted(world, employer, persons);
  dataOf(await world.call(employer.token, sendNow, { policy_change_id: change.policy_change_id }));
  return change;
}

/** A change that the insurer has issued. */
export async function issued(world: World, employer: Employer, persons?: NewPerson[]) {
  const change = await sent(world, employer, persons);
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-1' }));
  return change;
}

/** An insurer that says these things in turn, an Error by throwing it, and the last for ever. */
export function insurerSaying(...answers: readonly (InsurerAnswer | Error)[]): Insurer {
  let said = 0;
  const next = async (): Promise<InsurerAnswer> => {
    const answer = answers[Math.min(said++, answers.length - 1)]!;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { submit: next, ask: next };
}

/** An insurer that has answers to these changes, by their numbers, and none yet to all others. */
export function insurerAnswering(answers: Readonly<Record<number, InsurerAnswer>>): Insurer {
  const say = async ({ change_no }: { readonly change_no: string }): Promise<InsurerAnswer> =>
    answers[Number(change_no.slice(1))] ?? { state: 'pending' };
  return { submit: say, ask: say };
}

/** The covers of an employer's policy that can be ended. */
export const coverIds = async (world: World, { token, policyId }: Employer): Promise<number[]> => {
  const { data } = dataOf(await world.call(token, listForOff, { policy_id: policyId, limit: 100 }));
  return data.map(({ policy_person_id }) => policy_person_id);
};

/** An employer with so many covered from 11 March, on a later day when their cover has begun; nothing is open any more. */
export async function covering(
  world: World,
  count: number,
  at = '2026-03-16 10:00:00',
  options: EnterpriseOptions = {},
) {
  const employer = await anEmployer(world, options);
  const persons = workers(employer, count);
  const { premium_fen } = await issued(world, employer, persons);
  world.clock.set(moment(at));
  const present = { ...employer, token: await signedIn(world, employer) };
  return { employer: present, persons, premium_fen, ids: await coverIds(world, present) };
}
