import type { Period } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { lastCoveredDay, remembered_days } from '@app/domain/roster/earlier-cover';
import type { CoverElsewhere } from '@app/domain/roster/earlier-cover-faults';
import type { RosterContext } from '@app/domain/roster/roster';
import { type PlanVersion, readPlanVersions } from '../../plans/plans.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { Sealer } from '../../platform/vault.ts';
import type { Policy } from '../../policies/policies.ts';
import {
  findBlocked,
  findCorrecting,
  findCovers,
  findEmployees,
  findPolicies,
  plannedByValues,
} from './facts.queries.ts';

const remembered_ms = remembered_days * 86_400_000;

/** A cover of a person in any policy of the enterprise, with its days. */
export type KnownCover = Period & {
  readonly policy_person_id: number;
  readonly policy_id: number;
  readonly policy_no: string;
  readonly name: string;
  readonly work_company_id: number;
  readonly category: string;
  readonly version: PlanVersion;
};

/** Days that a removal under way takes off a cover, until the insurer has answered it. */
type LeavingDays = Period & {
  readonly hex: string;
  readonly policy_id: number;
  readonly version: PlanVersion;
  readonly change_no: string;
};

/** The covers that persons have, or had until lately, by the hash of their number in hexadecimal. */
export async function readCovers(
  tx: EnterpriseTx,
  hashes: readonly Buffer[],
  now: Date,
): Promise<ReadonlyMap<string, readonly KnownCover[]>> {
  return (await readKnown(tx, hashes, now)).covers;
}

async function readKnown(tx: EnterpriseTx, hashes: readonly Buffer[], now: Date) {
  const since = new Date(now.getTime() - remembered_ms);
  const { employees, covers } = await plannedByValues(tx, hashes, () => findCovered(tx, hashes, since));
  if (covers.length === 0)
    return { covers: new Map<string, KnownCover[]>(), leaving: new Map<string, LeavingDays[]>() };
  const policies = await findPolicies(tx, [...new Set(covers.map(({ policy_id }) => policy_id))]);
  const versions = await readPlanVersions(
    tx,
    policies.map(({ plan_version_id }) => plan_version_id),
  );

  const policyOf = new Map(policies.map((policy) => [policy.policy_id, policy]));
  const employeeOf = new Map(
    employees.map(({ employee_id, name, idcard_hash }) => [
      employee_id,
      { name, hex: idcard_hash.toString('hex') },
    ]),
  );
  const days = await inSlices(covers, (cover) => {
    const {
      employee_id,
      named,
      policy_id,
      policy_person_id,
      work_company_id,
      category,
      from,
      until,
      ended_in,
    } = cover;
    const { policy_no, plan_version_id } = policyOf.get(policy_id)!;
    const known = employeeOf.get(employee_id)!;
    const who = { ...known, name: named ?? known.name };
    const version = versions.get(plan_version_id)!;
    const covered = from && until && daysOf(from, until);
    const reserved = daysOf(cover.reserved_from, cover.reserved_until);
    return {
      covered: covered && {
        ...who,
        policy_person_id,
        work_company_id,
        policy_id,
        policy_no,
        category,
        version,
        ...covered,
      },
      leaving:
        ended_in === null ? null : { hex: who.hex, policy_id, version, change_no: ended_in, ...reserved },
    };
  });
  const byHex = <Item extends { readonly hex: string }>(items: readonly Item[]) =>
    Map.groupBy(items, ({ hex }) => hex);
  return {
    covers: byHex(days.flatMap(({ covered }) => covered ?? [])),
    leaving: byHex(days.flatMap(({ leaving }) => leaving ?? [])),
  };
}

const daysOf = (from: Date, until: Date): Period => ({
  from: shanghaiDay(from),
  to: shanghaiDay(new Date(until.getTime() - 1)),
});

async function findCovered(tx: EnterpriseTx, hashes: readonly Buffer[], since: Date) {
  const employees = await findEmployees(tx, hashes);
  const ids = employees.map(({ employee_id }) => employee_id);
  return { employees, covers: ids.length === 0 ? [] : await findCovers(tx, ids, since) };
}

type Sought = {
  readonly policy: Policy;
  /** The persons of the list, by the key of `personKey`. */
  readonly keys: readonly string[];
  /** The work companies by number, to say where somebody is covered. */
  readonly companies: ReadonlyMap<number, { readonly name: string }>;
  readonly sealer: Sealer;
  readonly now: Date;
  /** Covers that the rows themselves end. */
  readonly ends?: ReadonlySet<number> | undefined;
};

type Known = Pick<
  RosterContext,
  'covered' | 'elsewhere' | 'leaving' | 'lastCover' | 'correcting' | 'blocked'
>;

/**
 * What the enterprise knows of the persons of a list: their cover in this policy, in its other policies, when the last
 * of it ended, and whom it will not insure. Of a whole list at once.
 */
export async function readEarlierCover(
  tx: EnterpriseTx,
  { policy, keys, companies, sealer, now, ends }: Sought,
): Promise<Known> {
  const distinct = [...new Set(keys)];
  const hashes = await inSlices(distinct, (key) => sealer.hash(key));
  const hexOf = new Map(await inSlices(distinct, (key, place) => [key, hashes[place]!.toString('hex')]));
  const { covers, leaving } = await readKnown(tx, hashes, now);
  const blocked = new Set((await findBlocked(tx)).map(({ idcard_hash }) => idcard_hash.toString('hex')));
  const correcting = await findCorrecting(tx, hashes);
  const today = shanghaiDay(now);

  const of = (key: string) =>
    (covers.get(hexOf.get(key) ?? '') ?? []).map((cover) => ({
      ...cover,
      work_company: companies.get(cover.work_company_id)?.name ?? '',
    }));
  return {
    covered: (key) =>
      of(key).filter(
        ({ policy_id, policy_person_id }) =>
          policy_id === policy.policy_id && ends?.has(policy_person_id) !== true,
      ),
    elsewhere: (key) =>
      of(key)
        .filter(({ policy_id }) => policy_id !== policy.policy_id)
        .map((cover) => ({ ...cover, kind: kindOf(cover, policy.version) })),
    leaving: (key) =>
      (leaving.get(hexOf.get(key) ?? '') ?? []).filter(
        ({ policy_id, version }) => policy_id === policy.policy_id || isExclusive(policy.version, version),
      ),
    lastCover: (key) => lastCoveredDay(of(key), today),
    correcting: (key) => correcting.get(hexOf.get(key) ?? '') ?? null,
    blocked: (key) => blocked.has(hexOf.get(key) ?? ''),
  };
}

const kindOf = ({ version }: KnownCover, wanted: PlanVersion): CoverElsewhere['kind'] =>
  isExclusive(wanted, version) ? 'same_insurer' : 'other';

/** Whether the insurer of a plan will not insure somebody whom it insures by another one already. */
const isExclusive = (wanted: PlanVersion, other: PlanVersion): boolean =>
  wanted.unique_per_insurer &&
  wanted.insurance_company_id === other.insurance_company_id &&
  wanted.insurance_type === other.insurance_type;
