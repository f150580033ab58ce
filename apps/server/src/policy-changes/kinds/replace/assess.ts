import { rows_max } from '@app/contract/policy-changes/fields';
import type { SentPair } from '@app/contract/policy-changes/pairs';
import type { Day } from '@app/domain/calendar/day';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPolicyAt, type Policy } from '../../../policies/policies.ts';
import { assess, rosterOf, type SentRow } from '../../rows/assess.ts';
import type { Leaver } from '../../rows/assessment.ts';
import { guardRowNumbers } from '../../rows/row-numbers.ts';
import { openPersons } from '../../rows/sent-persons.ts';
import { guardOpen } from '../add/draft.ts';
import { earliestOffOf, judgeOff, type OffAssessment } from '../off/assess.ts';
import type { FoundCover } from '../off/covers.queries.ts';
import type { PassingAssessment } from '../passing.ts';
import { judgePairs } from './judged-pair.ts';
import { readSeats } from './seats.ts';

/** A pair as it is judged: where nothing is said of the work, it is that of whoever leaves. */
type PairRow = SentRow & { readonly written: SentPair; readonly leaver: Leaver | null };

/** Pairs of who leaves and who comes, judged against what stands in the database at this moment. */
export type PairAssessment = PassingAssessment<PairRow>;

export type WantedPairs = {
  readonly policy_id: number;
  readonly start_date?: Day | undefined;
  readonly pairs: readonly SentPair[];
};

/** Judges pairs that were sent for a policy. Refuses for a policy that is not there or takes nobody, a list too long, a day too early. */
export async function assessSent(context: Context<unknown>, wanted: WantedPairs): Promise<PairAssessment> {
  const { tx, now } = context;
  if (wanted.pairs.length > rows_max) throw new Refusal('ROWS_TOO_MANY', { rows_max });
  guardRowNumbers(wanted.pairs);
  const policy = await findReplaceable(context, wanted.policy_id);
  const earliest_start_date = earliestReplaceOf(policy, now);
  const start_date = wanted.start_date ?? earliest_start_date;
  if (start_date < earliest_start_date) throw new Refusal('CUTOFF_PASSED', { earliest_start_date });
  const { vault, session } = context;
  const persons = await openPersons(() => vault.sealerOf(tx, session.enterprise.id, now), wanted.pairs);
  return assessPairs(context, policy, {
    pairs: persons,
    start_date,
    isLeaverTyped: () => true,
    isNewcomerTyped: (place) => !wanted.pairs[place]?.person,
  });
}

/** The first day on which places may change hands: by the cut-off, and not before the policy. */
export const earliestReplaceOf = earliestOffOf;

/** The policy, if its plan lets somebody take the place of another now. */
export async function findReplaceable({ tx, now }: Context<unknown>, policy_id: number): Promise<Policy> {
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  guardOpen(policy);
  if (policy.version.replace_rule.mode === 'NONE') throw new Refusal('REPLACE_NOT_ALLOWED');
  return policy;
}

type Pairs = {
  readonly pairs: readonly SentPair[];
  readonly start_date: Day;
  readonly isLeaverTyped: (place: number) => boolean;
  readonly isNewcomerTyped: (place: number) => boolean;
  /** Whether whom they mean was looked at when the draft was made. */
  readonly isAgreed?: boolean;
};

/** Judges pairs as they would be judged if confirmed now: who leaves as a removal, who comes as an addition, and both by the plan's rule. */
export async function assessPairs(
  { tx, vault, session, now }: Context<unknown>,
  policy: Policy,
  { pairs, start_date, isLeaverTyped, isNewcomerTyped, isAgreed = false }: Pairs,
): Promise<PairAssessment> {
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const user_id = session.user.id;
  const leavers = pairs.map((pair, place) => ({
    row_no: pair.row_no ?? place + 1,
    policy_person_id: pair.off_policy_person_id ?? null,
    name: pair.off_name,
    idcard: pair.off_idcard,
    work_company: pair.off_work_company ?? null,
    isAgreed,
  }));
  const typing = { user_id, isTyped: isLeaverTyped };
  const off = await judgeOff(tx, policy, { leavers, start_date, sealer, now, typing, isPassedOn: true });
  const left = leftOf(off, pairs);

  const persons = await rosterOf(tx, pairs);
  const rows = persons.map((person, place): PairRow => {
    const { cover, judgements } = left[place]!;
    const lost = judgements[0]?.ends?.lost;
    return {
      ...person,
      written: pairs[place]!,
      leaver: cover && leaverOf(cover),
      work_company_id:
        person.work_company_id ?? (person.work_company ? null : (cover?.work_company_id ?? null)),
      occupation_id: person.occupation_id ?? cover?.occupation_id ?? null,
      start_date: lost?.from ?? null,
      end_date: lost === undefined || lost.to === policy.period.to ? null : lost.to,
    };
  });
  const isTyped = isNewcomerTyped;
  const added = await assess(tx, { policy, rows, start_date, sealer, now, typing: { user_id, isTyped } });
  const covers = left.flatMap(({ cover }) => cover?.policy_person_id ?? []);
  const sides = added.judgements.map((judgement, place) => ({
    left: left[place]!,
    taken: {
      isWritten: isNewcomerWritten(pairs[place]!),
      judgement,
      work_company_id: rows[place]!.work_company_id,
    },
  }));
  return {
    policy,
    start_date,
    earliest_start_date: off.earliest_start_date,
    rows,
    judgements: judgePairs(sides, policy, await readSeats(tx, policy.policy_id, covers)),
    companies: added.companies,
  };
}

/** As lists tell whose cover ends. */
export const leaverOf = ({ name, idcard_mask, work_company, occupation_id }: FoundCover): Leaver => ({
  name,
  idcard: idcard_mask,
  work_company,
  occupation_id,
});

function leftOf({ rows, judgements }: OffAssessment, pairs: readonly SentPair[]) {
  const places = Map.groupBy(rows.keys(), (at) => rows[at]!.of);
  return pairs.map((pair, place) => {
    const those = places.get(place) ?? [];
    return {
      isWritten: isLeaverWritten(pair),
      judgements: those.map((at) => judgements[at]!),
      cover: rows[those[0]!]?.cover ?? null,
    };
  });
}

const isLeaverWritten = ({ off_policy_person_id, off_name, off_idcard }: SentPair): boolean =>
  off_policy_person_id != null || off_name.trim() !== '' || off_idcard.trim() !== '';

const isNewcomerWritten = ({ name, idcard, person }: SentPair): boolean =>
  name.trim() !== '' || idcard.trim() !== '' || person != null;
