import { fen } from '@app/domain/money/money';
import type { Sealer } from '../../../platform/vault.ts';
import { pricedRows } from '../../rows/priced-rows.ts';
import type { PricedRow } from '../../rows/rows.queries.ts';
import type { PairAssessment } from './assess.ts';

/** The pairs that can be done, as they are stored: whoever comes, and the cover whose seat they take. */
export async function pairRows(assessment: PairAssessment, sealer: Sealer): Promise<readonly PricedRow[]> {
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
      ends_policy_person_id: judgement.ends!.cover.policy_person_id,
      carried_fen: judgement.carried_fen ?? fen(0),
    };
  });
}
