import { checkOff as call } from '@app/contract/policy-changes/check-off';
import { wordOffWarning } from '@app/contract/words/off-warnings';
import { startOfDay } from '@app/domain/calendar/shanghai';
import { offWarnings } from '@app/domain/changes/off-warnings';
import { answer } from '../platform/answer.ts';
import { countPolicyHeads } from '../policies/policies.ts';
import { assessLeavers } from './kinds/off/assess-leavers.ts';
import { rowDays } from './rows/assessment.ts';
import { headsLeft } from './rows/heads.ts';

/** The names of so many are told. */
const names_max = 20;

export const checkOff = answer(call, async (context) => {
  const { tx, input, now, today, language } = context;
  const assessment = await assessLeavers(context, input);
  const { policy, judgements } = assessment;
  const last = startOfDay(rowDays(assessment).last_start_date);
  const warnings = offWarnings(
    judgements.flatMap(({ ends }) => ends ?? []),
    {
      covered: await countPolicyHeads(tx, policy.policy_id, last > now ? last : now),
      left: await headsLeft(tx, assessment, now),
      min_persons: policy.version.min_persons,
      today,
    },
  );
  return warnings.map(({ code, level, detail, names }) => ({
    level,
    code,
    message: wordOffWarning(language, code, detail as never),
    count: 'count' in detail ? detail.count : judgements.length,
    names: names.slice(0, names_max),
  }));
});
