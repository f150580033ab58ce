import { comparable, namesDiffer } from './same-name.ts';

/** A row of a list of who works somewhere now. */
export type ListedWorker = {
  readonly row_no: number;
  /** The person, by the key of `personKey`; null while the number is none. */
  readonly key: string | null;
  readonly name: string;
  /** Where the row says that they work; null where it does not, or nobody knows the place. */
  readonly work_company_id: number | null;
};

/** A cover of the policy that is not over. */
export type CoveredWorker = {
  readonly policy_person_id: number;
  readonly key: string;
  readonly name: string;
  readonly work_company_id: number;
  /** Whether it runs and binds the insurer: one that does not covers nobody yet. */
  readonly has_begun: boolean;
  /** Whether a removal under way ends it. */
  readonly is_leaving: boolean;
};

/** Why nobody can say by the list alone whether a row is covered. */
type UnclearRow = {
  readonly row_no: number;
  readonly why: 'number' | 'name' | 'leaving';
};

export type RosterComparison<Cover extends CoveredWorker> = {
  /** Rows whose person is covered where the row says. */
  readonly covered: readonly number[];
  /** Rows without a number whose name is that of one person who is covered there, and of no other row. */
  readonly named: readonly number[];
  /** Rows whose person is covered, and elsewhere. */
  readonly elsewhere: readonly RowOfCover<Cover>[];
  /** Rows whose person is covered nowhere yet where the row could mean: there is a cover, and it has not begun. */
  readonly later: readonly RowOfCover<Cover>[];
  /** Rows of whom nobody is covered. */
  readonly missing: readonly number[];
  readonly unclear: readonly UnclearRow[];
  /** Who is covered at one of the work companies, and on the list in no way. */
  readonly unlisted: readonly Cover[];
  /** As the unlisted, but of covers that have not begun: a list of who works there now cannot name them. */
  readonly unlisted_later: readonly Cover[];
};

type RowOfCover<Cover> = { readonly row_no: number; readonly cover: Cover };

/**
 * Compares who works somewhere by a list with who is covered there. Each row stands in one group. Whoever could be a row of the
 * list, by the number or by the name alone, is not said to be unlisted: a mistyped number must not take anybody's cover.
 *
 * Source: docs/business-rules.md#whom-a-list-leaves-out
 *
 * @param companies whose workers the list names
 */
export function compareRoster<Cover extends CoveredWorker>(
  rows: readonly ListedWorker[],
  covers: readonly Cover[],
  companies: ReadonlySet<number>,
): RosterComparison<Cover> {
  const byKey = Map.groupBy(covers, ({ key }) => key);
  const byName = Map.groupBy(covers, ({ name }) => comparable(name));
  const rowsOfName = Map.groupBy(rows, ({ name }) => comparable(name));
  const listed = new Set<number>();
  const found = { covered: [], named: [], elsewhere: [], later: [], missing: [], unclear: [] } as {
    covered: number[];
    named: number[];
    elsewhere: RowOfCover<Cover>[];
    later: RowOfCover<Cover>[];
    missing: number[];
    unclear: UnclearRow[];
  };

  for (const row of rows) {
    const { row_no, key, name, work_company_id } = row;
    const own = key === null ? [] : (byKey.get(key) ?? []);
    const called = comparable(name);
    const namesakes = called === null ? [] : (byName.get(called) ?? []);
    for (const { policy_person_id } of [...own, ...namesakes]) listed.add(policy_person_id);
    const { cover, isHere } = coverMeant(own, work_company_id);
    if (own.length === 0) {
      // Somebody of this name is covered under another number: one of the two is mistyped, or they are two.
      const near = namesakes.filter((cover) => companies.has(cover.work_company_id) && !cover.is_leaving);
      const isOnly = near.length === 1 && near[0]!.has_begun && rowsOfName.get(called)?.length === 1;
      if (key === null && isOnly) found.named.push(row_no);
      else if (key === null || near.length > 0)
        found.unclear.push({ row_no, why: key === null ? 'number' : 'name' });
      else found.missing.push(row_no);
    } else if (own.some((cover) => namesDiffer(cover.name, name)))
      found.unclear.push({ row_no, why: 'name' });
    else if (cover === undefined) found.unclear.push({ row_no, why: 'leaving' });
    else if (!cover.has_begun) found.later.push({ row_no, cover });
    else if (isHere) found.covered.push(row_no);
    else found.elsewhere.push({ row_no, cover });
  }
  const left = covers.filter(
    ({ policy_person_id, work_company_id, is_leaving }) =>
      companies.has(work_company_id) && !is_leaving && !listed.has(policy_person_id),
  );
  return {
    ...found,
    unlisted: left.filter(({ has_begun }) => has_begun),
    unlisted_later: left.filter(({ has_begun }) => !has_begun),
  };
}

/** The cover of a person that a row is about: where it says before elsewhere, and one that has begun before one that has not. */
function coverMeant<Cover extends CoveredWorker>(own: readonly Cover[], work_company_id: number | null) {
  const standing = own.filter(({ is_leaving }) => !is_leaving);
  // Who is about to move is covered where they are until then: nobody can say by this list alone where they belong.
  if (own.some((one) => one.is_leaving && one.has_begun) && !standing.some(({ has_begun }) => has_begun))
    return { cover: undefined, isHere: false };
  const here = standing.filter((one) => work_company_id === null || one.work_company_id === work_company_id);
  const isHere = here.length > 0;
  const meant = isHere ? here : standing;
  return { cover: meant.find(({ has_begun }) => has_begun) ?? meant[0], isHere };
}
