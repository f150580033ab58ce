import { changeKinds } from '@app/domain/changes/kinds';
import { type Fen, fen, sum } from '@app/domain/money/money';
import type { Policy } from '../../policies/policies.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { findAmendment } from '../legs/amend.queries.ts';
import { dropAmendment, makeAmendment } from '../legs/amend.ts';
import { bringHome } from '../legs/bring-home.ts';
import { lockEnding, putBackCovers, settleEnds } from '../legs/end.queries.ts';
import { letFall } from '../legs/fall.ts';
import { findFollowing, lockFollowing } from '../legs/following.queries.ts';
import { lockOpened, updateOpened } from '../legs/legs.queries.ts';
import { settleNamesOf } from '../legs/names.queries.ts';
import { passOn } from '../legs/pass-on.ts';
import { resumeCovers } from '../legs/resume.queries.ts';
import type { StoredChange } from '../queries.ts';
import { hangingOn } from './hanging.ts';
import { type FinalAnswer, outcomesOf } from './outcomes.ts';

type Settled = {
  readonly failed: readonly { readonly row_no: number; readonly reason: string }[];
  readonly person_count: number;
  readonly charged_fen: Fen;
  readonly refused_covered_count: number;
  /** The changes of which no row is left: what they hang on came to nothing. */
  readonly over: readonly number[];
};

/**
 * What the answer makes of the covers that the change opens and ends, written down with what it makes of those that hang on them: who
 * failed, and what it costs in the end.
 */
export async function settleLegs(
  tx: EnterpriseTx,
  { policy_change_id, change_type }: StoredChange,
  answered: { readonly answer: FinalAnswer; readonly policy: Policy; readonly now: Date },
): Promise<Settled> {
  const { policy, now } = answered;
  await lockFollowing(tx, policy_change_id);
  const amendment = await findAmendment(tx, policy_change_id);
  const legs = {
    opened: await lockOpened(tx, policy_change_id),
    ending: await lockEnding(tx, policy_change_id),
    amends: amendment ? [amendedRow] : [],
  };
  const following = await findFollowing(
    tx,
    legs.opened.map((cover) => cover.policy_person_id),
  );
  const { moves } = changeKinds[change_type];
  const outcomes = outcomesOf(legs, { ...answered, moves });
  const { opened, failed, person_count } = outcomes;

  await updateOpened(tx, opened, now);
  const { goesOn, charged_fen } = await settleEnded(tx, policy_change_id, outcomes, { policy, now });
  const hanging = hangingOn(following, { ...outcomes, ending: legs.ending, moves, goesOn });
  await passOn(tx, policy, hanging.passed);
  const over = await letFall(tx, hanging.fallen, now);
  if (failed.length > 0) await settleNamesOf(tx, policy_change_id);
  if (amendment)
    await (failed.length === 0 ? makeAmendment(tx, amendment) : dropAmendment(tx, policy_change_id, now));
  const failedRows = new Set(failed.map(({ row_no }) => row_no));
  return {
    failed,
    person_count,
    charged_fen,
    // A plan that binds on issue covered nobody before.
    refused_covered_count: opened.filter(({ row_no, from }) => failedRows.has(row_no) && from !== null)
      .length,
    over,
  };
}

/** A correction is of one person. */
const amendedRow = 1;

/** The covers that the change ends: what they give back, where they go on or go back to, and what the change costs by that. */
async function settleEnded(
  tx: EnterpriseTx,
  policy_change_id: number,
  { opened, ended }: ReturnType<typeof outcomesOf>,
  { policy, now }: { readonly policy: Policy; readonly now: Date },
) {
  const given = ended.flatMap(({ policy_person_id, outcome }) =>
    outcome.state === 'ended' || outcome.state === 'resumed'
      ? [{ policy_person_id, refund_fen: outcome.refund_fen, until: outcome.until }]
      : [],
  );
  const resumed = ended.flatMap(({ policy_person_id, outcome }) =>
    outcome.state === 'resumed' && outcome.goes_on ? [{ policy_person_id, ...outcome.goes_on }] : [],
  );
  await settleEnds(tx, given, now);
  const goesOn = await resumeCovers(tx, resumed, now);
  const back = ended.flatMap(({ row_no, outcome }) =>
    outcome.state === 'put_back' || outcome.state === 'never' ? [row_no] : [],
  );
  if (back.length > 0) {
    await putBackCovers(tx, policy_change_id, back);
    await bringHome(tx, { policy_change_id, row_nos: back }, policy, now);
  }
  const paid_fen = sum([...opened, ...resumed].map(({ premium_fen }) => fen(premium_fen)));
  return { goesOn, charged_fen: fen(paid_fen - sum(given.map(({ refund_fen }) => refund_fen))) };
}
