import { type Day, later, type Period } from '@app/domain/calendar/day';
import { earliestOff } from '@app/domain/changes/ending';
import { judgeRemovals, type RemovalContext, type RemovalJudgement } from '@app/domain/changes/removal';
import type { Context } from '../../../platform/context.ts';
import type { EnterpriseTx } from '../../../platform/database.ts';
import type { Sealer } from '../../../platform/vault.ts';
import { guardShort } from '../../../platform/work/short.ts';
import type { Policy } from '../../../policies/policies.ts';
import { readWorkCompanies } from '../../../work-companies/work-companies.ts';
import type { Assessment, ShownRow } from '../../rows/assessment.ts';
import type { Typing } from '../../rows/typed-numbers.ts';
import { type Leaving, type MatchedRow, matchLeavers } from './match.ts';

type OffRow = ShownRow & Pick<MatchedRow, 'cover' | 'written'>;
type OffJudgement = RemovalJudgement & {
  readonly category: string | null;
  readonly premium: null;
} & (
    | { readonly insurable: false; readonly cover: null }
    | { readonly insurable: true; readonly cover: Period }
  );

/** Persons to be taken off a policy, judged against their covers as they stand. */
export type OffAssessment = Assessment<OffRow, OffJudgement>;

/** The first day that can be without cover: by the cut-off, and not before the policy. */
export const earliestOffOf = ({ version, period }: Policy, now: Date): Day =>
  later(earliestOff(now, version.terms.start_rule), period.from);

/**
 * Judges who is to be taken off as it would be judged if confirmed now. Decides nothing and stores nothing but the numbers that were typed
 * and nearly are somebody's, of which too many are refused.
 */
export async function assessOff(
  { tx, vault, session, now }: Pick<Context<unknown>, 'tx' | 'vault' | 'session' | 'now'>,
  policy: Policy,
  { isTyped, ...wanted }: Pick<Wanted, 'leavers' | 'start_date'> & Pick<Typing, 'isTyped'>,
): Promise<OffAssessment> {
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  return judgeOff(tx, policy, { ...wanted, sealer, now, typing: { user_id: session.user.id, isTyped } });
}

type Wanted = {
  readonly leavers: readonly Leaving[];
  readonly start_date: Day;
  readonly sealer: Sealer;
  readonly now: Date;
  /** Undefined where nobody typed any of the rows. */
  readonly typing: Typing | undefined;
};

/** As `assessOff`, for whoever has the means to open numbers at hand. */
export async function judgeOff(
  tx: EnterpriseTx,
  policy: Policy,
  { leavers, start_date, sealer, now, typing }: Wanted,
): Promise<OffAssessment> {
  guardShort(leavers.length);
  const companies = await readWorkCompanies(tx);
  const matched = await matchLeavers(tx, leavers, {
    policy_id: policy.policy_id,
    companies,
    sealer,
    now,
    typing,
  });
  const { terms, refund_rule } = policy.version;
  const context: RemovalContext = {
    now,
    start_date,
    policy: policy.period,
    price_unit: terms.price_unit,
    start_rule: terms.start_rule,
    refund_rule,
  };
  return {
    policy,
    start_date,
    earliest_start_date: earliestOffOf(policy, now),
    rows: matched.map(shownRow),
    judgements: judgeRemovals(matched, context).map((judged, place): OffJudgement => {
      const category = matched[place]!.cover?.category ?? null;
      return judged.insurable
        ? { ...judged, cover: judged.ends.lost, category, premium: null }
        : { ...judged, cover: null, category, premium: null };
    }),
    companies: new Map(companies.map((company) => [company.company_id, company])),
  };
}

const shownRow = ({ row_no, name, written, cover }: MatchedRow): OffRow => ({
  row_no,
  name,
  // A number that nobody wrote is shown as all lists show it.
  idcard: written.idcard || (cover?.idcard_mask ?? ''),
  work_company_id: cover?.work_company_id ?? null,
  work_company: written.work_company ?? undefined,
  occupation_id: cover?.occupation_id ?? null,
  cover,
  written,
});
