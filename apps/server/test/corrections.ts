import { correct } from '@app/contract/policy-changes/correct-person';
import type { SentCorrection } from '@app/contract/policy-changes/corrections';
import { keepEvidence } from '@app/contract/policy-changes/keep-evidence';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { checkCharacterOf } from '@app/domain/persons/id-number';
import type { z } from 'zod/mini';
import type { Envelope } from '@app/contract/call';
import { covering, type Employer, insurerSaying } from './changes.ts';
import { dataOf, type EnterpriseOptions, refusedOf, type World } from './world.ts';

/** What a photograph begins with; nobody looks further. */
const photograph = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(64, 7)]);

/** Sends a file that proves something. */
export async function sendEvidence(
  { app }: World,
  token: string | undefined,
  { name = '身份证.jpg', bytes = photograph }: { readonly name?: string; readonly bytes?: Buffer } = {},
): Promise<Envelope<z.output<typeof keepEvidence.output>>> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api${keepEvidence.path}`,
    headers: {
      ...(token === undefined ? {} : { token }),
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
    },
    payload: bytes,
  });
  return answer.json();
}

/** The same number with another running number: the same birthday, the same gender, and sound. */
export function mistyped(idcard: string, by = 2): string {
  const order = (Number(idcard.slice(14, 17)) + by) % 1_000;
  const body = `${idcard.slice(0, 14)}${String(order).padStart(3, '0')}`;
  return body + checkCharacterOf(body);
}

/** The same number of somebody born in another year. */
export function bornIn(idcard: string, year: number): string {
  const body = `${idcard.slice(0, 6)}${year}${idcard.slice(10, 17)}`;
  return body + checkCharacterOf(body);
}

/** An employer with so many covered since 11 March, and the file that proves what they should be. */
export async function correctable(world: World, count = 3, options: EnterpriseOptions = {}) {
  const known = await covering(world, count, undefined, options);
  const { file_id } = dataOf(await sendEvidence(world, known.employer.token));
  const { rows } = await world.owner.query<{ policy_person_id: number; name: string; idcard_hash: Buffer }>(
    `select policy_person_id, e.name, e.idcard_hash from policy_person join employee e using (enterprise_id, employee_id)
     where enterprise_id = $1 order by policy_person_id`,
    [known.employer.enterpriseId],
  );
  const idOf = (name: string) => rows.find((row) => row.name === name)!.policy_person_id;
  const of = (place: number) => {
    const { name, idcard } = known.persons[place]!;
    return { name, idcard, policy_person_id: idOf(name) };
  };
  return { ...known, file_id, of };
}

type More = Partial<z.input<typeof correct.input>>;

export const correctionOf = (
  policy_person_id: number,
  what: SentCorrection['what'],
  value: string,
): SentCorrection => ({ policy_person_id, what, value });

/** Asks for a correction: a draft, unless it says otherwise. */
export const askCorrection = (
  world: World,
  {
    employer: { token, policyId },
    file_id,
  }: { readonly employer: Pick<Employer, 'token' | 'policyId'>; readonly file_id: number },
  correction: SentCorrection,
  more: More = {},
) => world.call(token, correct, { policy_id: policyId, file_id, correction, ...more });

/** A confirmed correction that can still be undone. */
export const corrected = async (
  world: World,
  by: Parameters<typeof askCorrection>[1],
  correction: SentCorrection,
) => dataOf(await askCorrection(world, by, correction, { draft: 0 }));

/** A correction that the insurer has issued. */
export async function correctionIssued(
  world: World,
  by: Parameters<typeof askCorrection>[1] & { readonly employer: Employer },
  correction: SentCorrection,
) {
  const { policy_change_id } = await corrected(world, by, correction);
  dataOf(await world.call(by.employer.token, sendNow, { policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-C' }));
  return policy_change_id;
}

/** What keeps a correction from being drafted. */
export async function faultsOfCorrection(
  world: World,
  by: Parameters<typeof askCorrection>[1],
  correction: SentCorrection,
): Promise<readonly string[]> {
  const refused = refusedOf(await askCorrection(world, by, correction));
  if (refused.reason !== 'ROWS_REFUSED') throw new Error(`refused by ${refused.reason}`);
  return refused.detail.list.flatMap(({ verdicts }) => verdicts.map(({ code }) => code));
}

/** Who the persons of an enterprise are, as the database has them, in the order in which they came. */
export async function personsOf({ owner }: World, enterpriseId: number) {
  const { rows } = await owner.query<{
    employee_id: number;
    name: string;
    mask: string;
    hash: string;
    birthday: string;
    gender: string;
  }>(
    `select employee_id, name, idcard_mask as mask, encode(idcard_hash, 'hex') as hash, birthday::text, gender
     from employee where enterprise_id = $1 order by employee_id`,
    [enterpriseId],
  );
  return rows;
}

/** Every cover of an enterprise: whose, when, for how much, and under which name. */
export async function coversOf({ owner }: World, enterpriseId: number) {
  const { rows } = await owner.query(
    `select policy_person_id, employee_id, cover::text, premium_fen, refund_fen, unit_price_fen, work_company_id, ended, named
     from policy_person where enterprise_id = $1 order by policy_person_id`,
    [enterpriseId],
  );
  return rows;
}
