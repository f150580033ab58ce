import type { Day } from '@app/domain/calendar/day';
import type { Fen } from '@app/domain/money/money';
import { loadedPrice, shareOf } from '@app/domain/money/premium';
import { bandOf } from '@app/domain/persons/age';
import type { RosterRow } from '@app/domain/roster/roster';
import { takesClass } from '@app/domain/roster/work-faults';
import { type PlanVersion, readPlanVersions, readSoldVersions } from '../../plans/plans.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import type { Policy } from '../../policies/policies.ts';
import { findLikeOccupations, findOtherPolicies } from './age.queries.ts';

type TooOld = {
  readonly policy: Policy;
  readonly start_date: Day;
  readonly now: Date;
  readonly rows: readonly RosterRow[];
};

/** A plan that may insure somebody: by a policy that the enterprise has, or by one that it would have to take out. */
type Candidate = {
  readonly version: PlanVersion;
  readonly policy_id: number | null;
  readonly policy_no: string | null;
};

/** What else insures persons whom a policy does not, by their age and work type; the enterprise's own policies first. */
export async function readAgeOptions(tx: EnterpriseTx, { policy, start_date, rows }: TooOld) {
  if (rows.length === 0) return () => [];
  const ids = [...new Set(rows.flatMap(({ occupation_id }) => occupation_id ?? []))];
  const candidates = await readCandidates(tx, policy, start_date);
  const classes = await readClasses(tx, ids);
  const known = new Map<string, readonly Option[]>();
  return ({ occupation_id }: RosterRow, age: number): Option[] => {
    const key = `${age}/${occupation_id}`;
    const options =
      known.get(key) ??
      candidates.flatMap((candidate) => {
        const { series } = candidate.version.terms;
        const category = occupation_id === null ? null : (classes.get(`${occupation_id}/${series}`) ?? null);
        return optionOf(candidate, age, category) ?? [];
      });
    known.set(key, options);
    return [...options];
  };
}

type Option = NonNullable<ReturnType<typeof optionOf>>;

function optionOf({ version, policy_id, policy_no }: Candidate, age: number, category: string | null) {
  const band = bandOf(version.terms.age_bands, age);
  if (!band) return undefined;
  const { class_prices, age_bands, price_unit } = version.terms;
  const base: Fen | undefined = category === null ? undefined : class_prices[category];
  if (category !== null && !takesClass(version.terms, category, age)) return undefined;
  const { limit_percent } = age_bands.find(({ age_min }) => age_min === band.age_min)!;
  return {
    plan_id: version.plan_id,
    plan: version.plan,
    policy_id,
    policy_no,
    insurance_company_name: version.insurance_company_name,
    price_unit,
    loading_percent: band.loading_percent,
    unit_price_fen: base === undefined ? null : loadedPrice(base, band.loading_percent),
    death_limit_fen: shareOf(version.death_limit_fen, limit_percent * 100),
    medical_limit_fen: shareOf(version.medical_limit_fen, limit_percent * 100),
  };
}

async function readCandidates(tx: EnterpriseTx, policy: Policy, start_date: Day): Promise<Candidate[]> {
  const policies = await findOtherPolicies(tx, policy.policy_id, start_date);
  const versions = await readPlanVersions(
    tx,
    policies.map(({ plan_version_id }) => plan_version_id),
  );
  const own = policies.map(({ plan_version_id, policy_id, policy_no }) => ({
    version: versions.get(plan_version_id)!,
    policy_id,
    policy_no,
  }));
  const taken = new Set([policy.version.plan_id, ...own.map(({ version }) => version.plan_id)]);
  const sold = (await readSoldVersions(tx)).filter(({ plan_id }) => !taken.has(plan_id));
  return [...own, ...sold.map((version) => ({ version, policy_id: null, policy_no: null }))];
}

/** The class of work types in every series, by number and series: a work type has a record in each. */
async function readClasses(tx: EnterpriseTx, ids: readonly number[]): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length === 0 ? [] : await findLikeOccupations(tx, ids);
  return new Map(rows.map(({ occupation_id, series, category }) => [`${occupation_id}/${series}`, category]));
}
