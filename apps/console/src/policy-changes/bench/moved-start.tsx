import { type OpenList, importWords } from '../../imports/imports.tsx';
import { formatYuan, useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { useRosterText, useSummary } from '../../roster/roster.tsx';
import { ThenAndNow } from '../confirm/compare-table.tsx';
import { Uncovered } from '../confirm/uncovered.tsx';
import { changeWords } from '../words/words.ts';
import type { SeenStart } from './use-moved-start.ts';
import { Button } from '../../ui/button.tsx';
import '../confirm/confirm.css';

/** The old and the new start and price, side by side, to be read before anything goes on. */
export function MovedStart({
  notice,
  list,
  onSeen,
}: {
  notice: SeenStart;
  list: OpenList;
  onSeen: () => void;
}) {
  const text = useText(changeWords);
  const listText = useText(importWords);
  const rowText = useRosterText(list.roster);
  const { formatDay } = useFormat();
  const { amount_fen, left } = useSummary(list.roster);
  const rows = [
    [text('startDate'), formatDay(notice.start), formatDay(notice.now)],
    [rowText('amount'), formatYuan(notice.amount_fen), left > 0 ? '…' : formatYuan(amount_fen)],
  ] as const;
  return (
    <div className="confirm-obstacle" role="alert">
      <p>{listText('cutOffPassed')}</p>
      <Uncovered seen={notice.start} now={notice.now} />
      <ThenAndNow rows={rows} />
      <Button kind="primary" disabled={left > 0} onClick={onSeen}>
        {listText('goOnWithStart', { day: formatDay(notice.now) })}
      </Button>
    </div>
  );
}
