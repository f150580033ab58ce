import { type Day, later } from '@app/domain/calendar/day';
import { Button } from 'antd';
import { useState } from 'react';
import { type Desk, importWords } from '../../imports/imports.tsx';
import { formatYuan, useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import type { ActivePolicy } from '../../policies/policies.tsx';
import { useSummary } from '../../roster/roster.tsx';
import { ThenAndNow } from '../confirm/compare-table.tsx';
import { changeWords } from '../words/words.ts';
import '../confirm/confirm.css';

/** The start and the price that a person saw before the cut-off passed. */
export type SeenStart = { readonly start: Day; readonly now: Day; readonly premium_fen: number };

/** Notices that the start has moved by itself because a cut-off passed, with what was seen before. Nothing can be pressed until it was read. */
export function useMovedStart({ roster }: Desk, { policy, start }: { policy: ActivePolicy; start: Day }) {
  const [notice, setNotice] = useState<SeenStart | null>(null);
  const [seen, setSeen] = useState({
    policy_id: policy.policy_id,
    earliest: policy.earliest_start_date,
    start,
  });
  const { policy_id, earliest_start_date: earliest } = policy;

  if (seen.policy_id !== policy_id || seen.earliest !== earliest || seen.start !== start) {
    const hasPassed =
      seen.policy_id === policy_id &&
      seen.earliest !== null &&
      earliest !== null &&
      seen.earliest < earliest &&
      seen.start < earliest;
    setSeen({ policy_id, earliest, start });
    // The rows are judged by the new start after this: the old premium is still there.
    const { heads, premium_fen } = roster.summary();
    if (hasPassed && heads > 0)
      setNotice({
        start: notice?.start ?? seen.start,
        now: later(start, earliest),
        premium_fen: notice?.premium_fen ?? premium_fen,
      });
  }

  return { notice, seen: () => setNotice(null) };
}

/** The old and the new start and price, side by side, to be read before anything goes on. */
export function MovedStart({ notice, desk, onSeen }: { notice: SeenStart; desk: Desk; onSeen: () => void }) {
  const text = useText(changeWords);
  const listText = useText(importWords);
  const { formatDay } = useFormat();
  const { premium_fen, left } = useSummary(desk.roster);
  const rows = [
    [text('startDate'), formatDay(notice.start), formatDay(notice.now)],
    [text('premium'), formatYuan(notice.premium_fen), left > 0 ? '…' : formatYuan(premium_fen)],
  ] as const;
  return (
    <div className="confirm-obstacle" role="alert">
      <p>{listText('cutOffPassed')}</p>
      <ThenAndNow rows={rows} />
      <Button type="primary" disabled={left > 0} onClick={onSeen}>
        {listText('goOnWithStart', { day: formatDay(notice.now) })}
      </Button>
    </div>
  );
}
