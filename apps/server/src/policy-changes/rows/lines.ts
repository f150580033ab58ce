import type { Period } from '@app/domain/calendar/day';
import { type Fen, fen, sum } from '@app/domain/money/money';
import { type PremiumLine, premiumOfPerson } from '@app/domain/money/premium';
import { mask } from '@app/domain/persons/id-number';
import { nameOccupations } from '../../occupations/occupations.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import type { Policy } from '../../policies/policies.ts';
import type { Assessment } from './assessment.ts';

/** The rows that can be insured, each with where the person works. */
export function placedRows({ rows, judgements, companies }: Assessment) {
  return judgements.flatMap((judgement, place) => {
    const { work_company_id, occupation_id } = rows[place]!;
    const company = companies.get(work_company_id ?? 0);
    if (!judgement.insurable || !company || occupation_id === null) return [];
    return [{ judgement, row: rows[place]!, occupation_id, company }];
  });
}

type Placed = ReturnType<typeof placedRows>[number];

/** How many persons of which work company there are, and what they cost or give back: the most first. */
export function companiesOf(placed: readonly Placed[]) {
  const ofCompany = Map.groupBy(placed, ({ company }) => company.company_id);
  return [...ofCompany.values()]
    .map((those) => ({
      work_company_id: those[0]!.company.company_id,
      work_company: those[0]!.company.name,
      person_count: those.length,
      premium_fen: sum(those.map(({ judgement }) => judgement.premium?.premium_fen ?? fen(0))),
      refund_fen: sum(those.map(({ judgement }) => judgement.ends?.refund_fen ?? fen(0))),
    }))
    .sort((one, other) => other.person_count - one.person_count);
}

/** What each of the rows costs or gives back, with the whole calculation. */
export async function linesOf(tx: EnterpriseTx, policy: Policy, placed: readonly Placed[]) {
  const shown = placed.flatMap(({ occupation_id, row }) =>
    row.leaver ? [occupation_id, row.leaver.occupation_id] : [occupation_id],
  );
  const named = await nameOccupations(tx, [...new Set(shown)]);
  const occupations = new Map(named.map(({ occupation_id, name }) => [occupation_id, name]));
  return placed.map(({ judgement, row, occupation_id, company }, at) => {
    const { row_no, name, cover, premium, ends, amends } = judgement;
    // A row that opens none ends a cover, or leaves it as it is.
    const other = ends?.cover ?? amends;
    return {
      row_no,
      place: at + 1,
      name,
      idcard: mask(row.idcard),
      work_company: company.name,
      occupation_name: occupations.get(occupation_id) ?? '',
      category: judgement.category ?? '',
      start_date: cover.from,
      end_date: cover.to,
      never_begins: premium === null && ends?.isCancelled ? (1 as const) : (0 as const),
      ...(premium ? calculationOf(premium) : worthOf(other!, ends?.lost ?? cover, policy)),
      refund_fen: ends?.refund_fen ?? fen(0),
      carried_fen: judgement.carried_fen ?? fen(0),
      leaver: row.leaver
        ? { ...row.leaver, occupation_name: occupations.get(row.leaver.occupation_id) ?? '' }
        : null,
    };
  });
}

const calculationOf = ({
  base_price_fen,
  loading_percent,
  unit_price_fen,
  days,
  parts,
  premium_fen,
}: PremiumLine) => ({
  base_price_fen,
  loading_percent,
  unit_price_fen,
  days,
  parts: parts.map((part) => ({ ...part })),
  premium_fen,
});

/** Of a row that opens nothing its days, and what they cost by themselves: whoever gives back less says so by its rule. */
function worthOf(
  { unit_price_fen }: { readonly unit_price_fen: Fen },
  days: Period,
  { version, period }: Policy,
) {
  const unit = { base_price_fen: unit_price_fen, loading_percent: 100 };
  const { price_unit } = version.terms;
  const line = premiumOfPerson({ price_unit, policy: period, cover: days, ...unit });
  return { ...calculationOf(line), premium_fen: fen(0) };
}
