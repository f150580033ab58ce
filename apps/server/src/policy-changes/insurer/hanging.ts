import type { CoverOutcome, EndOutcome } from '@app/domain/changes/outcome';
import type { Fen } from '@app/domain/money/money';
import type { Following } from '../legs/following.queries.ts';
import type { Passed } from '../legs/pass-on.ts';

type Answered = {
  /** The covers that the answered change opened. */
  readonly opened: readonly (Pick<CoverOutcome, 'ended'> & RowOf)[];
  readonly ended: readonly (RowOf & { readonly outcome: EndOutcome })[];
  readonly ending: readonly (RowOf & { readonly unit_price_fen: Fen })[];
  readonly moves: boolean;
  /** By which cover those go on whom it was to move and who are back. */
  readonly goesOn: ReadonlyMap<number, number>;
};

type RowOf = { readonly row_no: number; readonly policy_person_id: number };

/**
 * What becomes of the rows that hang on the covers of an answered change. Of a cover that stands nothing does. Of one that was turned down
 * they fall; but who was to move is covered where they were, so that their end, and whoever follows them, is passed on to that cover.
 *
 * Source: docs/business-rules.md#what-hangs-on-an-answer
 */
export function hangingOn(
  following: readonly Following[],
  { opened, ended, ending, moves, goesOn }: Answered,
) {
  const openedOf = new Map(opened.map((cover) => [cover.policy_person_id, cover]));
  const endedOf = new Map(ended.map((end) => [end.row_no, end]));
  const unitOf = new Map(ending.map((end) => [end.row_no, end.unit_price_fen]));
  const passed: Passed[] = [];
  const fallen: Following[] = [];
  for (const row of following) {
    const cover = openedOf.get(row.ends_policy_person_id)!;
    const before = endedOf.get(cover.row_no);
    const state = before?.outcome.state;
    if (cover.ended === null) {
      // Turned down when they were off there already: their days there cost what they cost here.
      if (state === 'resumed')
        passed.push({ row, to: row.ends_policy_person_id, unit_price_fen: unitOf.get(cover.row_no)! });
      continue;
    }
    const here = before?.policy_person_id;
    const to = here === undefined || state === 'put_back' ? here : goesOn.get(here);
    if (moves && to !== undefined && state !== 'never') passed.push({ row, to });
    else fallen.push(row);
  }
  return { passed, fallen };
}
