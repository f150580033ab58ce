import { forecast as forecastCall } from '@app/contract/policy-changes/forecast-change';
import type { freeCount } from '@app/contract/policy-changes/free-count';
import type { Day } from '@app/domain/calendar/day';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { formatYuan, useFormat } from '../../../../platform/format.ts';
import { useMay } from '../../../../platform/me.ts';
import { useText } from '../../../../platform/text.ts';
import type { ActivePolicy } from '../../../../policies/policies.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/page.tsx';
import type { Forecast } from '../../../confirm/forecasts.ts';
import { alternativeOf } from './alternative.ts';
import { type BoardPair, withBlank } from './pairs.ts';
import { type Instead, useInstead } from './use-instead.ts';
import { boardWords } from './words/words.ts';

type Free = z.output<typeof freeCount.output>;

export type BoardKnown = {
  readonly policy: ActivePolicy;
  readonly free: Free | undefined;
  readonly pairs: readonly BoardPair[];
  readonly start: Day | undefined;
  readonly forecast: Forecast | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly isFresh: boolean;
};

/** What is free and how much of it is left with these pairs, what they cost, and the other way for those beyond it. */
export function BoardSummary({
  onTaken,
  ...known
}: BoardKnown & { onTaken: (pairs: readonly BoardPair[]) => void }) {
  const text = useText(boardWords);
  const { formatNumber } = useFormat();
  const { free, forecast } = known;
  const ok = forecast?.ok_count ?? 0;
  const left = free?.free_left == null ? null : Math.max(0, free.free_left - ok);
  return (
    <Card title={text('summary')}>
      <dl className="add-figures">
        <div>
          <dt>{text('inOrder')}</dt>
          <dd>{formatNumber(ok)}</dd>
        </div>
        <div>
          <dt>{text('freeLeft')}</dt>
          <dd aria-live="polite">{left === null ? text('unlimited') : formatNumber(left)}</dd>
        </div>
        <div>
          <dt>{text('costs')}</dt>
          <dd>{formatYuan(forecast?.premium_fen ?? 0)}</dd>
        </div>
      </dl>
      {free && <p>{free.rule_text}</p>}
      {free?.same_class === 1 && <p>{text('sameClass')}</p>}
      {free?.same_company === 1 && <p>{text('sameCompany')}</p>}
      {free && free.served_days > 0 && <p>{text('served', { count: free.served_days })}</p>}
      <Alternative {...known} onTaken={onTaken} />
    </Card>
  );
}

/** For the pairs that the plan does not let change places: removing and adding instead, with what it gives back and costs. */
function Alternative({
  policy,
  pairs,
  forecast,
  start,
  onTaken,
}: BoardKnown & { onTaken: (pairs: readonly BoardPair[]) => void }) {
  const text = useText(boardWords);
  const mayDraft = useMay(forecastCall);
  const { isBusy, draft } = useInstead(policy.policy_id, start ?? forecast?.start_date);
  const [made, setMade] = useState<Instead>();
  const { beyond, refund_fen, premium_fen } = alternativeOf(pairs, forecast);
  const press = async () => {
    const drafts = await draft(beyond);
    if (drafts === undefined) return;
    setMade(drafts);
    onTaken(withBlank(pairs.filter((pair) => !beyond.includes(pair))));
  };
  return (
    <>
      {mayDraft && beyond.length > 0 && (
        <div className="board-instead">
          <p>
            {text('instead', {
              count: beyond.length,
              back: formatYuan(refund_fen),
              cost: formatYuan(premium_fen),
            })}
          </p>
          <Button isBusy={isBusy} onClick={() => void press()}>
            {text('doInstead', { count: beyond.length })}
          </Button>
        </div>
      )}
      {made && (
        <output className="board-instead">
          <p>{text('insteadDrafted')}</p>
          <Link className="button" to="/policy/confirm" search={{ policy_change_id: made.removal }}>
            {text('toRemoval')}
          </Link>
          <Link className="button" to="/policy/confirm" search={{ policy_change_id: made.addition }}>
            {text('toAddition')}
          </Link>
        </output>
      )}
    </>
  );
}
