import { fen } from '@app/domain/money/money';
import type { Sealer } from '../../platform/vault.ts';
import type { ListedPerson } from '../rows/assess.ts';
import { pricedRows } from '../rows/priced-rows.ts';
import type { PricedRow } from '../rows/rows.queries.ts';
import type { PassingAssessment } from './passing.ts';

/** The rows that can be done, as they are stored: whom they open a cover of, and the cover that goes over to it. */
export async function passingRows(
  assessment: PassingAssessment<{ readonly written: ListedPerson }>,
  sealer: Sealer,
): Promise<readonly PricedRow[]> {
  const { rows, judgements } = assessment;
  const sound = judgements.flatMap((judgement, place) =>
    judgement.insurable && judgement.opens ? [{ judgement, opens: judgement.opens, row: rows[place]! }] : [],
  );
  const opened = {
    ...assessment,
    rows: sound.map(({ row }) => row),
    judgements: sound.map(({ opens }) => opens),
  };
  const priced = await pricedRows(
    opened,
    sound.map(({ row }) => row.written),
    sealer,
  );
  return priced.map((row, place) => {
    const { judgement } = sound[place]!;
    return {
      ...row,
      premium_fen: judgement.premium!.premium_fen,
      refund_fen: judgement.ends!.refund_fen,
      ends_policy_person_id: judgement.ends!.cover.policy_person_id,
      carried_fen: judgement.carried_fen ?? fen(0),
    };
  });
}
