import { off as call } from '@app/contract/policy-changes/off-persons';
import { later } from '@app/domain/calendar/day';
import { lastCoveredDay } from '@app/domain/changes/ending';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { answerDraft } from './answer-draft.ts';
import type { OffAssessment } from './kinds/off/assess.ts';
import { draftRemoval } from './kinds/off/draft.ts';
import { headsLeft } from './rows/heads.ts';

export const offPersons = answer(call, (context) => {
  const { input, tx, now } = context;
  const { persons: leavers, reason: remark, ...wanted } = input;
  return answerDraft(
    context,
    leavers?.length ?? input.policy_person_ids?.length ?? 0,
    () => draftRemoval(context, { ...wanted, leavers, remark }),
    async (assessment) => {
      const { min_persons, refund_rule } = assessment.policy.version;
      return {
        refund_mode: refund_rule.refund_mode,
        last_covered_date: lastCoveredOf(assessment),
        min_persons_ok: flagOf((await headsLeft(tx, assessment, now)) >= min_persons),
      };
    },
  );
});

/** The last day on which any of them is covered. */
function lastCoveredOf({ judgements }: OffAssessment) {
  const days = judgements.flatMap(({ ends }) => (ends ? (lastCoveredDay(ends) ?? []) : []));
  return days.length === 0 ? null : days.reduce(later);
}
