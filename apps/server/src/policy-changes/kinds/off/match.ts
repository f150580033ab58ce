import type { Leaver } from '@app/contract/policy-changes/leavers';
import type { Day } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import type { RemovableCover } from '@app/domain/changes/ending';
import { headsIn, type RemovalRow } from '@app/domain/changes/removal';
import { personKey, readDocument } from '@app/domain/persons/id-document';
import type { Whom } from '@app/domain/changes/whom';
import { companiesMeant } from '@app/domain/list/words/companies-meant';
import type { Told } from '@app/domain/roster/intent';
import { comparable } from '@app/domain/roster/same-name';
import type { EnterpriseTx } from '../../../platform/database.ts';
import type { Sealer } from '../../../platform/vault.ts';
import type { WorkCompanyFacts } from '../../../work-companies/work-companies.ts';
import { guardTyped, type Typing } from '../../rows/typed-numbers.ts';
import { findBeyond } from './beyond.queries.ts';
import { type FoundCover, findCovers } from './covers.queries.ts';
import { coversMeant, endingOf, type Index, indexed, isUnnamed, whole_min } from './found.ts';
import { type Missing, policiesElsewhere } from './elsewhere.ts';
import { nearNames, type SoughtName } from './near-names.ts';

/** Somebody to be taken off, with what a list said of them beside their cells. */
export type Leaving = Leaver &
  Told & {
    /** Whether the row is of a stored change: whom it means was looked at when it was made, whatever they are called now. */
    readonly isAgreed?: boolean;
    /** The first day without cover that whoever sent the list says. */
    readonly asked_date?: Day | null;
  };

/** A row of a removal, with the covers it means where they can only be one person's: none elsewhere. */
export type MatchedRow = RemovalRow & {
  readonly written: Leaving;
  readonly covers: readonly FoundCover[];
};

type Matching = {
  readonly policy_id: number;
  /** The work companies of the enterprise, which rows may name. */
  readonly companies: readonly WorkCompanyFacts[];
  readonly sealer: Sealer;
  readonly now: Date;
  /** Undefined where nobody typed any of the rows. */
  readonly typing: Typing | undefined;
};

/**
 * Finds whom rows mean among the covered of a policy: by the number of their cover, by the whole number of a document, or by name, which
 * last four characters and a work company narrow down. Whether a number means somebody is told to nobody who tries numbers.
 *
 * @throws NUMBER_GUESSES
 */
export async function matchLeavers(
  tx: EnterpriseTx,
  rows: readonly Leaving[],
  { policy_id, companies, sealer, now, typing }: Matching,
): Promise<readonly MatchedRow[]> {
  const today = shanghaiDay(now);
  const numbered = rows.map((row) => ({ row, named: numberOf(row, today) }));
  if (typing) await guardTyped(tx, numbered.map(writtenIn), { typing, sealer, now });
  const sought = numbered.map(({ row, named }) => ({
    row,
    hash: named ? sealer.hash(named.key) : undefined,
  }));
  const covers = await findCovers(
    tx,
    policy_id,
    {
      ids: rows.flatMap(({ policy_person_id }) => policy_person_id ?? []),
      hashes: sought.flatMap(({ hash }) => hash ?? []),
      names: rows.flatMap(({ name }) => (name.trim() === '' ? [] : [name.trim()])),
      endings: sought.flatMap(({ row, hash }) => (hash === undefined && isUnnamed(row) ? endingOf(row) : [])),
    },
    now,
  );
  const known = indexed(covers);
  const placesOf = rememberedPlaces(companies);
  const matched = sought.map(({ row, hash }) => {
    const whom = whomOf(row, hash, placesOf);
    return { row, hash, whom, ...coversMeant({ row, hash }, whom.companies, known) };
  });
  const nobody = matched.filter(({ found }) => found.length === 0).map(({ whom }) => soughtBy(whom));
  const near = await nearNames(tx, policy_id, nobody, now);
  const missing = matched.flatMap((one) => (one.found.length === 0 ? missingOf(one) : []));
  const policyOf = await policiesElsewhere(tx, policy_id, missing, now);
  const beyond = await beyondOf(tx, policy_id, matched, now);
  return matched.map(({ row, hash, whom, found, elsewhere, left }, place) => ({
    row_no: row.row_no ?? place + 1,
    name: row.name.trim() || (found[0]?.name ?? ''),
    ...saidOf(row),
    found: found.map(removable),
    elsewhere: elsewhere.map(removable),
    namesake_left_in: left?.ended_in ?? null,
    whom,
    near: found.length === 0 ? near(soughtBy(whom)) : [],
    namesakes: found.length === 0 ? namesakesOf(whom, known) : 0,
    beyond: beyond(found),
    other_policy_no: found.length === 0 ? missingOf({ row, hash }).map(policyOf)[0] : undefined,
    written: row,
    covers: headsIn(found) === 1 ? found : [],
  }));
}

/** What a row says besides whom it means. */
const saidOf = ({ start_date, asked_date, intent, doubts }: Leaving) => ({
  start_date: start_date ?? null,
  asked_date: asked_date ?? null,
  intent: intent ?? null,
  doubts: doubts ?? [],
});

/** Which other policy goes on covering the one person that is meant; null where several are. */
async function beyondOf(
  tx: EnterpriseTx,
  policy_id: number,
  matched: readonly { readonly found: readonly FoundCover[] }[],
  now: Date,
) {
  const meant = new Set(matched.flatMap(({ found }) => found.map(({ employee_id }) => employee_id)));
  const beyond = await findBeyond(tx, policy_id, [...meant], now);
  return (found: readonly FoundCover[]) =>
    headsIn(found) === 1 ? (beyond.get(found[0]!.employee_id) ?? null) : null;
}

type Numbered = {
  readonly row: Leaving;
  /** Whose number the row names; null where it names none, or a cover by its own number. */
  readonly named: { readonly key: string; readonly idcard: string } | null;
};

function numberOf({ idcard, policy_person_id }: Leaver, today: Day): Numbered['named'] {
  if (policy_person_id != null || idcard.trim().length < whole_min) return null;
  const read = readDocument(idcard, null, today);
  return read.ok ? { key: personKey(read.idtype, read.number), idcard: read.number } : null;
}

const writtenIn = ({ row, named }: Numbered) => ({
  text: row.policy_person_id == null ? row.idcard : '',
  named,
});

/** Whom a row means beside a policy that does not cover them; a number that cannot be read means nobody. */
function missingOf({ row, hash }: { readonly row: Leaving; readonly hash: Buffer | undefined }): Missing[] {
  const ending = endingOf(row);
  const isReadable = hash !== undefined || ending.length < whole_min;
  return row.policy_person_id == null && isReadable ? [{ name: row.name.trim(), hash, ending }] : [];
}

/** A list names one company in hundreds of rows. */
function rememberedPlaces(companies: readonly WorkCompanyFacts[]) {
  const known = new Map<string, readonly number[]>();
  return (written: string): readonly number[] => {
    const meant = known.get(written) ?? companiesMeant(written, companies);
    known.set(written, meant);
    return meant;
  };
}

function whomOf(
  { policy_person_id, name, work_company, isAgreed }: Leaving,
  hash: Buffer | undefined,
  placesOf: (written: string) => readonly number[],
): Whom {
  const by = policy_person_id != null ? 'cover' : hash === undefined ? 'name' : 'number';
  if (isAgreed) return { by, name: '', work_company: '', companies: [] };
  const written = work_company?.trim() ?? '';
  return { by, name: name.trim(), work_company: written, companies: placesOf(written) };
}

/** A name, and the companies at which somebody nearly so called may be meant; undefined where the row names none. */
const soughtBy = ({ name, work_company, companies }: Whom): SoughtName => ({
  name,
  companies: work_company === '' ? undefined : companies,
});

function namesakesOf(whom: Whom, { byName }: Index): number {
  const { name, companies } = soughtBy(whom);
  if (name === '') return 0;
  const called = byName.get(comparable(name) ?? name) ?? [];
  return headsIn(
    called.filter(
      ({ work_company_id, is_over }) =>
        !is_over && (companies === undefined || companies.includes(work_company_id)),
    ),
  );
}

const removable = (cover: FoundCover): RemovableCover => ({
  policy_person_id: cover.policy_person_id,
  employee_id: cover.employee_id,
  isBound: cover.is_bound,
  name: cover.name,
  work_company_id: cover.work_company_id,
  work_company: cover.work_company,
  cover: { from: shanghaiDay(cover.from), to: shanghaiDay(new Date(cover.until.getTime() - 1)) },
  premium_fen: cover.premium_fen,
  unit_price_fen: cover.unit_price_fen,
  place: cover.place,
  ended_in: cover.ended_in,
  took_place_in: cover.took_place_in,
  corrected_in: cover.corrected_in,
});
