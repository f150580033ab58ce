import { createHash } from 'node:crypto';
import type { Day } from '@app/domain/calendar/day';
import { correctionText } from '@app/domain/changes/agreed-text';
import type { Corrected } from '@app/domain/changes/correction';
import { fen } from '@app/domain/money/money';
import { personKey } from '@app/domain/persons/id-document';
import type { Context } from '../../../platform/context.ts';
import { findAmendment } from '../../legs/amend.queries.ts';
import { openAmendment } from '../../legs/amend.ts';
import type { StoredChange } from '../../queries.ts';
import { amountsOf } from '../../rows/assessment.ts';
import { findRows } from '../../rows/rows.queries.ts';
import type { Reassessment } from '../kind.ts';
import { assessCorrection, type CorrectionAssessment, findCorrectable } from './assess.ts';

/** Judges a stored correction again, for its own day or another. */
export async function reassess(
  context: Context<unknown>,
  change: StoredChange,
  start_date: Day,
): Promise<Reassessment> {
  const { tx, vault, session, now } = context;
  const policy = await findCorrectable(context, change.policy_id);
  const [stored, amendment, sealer] = await Promise.all([
    findRows(tx, change.policy_change_id),
    findAmendment(tx, change.policy_change_id),
    vault.sealerOf(tx, session.enterprise.id, now),
  ]);
  const row = stored[0]!;
  const what = amendment!.what as Corrected;
  const assessment = await assessCorrection(context, policy, {
    sent: {
      policy_person_id: amendment!.policy_person_id,
      what,
      value: what === 'name' ? row.name : sealer.open(row),
    },
    start_date,
    isTyped: false,
  });
  const { found, judgements } = assessment;
  return {
    assessment,
    stored,
    ...amountsOf(assessment),
    forecast_hash: hashOf(assessment),
    prices: judgements.flatMap(({ row_no, cover }) =>
      cover
        ? [
            {
              row_no,
              category: found.category,
              start_date: cover.from,
              end_date: cover.to,
              unit_price_fen: found.unit_price_fen,
              premium_fen: fen(0),
              refund_fen: fen(0),
              carried_fen: fen(0),
            },
          ]
        : [],
    ),
    carryOut: (tx_) => openAmendment(tx_, change.policy_change_id),
  };
}

/** The hash of what a person sees before confirming: whose name or number becomes what. */
function hashOf({ policy, start_date, sent, was, judged }: CorrectionAssessment): Buffer {
  const { what, policy_person_id } = sent;
  const isName = what === 'name';
  const text = correctionText({
    plan_version_id: policy.version.plan_version_id,
    start_date,
    policy_person_id,
    what,
    was: isName ? was.name : personKey(was.idtype, was.idcard),
    becomes: (isName ? judged.becomes?.name : judged.key) ?? '',
  });
  return createHash('sha256').update(text).digest();
}
