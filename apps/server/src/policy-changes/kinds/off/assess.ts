import { type Day, later, type Period } from '@app/domain/calendar/day';
import { earliestOff, type Ending } from '@app/domain/changes/ending';
import { judgeRemovals, type RemovalContext, type RemovalJudgement } from '@app/domain/changes/removal';
import type { Context } from '../../../platform/context.ts';
import type { EnterpriseTx } from '../../../platform/database.ts';
import type { Sealer } from '../../../platform/vault.ts';
import { guardShort } from '../../../platform/work/short.ts';
import type { Policy } from '../../../policies/policies.ts';
import { readWorkCompanies } from '../../../work-companies/work-companies.ts';
import type { Assessment, ShownRow } from '../../rows/assessment.ts';
import type { Typing } from '../../rows/typed-numbers.ts';
import type { FoundCover } from './covers.queries.ts';
import { type Leaving, type MatchedRow, matchLeavers } from './match.ts';

type OffRow = ShownRow & {
  readonly written: Leaving;
  readonly cover: FoundCover | null;
  /** The place of the row that was written, of which this is one cover. */
  readonly of: number;
};

export type OffJudgement = Pick<RemovalJudgement, 'row_no' | 'name' | 'verdicts'> & {
  readonly category: string | null;
  readonly premium: null;
} & (
    | { readonly insurable: false; readonly cover: null; readonly ends: null }
    | { readonly insurable: true; readonly cover: Period; readonly ends: Ending }
  );

/** Persons to be taken off a policy, judged against their covers as they stand: a row for each cover that ends. */
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
} & Pick<RemovalContext, 'isPassedOn'>;

/** As `assessOff`, for whoever has the means to open numbers at hand. */
export async function judgeOff(
  tx: EnterpriseTx,
  policy: Policy,
  { leavers, start_date, sealer, now, typing, isPassedOn = false }: Wanted,
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
    isPassedOn,
  };
  const numbers = unusedNumbers(matched);
  const judged = judgeRemovals(matched, context).flatMap((judgement, of) =>
    rowsOf(judgement, matched[of]!, of, numbers),
  );
  return {
    policy,
    start_date,
    earliest_start_date: earliestOffOf(policy, now),
    rows: judged.map(({ row }) => row),
    judgements: judged.map(({ judgement }) => judgement),
    companies: new Map(companies.map((company) => [company.company_id, company])),
  };
}

type JudgedRow = { readonly row: OffRow; readonly judgement: OffJudgement };

/** A written row as rows of a change: one for each cover that it ends. Those after the first get numbers that no row has. */
function rowsOf(
  judgement: RemovalJudgement,
  matched: MatchedRow,
  of: number,
  numbers: Iterator<number, never>,
): readonly JudgedRow[] {
  if (!judgement.insurable) {
    const [cover = null] = matched.covers;
    const category = cover?.category ?? null;
    return [
      {
        row: shownRow(matched, cover, of),
        judgement: { ...judgement, cover: null, category, premium: null },
      },
    ];
  }
  const covers = new Map(matched.covers.map((cover) => [cover.policy_person_id, cover]));
  return judgement.ends.map((ends, at) => {
    const cover = covers.get(ends.cover.policy_person_id)!;
    const row_no = at === 0 ? judgement.row_no : numbers.next().value;
    const { category } = cover;
    return {
      row: { ...shownRow(matched, cover, of), row_no },
      judgement: { ...judgement, row_no, ends, cover: ends.lost, category, premium: null },
    };
  });
}

function* unusedNumbers(rows: readonly MatchedRow[]): Generator<number, never> {
  const used = new Set(rows.map(({ row_no }) => row_no));
  for (let number = 1; ; number++) if (!used.has(number)) yield number;
}

const shownRow = ({ row_no, name, written }: MatchedRow, cover: FoundCover | null, of: number): OffRow => ({
  row_no,
  name,
  // A number that nobody wrote is shown as all lists show it.
  idcard: written.idcard || (cover?.idcard_mask ?? ''),
  work_company_id: cover?.work_company_id ?? null,
  work_company: written.work_company ?? undefined,
  occupation_id: cover?.occupation_id ?? null,
  cover,
  written,
  of,
});
