import type { SentCorrection } from '@app/contract/policy-changes/corrections';
import { type Day, day, later } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { type CorrectionJudgement, judgeCorrection, type Particulars } from '@app/domain/changes/correction';
import { awaitedStatuses } from '@app/domain/changes/status';
import { type IdType, personKey, readDocument } from '@app/domain/persons/id-document';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPolicyAt, type Policy } from '../../../policies/policies.ts';
import { readWorkCompanies } from '../../../work-companies/work-companies.ts';
import type { Assessment } from '../../rows/assessment.ts';
import { findBlocked } from '../../rows/facts.queries.ts';
import { guardTyped } from '../../rows/typed-numbers.ts';
import { earliestOffOf } from '../off/assess.ts';
import { guardOffOpen } from '../off/guard.ts';
import { findPerson, type FoundPerson, isTakenNumber } from './person.queries.ts';

/** A correction of one person, judged against what stands in the database at this moment. */
export type CorrectionAssessment = Assessment & {
  readonly found: FoundPerson;
  readonly sent: SentCorrection;
  readonly judged: CorrectionJudgement;
  /** Who they are, as they are known. */
  readonly was: Particulars;
};

/** Judges a correction that was sent for a policy. Refuses for a policy or a cover that is not there, or is over. */
export async function assessSent(
  context: Context<unknown>,
  { policy_id, correction }: { readonly policy_id: number; readonly correction: SentCorrection },
): Promise<CorrectionAssessment> {
  const policy = await findCorrectable(context, policy_id);
  const start_date = earliestOffOf(policy, context.now);
  return assessCorrection(context, policy, { sent: correction, start_date, isTyped: true });
}

/** The policy, if somebody of it may be corrected now. */
export async function findCorrectable({ tx, now }: Context<unknown>, policy_id: number): Promise<Policy> {
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  guardOffOpen(policy);
  return policy;
}

type Wanted = { readonly sent: SentCorrection; readonly start_date: Day; readonly isTyped: boolean };

/** Judges a correction as it would be judged if confirmed now. */
export async function assessCorrection(
  { tx, vault, session, now }: Context<unknown>,
  policy: Policy,
  { sent, start_date, isTyped }: Wanted,
): Promise<CorrectionAssessment> {
  const { what, value, policy_person_id } = sent;
  const { policy_id } = policy;
  const found = await findPerson(tx, { policy_id, policy_person_id, waiting: awaitedStatuses }, now);
  if (!found) throw new Refusal('NOT_FOUND');
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const was: Particulars = {
    name: found.name,
    idtype: found.idtype as IdType,
    idcard: sealer.open(found),
    birthday: found.birthday,
    gender: found.gender as Particulars['gender'],
  };
  const number =
    what === 'idcard'
      ? await readNumber(tx, value, was.idtype, {
          sealer,
          now,
          typing: { user_id: session.user.id, isTyped: () => isTyped },
        })
      : null;
  const judged = judgeCorrection(sent, {
    ...found,
    other_in: found.made.find((made) => made.what !== what)?.change_no ?? null,
    isTaken: number !== null && (await isTakenNumber(tx, { ...found, ...number })),
    isBlocked:
      number !== null && (await findBlocked(tx)).some((one) => one.idcard_hash.equals(number.idcard_hash)),
    now,
    person: was,
    age_bands: policy.version.terms.age_bands,
    starts: found.starts.map(day),
  });
  const companies = await readWorkCompanies(tx);
  return {
    policy,
    start_date,
    earliest_start_date: earliestOffOf(policy, now),
    rows: [rowOf(found, judged)],
    judgements: [judgementOf(found, judged, start_date)],
    companies: new Map(companies.map((company) => [company.company_id, company])),
    found,
    sent,
    judged,
    was,
  };
}

type Reading = Parameters<typeof guardTyped>[2];

/** A number as it is found by; null where it cannot be read. Whether it is somebody's is told to nobody who tries numbers. */
async function readNumber(
  tx: Context<unknown>['tx'],
  value: string,
  idtype: IdType,
  reading: Reading,
): Promise<{ idtype: IdType; idcard_hash: Buffer } | null> {
  const read = readDocument(value, idtype, shanghaiDay(reading.now));
  const named = read.ok ? { key: personKey(read.idtype, read.number), idcard: read.number } : null;
  await guardTyped(tx, [{ text: value, named }], reading);
  return named && { idtype, idcard_hash: reading.sealer.hash(named.key) };
}

/** There is one row: a correction is of one person. */
const row_no = 1;

const rowOf = (found: FoundPerson, { becomes }: CorrectionJudgement) => ({
  row_no,
  name: becomes?.name ?? found.name,
  idcard: becomes?.idcard ?? found.idcard_mask,
  work_company_id: found.work_company_id,
  occupation_id: found.occupation_id,
  leaver: {
    name: found.name,
    idcard: found.idcard_mask,
    work_company: found.work_company,
    occupation_id: found.occupation_id,
  },
});

/** It counts from its day on as the insurer books it; of the cover itself no day changes. */
function judgementOf(found: FoundPerson, { verdicts, becomes }: CorrectionJudgement, start_date: Day) {
  const { category, unit_price_fen, until } = found;
  const name = becomes?.name ?? found.name;
  const to = later(shanghaiDay(new Date(until.getTime() - 1)), start_date);
  const known = { row_no, name, category, verdicts, cover: { from: start_date, to }, premium: null };
  return verdicts.some(({ level }) => level === 'error')
    ? { ...known, insurable: false as const }
    : { ...known, insurable: true as const, amends: { unit_price_fen } };
}
