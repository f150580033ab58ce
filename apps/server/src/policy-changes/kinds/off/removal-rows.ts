import { fen } from '@app/domain/money/money';
import type { EnterpriseTx } from '../../../platform/database.ts';
import type { PricedRow } from '../../rows/rows.queries.ts';
import type { OffAssessment } from './assess.ts';
import { findSealed } from './covers.queries.ts';

/** The rows of a removal that can be done, as they are stored: with whom they are about as the enterprise knows them. */
export async function removalRows(
  tx: EnterpriseTx,
  { rows, judgements }: OffAssessment,
): Promise<readonly PricedRow[]> {
  const ended = judgements.flatMap((judgement, place) => {
    const { cover, written } = rows[place]!;
    return judgement.ends === null || cover === null
      ? []
      : [{ ends: judgement.ends, cover, written, row_no: judgement.row_no }];
  });
  const persons = await findSealed(
    tx,
    ended.map(({ cover }) => cover.employee_id),
  );
  const personOf = new Map(persons.map((person) => [person.employee_id, person]));
  return ended.map(({ ends, cover, written, row_no }): PricedRow => {
    const { employee_id: _, gender, ...person } = personOf.get(cover.employee_id)!;
    return {
      ...person,
      // The insurer knows the cover under the name that it was confirmed under.
      name: cover.name,
      gender: gender as 'male' | 'female',
      row_no,
      remark: written.remark || null,
      work_company_id: cover.work_company_id,
      occupation_id: cover.occupation_id,
      category: cover.category,
      start_date: ends.lost.from,
      end_date: ends.lost.to,
      asked_date: written.start_date ?? null,
      unit_price_fen: cover.unit_price_fen,
      premium_fen: fen(0),
      ends_policy_person_id: cover.policy_person_id,
      refund_fen: ends.refund_fen,
      carried_fen: fen(0),
    };
  });
}
