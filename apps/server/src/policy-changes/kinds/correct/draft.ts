import type { SentCorrection } from '@app/contract/policy-changes/corrections';
import { passedText } from '@app/domain/changes/agreed-text';
import { fen } from '@app/domain/money/money';
import { findFile, keepEvidenceUntil, keptUntil } from '../../../imports/imports.ts';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Sealer } from '../../../platform/vault.ts';
import { storeAmendment } from '../../legs/amend.queries.ts';
import type { Drafting } from '../../queries.ts';
import type { PricedRow } from '../../rows/rows.queries.ts';
import { storeDraft } from '../../rows/store-draft.ts';
import { assessSent, type CorrectionAssessment } from './assess.ts';

type Wanted = Drafting & {
  readonly policy_id: number;
  readonly policy_change_id?: number | undefined;
  readonly correction: SentCorrection;
  readonly file_id: number;
};

/** A day longer than a draft: its evidence is there until it goes. */
const evidence_days = 91;

/** Stores a correction as a draft, or in the place of an earlier draft's. */
export async function draftCorrection(context: Context<unknown>, wanted: Wanted) {
  const { tx, vault, session, now } = context;
  const { file_id, correction } = wanted;
  const file = await findFile(tx, file_id, 'evidence');
  if (!file?.bytes_enc) throw new Refusal('FILE_GONE');
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const drafted = await storeDraft(
    context,
    { ...wanted, change_type: 'correct' },
    {
      assess: () => assessSent(context, { policy_id: wanted.policy_id, correction }),
      rowsOf: async (assessment) => [rowOf(assessment, sealer)],
      textOf: ({ policy, start_date, judged, sent: { policy_person_id, what } }) =>
        passedText('correct', policy.policy_id, [
          {
            policy_person_id,
            start_date,
            to: `${what}/${what === 'name' ? judged.becomes?.name : judged.key}`,
          },
        ]),
    },
  );
  const { found, sent } = drafted.assessment;
  const number = sent.what === 'idcard' ? rowOf(drafted.assessment, sealer) : null;
  await storeAmendment(tx, {
    policy_change_id: drafted.change.policy_change_id,
    policy_person_id: found.policy_person_id,
    employee_id: found.employee_id,
    file_id,
    what: sent.what,
    idtype: number?.idtype ?? null,
    idcard_hash: number?.idcard_hash ?? null,
    was_name: found.name,
    was_idtype: found.idtype,
    was_idcard_enc: found.idcard_enc,
    was_idcard_hash: found.idcard_hash,
    was_idcard_mask: found.idcard_mask,
    was_birthday: found.birthday,
    was_gender: found.gender,
  });
  await keepEvidenceUntil(tx, file_id, keptUntil(now, evidence_days));
  return drafted;
}

/** The row as it is stored: the person as they should be, at the work and the price of their cover. */
function rowOf({ found, judged, judgements, rows }: CorrectionAssessment, sealer: Sealer): PricedRow {
  const { becomes, key } = judged;
  const [judgement] = judgements;
  if (becomes === null || key === null || !judgement?.cover)
    throw new RangeError('nothing says what it should be');
  return {
    row_no: rows[0]!.row_no,
    ...becomes,
    ...sealer.seal(becomes.idcard, key),
    mobile_enc: null,
    mobile_hash: null,
    mobile_mask: null,
    employee_no: null,
    remark: null,
    work_company_id: found.work_company_id,
    occupation_id: found.occupation_id,
    category: found.category,
    start_date: judgement.cover.from,
    end_date: judgement.cover.to,
    asked_date: null,
    unit_price_fen: found.unit_price_fen,
    premium_fen: fen(0),
    ends_policy_person_id: null,
    refund_fen: fen(0),
    carried_fen: fen(0),
  };
}
