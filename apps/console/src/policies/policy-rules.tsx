import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Card } from '../ui/page.tsx';
import type { PolicyDetail } from './policy-standing.tsx';
import type { PolicyText } from './policy-words.ts';
import { policyWords } from './words/words.ts';

/** The rules of a policy's plan as sentences. */
export function PolicyRules({ policy }: { policy: PolicyDetail }) {
  const text = useText(policyWords);
  const { formatDay, formatTime } = useFormat();
  const { earliest_start_date, lock_at } = policy.rules;
  return (
    <Card title={text('rules')}>
      <ul className="policy-rules">
        {rulesOf(policy, text).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {earliest_start_date && lock_at && (
        <p className="policy-next-start">
          {text('nextStart', { day: formatDay(earliest_start_date), time: formatTime(lock_at) })}
        </p>
      )}
    </Card>
  );
}

/** Each rule in a sentence: when cover begins, what comes back, who may take a seat, who may be in it. */
export function rulesOf(
  { rules, cover_binding }: Pick<PolicyDetail, 'rules' | 'cover_binding'>,
  text: PolicyText,
): readonly string[] {
  const start = text(startWords[rules.effective_mode], { time: rules.cutoff_time.slice(0, 5) });
  const later =
    rules.future_start_days_max > 0 ? [text('startLater', { count: rules.future_start_days_max })] : [];
  return [
    start,
    ...later,
    text(cover_binding === 'ON_SUBMIT' ? 'bindsOnSubmit' : 'bindsOnIssue'),
    text(refundWords[rules.refund_mode]),
    ...replaceRules(rules, text),
    text('ages', { min: rules.age_min, max: rules.age_max }),
    ...(rules.min_persons > 1 ? [text('minPersons', { count: rules.min_persons })] : []),
  ];
}

function replaceRules(
  { replace_mode, replace_limit, ...asked }: PolicyDetail['rules'],
  text: PolicyText,
): readonly string[] {
  if (replace_mode === 'NONE') return [text('replaceNone')];
  const often =
    replace_mode === 'UNLIMITED' || replace_limit === null
      ? text('replaceUnlimited')
      : text(replace_mode === 'PER_SEAT' ? 'replacePerSeat' : 'replacePerMonth', { count: replace_limit });
  return [
    often,
    ...(asked.replace_same_class === 1 ? [text('replaceSameClass')] : []),
    ...(asked.replace_same_company === 1 ? [text('replaceSameCompany')] : []),
    ...(asked.replace_served_days > 0 ? [text('replaceServed', { count: asked.replace_served_days })] : []),
  ];
}

const startWords = { NEXT_DAY: 'startNextDay', SAME_DAY: 'startSameDay' } as const;

const refundWords = {
  PRO_RATA: 'refundProRata',
  SHORT_RATE: 'refundShortRate',
  NONE: 'refundNone',
  NONE_AFTER_START: 'refundNoneAfterStart',
  MONTH_END_SETTLE: 'refundMonthEnd',
} as const;
